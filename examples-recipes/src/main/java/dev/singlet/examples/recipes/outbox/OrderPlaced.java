package dev.singlet.examples.recipes.outbox;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** Somebody has placed an order. */
@Entity
@LinkedKey(partition = "ORDER#{order}", sort = "EVENT#{number:pad(6)}")
public record OrderPlaced(
    String order, long number, String customer, long cents, @TimeToLive Instant expiresAt)
    implements OrderEvent {}
