package dev.singlet.examples.recipes.threeways.overloaded;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.examples.recipes.threeways.State;
import java.time.Instant;

/** An order. */
@Entity
@LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
@LinkedKey(
    name = "byCustomer",
    index = "GSI1",
    partition = "CUSTOMER#{customer}",
    sort = "{placedAt}#{id}")
@LinkedKey(
    name = "byState",
    index = "GSI2",
    partition = "STATE#{country}#{state}",
    sort = "{placedAt}#{id}")
public record Order(String id, String customer, String country, State state, Instant placedAt)
    implements Overloaded {}
