package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A user. */
@Entity
@LinkedKey(partition = "PERSON#{person}", sort = "A")
public record Person(String person, String name) implements PersonAndGroups {}
