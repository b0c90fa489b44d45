package dev.singlet.examples.recipes.unique;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A vote on an article. Each account has one, because the pair of both is the key. */
@Entity
@LinkedKey(name = "byArticle", partition = "ARTICLE#{article}", sort = "VOTE#{account}")
public record Vote(String article, String account, int stars) implements Site {}
