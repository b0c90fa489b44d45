package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** The requests of a client in a minute. DynamoDB deletes it later. */
@Entity
@LinkedKey(partition = "CLIENT#{client}", sort = "{minute:seconds}")
public record Window(
    String client, Instant minute, @TimeToLive Instant expiresAt, @Default("0") int requests)
    implements Counters {}
