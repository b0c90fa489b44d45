package dev.singlet.examples.recipes.threeways.plain;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Orders and parcels. The key attributes of indexes are their own attributes. */
@Table(
    name = "Plain",
    indexes = {
      @Index(
          value = "ordersByCustomer",
          partitionKey = "customer",
          sortKey = {"placedAt", "id"}),
      @Index(
          value = "ordersByState",
          partitionKey = {"country", "state"},
          sortKey = {"placedAt", "id"}),
      @Index(
          value = "parcelsByCarrier",
          partitionKey = "carrier",
          sortKey = {"sentAt", "id"})
    })
public sealed interface Plain permits Order, Parcel {}
