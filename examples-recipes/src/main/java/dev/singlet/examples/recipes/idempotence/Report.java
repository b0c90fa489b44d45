package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A report, with the number of the lock under which it was written. */
@Entity
@LinkedKey(partition = "REPORT#{name}", sort = "REPORT")
public record Report(String name, String text, long fence) implements Bank {}
