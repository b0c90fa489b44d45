package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** The sum of all payments of an account. It is counted from the table's stream. */
@Entity
@LinkedKey(partition = "ACCOUNT#{account}", sort = "TOTAL")
public record Total(String account, @Default("0") long cents) implements Bank {}
