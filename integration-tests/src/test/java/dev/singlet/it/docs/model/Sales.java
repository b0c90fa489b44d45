package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** A table for what is read together, whose keys and indexes are named by meaning. */
@Table(
    name = "Sales",
    partitionKey = "buyer",
    sortKey = "entry",
    indexes =
        @Index(
            value = "salesByState",
            partitionKey = "state",
            sortKey = {"soldAt", "number"},
            sortKeyType = {ScalarType.S, ScalarType.S}))
public sealed interface Sales {

  @ItemCollection(name = "ofBuyer")
  sealed interface BuyerItem extends Sales permits Buyer, Sale {}

  @Entity
  @LinkedKey(partition = "{buyer}", sort = "BUYER")
  record Buyer(String buyer, String email) implements BuyerItem {}

  @Entity
  @LinkedKey(name = "sales", partition = "{buyer}", sort = "SALE#{number}")
  @LinkedKey(
      name = "inState",
      index = "salesByState",
      partition = "{state}",
      sort = {"{soldAt}", "{number}"})
  record Sale(String buyer, String number, Bakery.State state, Instant soldAt)
      implements BuyerItem {}
}
