package dev.singlet.examples.recipes.threeways.named;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Orders and parcels. Each access pattern has an index. */
@Table(
    name = "Named",
    indexes = {@Index("ordersByCustomer"), @Index("ordersByState"), @Index("parcelsByCarrier")})
public sealed interface Named permits Order, Parcel {}
