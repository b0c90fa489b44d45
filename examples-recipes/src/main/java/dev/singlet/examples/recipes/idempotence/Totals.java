package dev.singlet.examples.recipes.idempotence;

import dev.singlet.TableClient;
import dev.singlet.stream.ItemChange;
import java.time.Duration;
import java.time.Instant;

/** Adds up payments from the table's stream, which can give a record twice. */
final class Totals {

  private static final Duration KEPT = Duration.ofDays(7);

  private final TableClient bank;

  Totals(TableClient bank) {
    this.bank = bank;
  }

  /**
   * Adds a payment to the total of its account.
   *
   * @return whether it was added; false if the change isn't a new payment, or was seen before
   */
  boolean add(ItemChange<Payment> change, Instant now) {
    if (!(change instanceof ItemChange.Inserted<Payment> inserted)) {
      return false;
    }
    Payment payment = inserted.item();
    return bank.tryTransact(
        CountedEntity.put(new Counted(payment.request(), now.plus(KEPT))).ifNotExists(),
        TotalEntity.upsert(payment.account()).incrementCents(payment.cents()));
  }
}
