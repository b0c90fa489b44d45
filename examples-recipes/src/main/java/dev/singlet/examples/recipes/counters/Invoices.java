package dev.singlet.examples.recipes.counters;

import static dev.singlet.examples.recipes.counters.SequenceEntity.LAST;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Retry;
import java.math.BigDecimal;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Invoices with numbers that have no gaps. */
final class Invoices {

  private final TableClient counters;

  Invoices(TableClient counters) {
    this.counters = counters;
  }

  /**
   * Makes the invoice for an order. Called again for the same order, it gives the same invoice.
   *
   * @throws NoSuchElementException if the shop has no sequence
   */
  Invoice create(String order, String shop, BigDecimal total) {
    return Retry.fromRead(
        () -> {
          Optional<Invoice> made = counters.execute(InvoiceEntity.get(order).consistent());
          if (made.isPresent()) {
            return made.get();
          }
          long last = counters.execute(SequenceEntity.get(shop).consistent()).orElseThrow().last();
          Invoice invoice = new Invoice(order, shop, last + 1, total);
          counters.transact(
              InvoiceEntity.put(invoice).ifNotExists(),
              SequenceEntity.update(shop).last(last + 1).when(LAST.eq(last)));
          return invoice;
        });
  }

  /** A number for anything else, in one request. If its answer is lost, there is a gap. */
  long next(String shop) {
    return counters.execute(SequenceEntity.update(shop).incrementLast(1).returning(LAST));
  }
}
