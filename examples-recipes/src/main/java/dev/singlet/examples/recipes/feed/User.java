package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.PositiveOrZero;

/** A user, with the number of followers. */
@Entity
@LinkedKey(partition = "USER#{id}", sort = "USER")
public record User(String id, String name, @Default("0") @PositiveOrZero int followers)
    implements Social {}
