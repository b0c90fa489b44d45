package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(partition = "ORDER#{orderId}", sort = "MOVE#{number:pad(4)}#REFUSAL")
@LinkedKey(
    index = "GSI1",
    partition = "CUST#{customerId}",
    sort = "{placedAt}#REFUSAL#{orderId}#{number:pad(4)}")
public record Refusal(
    String orderId, String customerId, Instant placedAt, int number, String reason)
    implements Movement {}
