package dev.singlet.examples.recipes.threeways;

import java.time.Instant;
import java.util.List;

/** The access patterns, which the three ways have in common. */
public interface Shop {

  /** Adds an order. */
  void place(String order, String customer, String country, Instant at);

  /**
   * Sends an open order.
   *
   * @throws dev.singlet.error.SingletException if it isn't open
   */
  void send(String order, String parcel, String carrier, Instant at);

  /** The orders of a customer since a time, the newest first. */
  List<String> ordersOf(String customer, Instant since);

  /** The orders of a country that are in a state, the oldest first. */
  List<String> orders(String country, State state);

  /** The parcels of a carrier since a time. */
  List<String> parcelsOf(String carrier, Instant since);
}
