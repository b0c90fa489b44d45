package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** What all payments of an account come to. It is counted from the table's stream. */
@Entity
@LinkedKey(partition = "ACCOUNT#{account}", sort = "TOTAL")
public record Total(String account, @Default("0") long cents) implements Bank {}
