package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** Says that a payment is in the total. It is kept longer than a stream keeps its records. */
@Entity
@LinkedKey(partition = "COUNTED#{request}", sort = "COUNTED")
public record Counted(String request, @TimeToLive Instant expiresAt) implements Bank {}
