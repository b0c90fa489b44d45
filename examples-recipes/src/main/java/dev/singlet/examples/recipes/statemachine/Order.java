package dev.singlet.examples.recipes.statemachine;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** An order. While somebody has to do something for it, it is in the index. */
@Entity
@LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
@LinkedKey(
    name = "byState",
    purpose = "Orders that wait in a state, the longest first.",
    index = "GSI1",
    partition = "ORDERS#{state}",
    sort = "{since}#{id}",
    when = "state in (PLACED, PAID, SHIPPED)")
public record Order(String id, OrderState state, Instant since) implements Work {}
