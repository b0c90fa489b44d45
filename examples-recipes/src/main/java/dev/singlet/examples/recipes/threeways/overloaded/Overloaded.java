package dev.singlet.examples.recipes.threeways.overloaded;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Orders and parcels. An index has other keys for each entity. */
@Table(
    name = "Overloaded",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Overloaded permits Order, Parcel {}
