package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A person who writes comments. */
@Entity
@LinkedKey(partition = "AUTHOR#{id}", sort = "AUTHOR")
public record Author(String id, String name) implements Forum {}
