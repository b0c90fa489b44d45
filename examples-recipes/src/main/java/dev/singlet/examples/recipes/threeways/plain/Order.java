package dev.singlet.examples.recipes.threeways.plain;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.examples.recipes.threeways.State;
import java.time.Instant;

/** An order. */
@Entity
@LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
@LinkedKey(
    name = "byCustomer",
    index = "ordersByCustomer",
    partition = "{customer}",
    sort = {"{placedAt}", "{id}"})
@LinkedKey(
    name = "byState",
    index = "ordersByState",
    partition = {"{country}", "{state}"},
    sort = {"{placedAt}", "{id}"})
public record Order(String id, String customer, String country, State state, Instant placedAt)
    implements Plain {}
