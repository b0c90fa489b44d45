package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** The last number that a shop gave to an invoice; 0 when it opens. */
@Entity
@LinkedKey(partition = "SHOP#{shop}", sort = "SEQUENCE")
public record Sequence(String shop, long last) implements Counters {}
