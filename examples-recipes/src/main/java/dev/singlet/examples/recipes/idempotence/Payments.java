package dev.singlet.examples.recipes.idempotence;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import java.util.Optional;

/** Pays. */
final class Payments {

  private final TableClient bank;

  Payments(TableClient bank) {
    this.bank = bank;
  }

  /**
   * Pays once for each request. Asked again, it gives the same payment.
   *
   * @throws OtherRequestException if the request was for another payment
   * @throws TransactionFailedException if the account isn't there or has less money
   */
  Payment pay(String request, String account, long cents) {
    Payment payment =
        PaymentEntity.builder().request(request).account(account).cents(cents).build();
    try {
      bank.transact(
          PaymentEntity.put(payment).ifNotExists(),
          AccountEntity.update(account).decrementCents(cents));
    } catch (TransactionFailedException failed) {
      Payment made = made(failed).orElseThrow(() -> failed);
      if (!made.isSameAs(payment)) {
        throw new OtherRequestException(made);
      }
      return made;
    }
    return bank.execute(PaymentEntity.get(request).consistent()).orElseThrow();
  }

  /** The payment that was there, if that is why the transaction failed. */
  private static Optional<Payment> made(TransactionFailedException failed) {
    return failed.failures().stream()
        .filter(f -> f.condition() == ConditionFailedException.Reason.ALREADY_EXISTS)
        .findFirst()
        .flatMap(f -> f.existing(PaymentEntity.type()));
  }
}
