package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** One table for all, whose keys say nothing by their names. */
@Table(name = "Bakery", indexes = @Index("GSI1"))
public sealed interface Bakery {

  @ItemCollection(name = "ofBuyer")
  sealed interface BuyerItem extends Bakery permits Buyer, Sale {}

  @Entity
  @LinkedKey(partition = "BUYER#{buyer}", sort = "BUYER")
  record Buyer(String buyer, String email) implements BuyerItem {}

  @Entity
  @LinkedKey(name = "sales", partition = "BUYER#{buyer}", sort = "SALE#{number}")
  @LinkedKey(
      name = "inState",
      index = "GSI1",
      partition = "STATE#{state}",
      sort = "{soldAt}#{number}")
  record Sale(String buyer, String number, State state, Instant soldAt) implements BuyerItem {}

  @Entity
  @LinkedKey(partition = "BREAD#{bread}", sort = "BREAD")
  record Bread(String bread, int cents) implements Bakery {}

  /** What is done with a sale. */
  enum State {
    ORDERED,
    BAKED
  }
}
