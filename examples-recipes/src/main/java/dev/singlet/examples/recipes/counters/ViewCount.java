package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.PositiveOrZero;

/** A part of the views of a page. The sum of all parts is their number. */
@Entity
@LinkedKey(name = "byPage", partition = "VIEWS#{page}", sort = "{part:pad(2)}")
public record ViewCount(String page, @PositiveOrZero @Max(99) int part, @Default("0") long views)
    implements Counters {}
