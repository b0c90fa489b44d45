package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A lock that somebody has until a time. Its number grows each time that it is taken. */
@Entity
@LinkedKey(partition = "LOCK#{name}", sort = "LOCK")
public record Lock(String name, String owner, Instant until, @Default("0") long fence)
    implements Bank {}
