package dev.singlet.examples.recipes.threeways.plain;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A parcel with an order. */
@Entity
@LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
@LinkedKey(
    name = "byCarrier",
    index = "parcelsByCarrier",
    partition = "{carrier}",
    sort = {"{sentAt}", "{id}"})
public record Parcel(String id, String order, String carrier, Instant sentAt) implements Plain {}
