package dev.singlet.examples.recipes.outbox;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** Somebody has cancelled an order. */
@Entity
@LinkedKey(partition = "ORDER#{order}", sort = "EVENT#{number:pad(6)}")
public record OrderCancelled(
    String order, long number, String reason, @TimeToLive Instant expiresAt)
    implements OrderEvent {}
