package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.PositiveOrZero;

/** An account with its money, which never goes below zero. */
@Entity
@LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
public record Account(String id, @PositiveOrZero long cents) implements Bank {}
