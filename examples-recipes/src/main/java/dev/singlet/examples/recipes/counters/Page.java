package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A page with the number of its views. */
@Entity
@LinkedKey(partition = "PAGE#{page}", sort = "PAGE")
public record Page(String page, @Default("0") long views) implements Counters {}
