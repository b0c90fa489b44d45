package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A comment on an article. */
@Entity
@LinkedKey(name = "onArticle", partition = "ARTICLE#{article}", sort = "COMMENT#{id}")
public record Comment(String article, String id, String author, String text) implements Forum {}
