package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.PositiveOrZero;

/** A group, with the number of its members. */
@Entity
@LinkedKey(partition = "GROUP#{group}", sort = "GROUP#{group}")
public record Group(String group, String title, @Default("0") @PositiveOrZero int members)
    implements Community {}
