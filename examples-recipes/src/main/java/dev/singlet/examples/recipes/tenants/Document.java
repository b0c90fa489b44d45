package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A document. */
@Entity
@LinkedKey(partition = "DOCUMENT#{id}", sort = "DOCUMENT")
public record Document(String id, String title, String text) implements DocumentItems {}
