package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A user. */
@Entity
@LinkedKey(partition = "PERSON#{person}", sort = "PERSON#{person}")
public record Person(String person, String name) implements Community {}
