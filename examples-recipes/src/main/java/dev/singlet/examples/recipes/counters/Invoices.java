package dev.singlet.examples.recipes.counters;

import static dev.singlet.examples.recipes.counters.SequenceEntity.LAST;

import dev.singlet.TableClient;
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
    return counters.transact(
        tx -> {
          Optional<Invoice> made = tx.read(InvoiceEntity.get(order));
          if (made.isPresent()) {
            return made.get();
          }
          long number = tx.read(SequenceEntity.get(shop)).orElseThrow().last() + 1;
          Invoice invoice = new Invoice(order, shop, number, total);
          tx.write(InvoiceEntity.put(invoice), SequenceEntity.update(shop).last(number));
          return invoice;
        });
  }

  /** A number for anything else, in one request. If its answer is lost, there is a gap. */
  long next(String shop) {
    return counters.execute(SequenceEntity.update(shop).incrementLast(1).returning(LAST));
  }
}
