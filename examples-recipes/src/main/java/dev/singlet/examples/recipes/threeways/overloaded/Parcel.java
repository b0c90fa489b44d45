package dev.singlet.examples.recipes.threeways.overloaded;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A parcel with an order. */
@Entity
@LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
@LinkedKey(
    name = "byCarrier",
    index = "GSI1",
    partition = "CARRIER#{carrier}",
    sort = "{sentAt}#{id}")
public record Parcel(String id, String order, String carrier, Instant sentAt)
    implements Overloaded {}
