package dev.singlet.examples.recipes.idempotence;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import java.time.Duration;
import java.util.Map;

/** A payment that is asked for twice, a total that sees it twice, and two programs with a lock. */
public final class IdempotenceRecipe implements Recipe {

  @Override
  public String name() {
    return "idempotence";
  }

  @Override
  public String summary() {
    return "requests that come twice, stream records that come twice, a lock with a lease";
  }

  @Override
  public void run(Steps steps) {
    TableClient bank = steps.table(BankTable.SCHEMA);
    Payment payment = pay(steps, bank, new Payments(bank));
    count(steps, bank, new Totals(bank), payment);
    lock(steps, bank, new Locks(bank, Duration.ofMinutes(90)));
  }

  private static Payment pay(Steps steps, TableClient bank, Payments payments) {
    steps.step("An account", () -> bank.execute(AccountEntity.put(new Account("a1", 1000))));
    Payment payment = steps.step("A payment", () -> payments.pay("r1", "a1", 700));
    steps.step("The same request again", () -> payments.pay("r1", "a1", 700));
    steps.step("Its id with another amount", () -> other(payments));
    steps.refused("Another request, for more than there is", () -> payments.pay("r2", "a1", 700));
    return payment;
  }

  private static String other(Payments payments) {
    try {
      return payments.pay("r1", "a1", 5).toString();
    } catch (OtherRequestException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private static void count(Steps steps, TableClient bank, Totals totals, Payment payment) {
    ItemChange<Payment> change =
        new ChangeReader<>(PaymentEntity.type())
            .read(Map.of(), PaymentEntity.toItem(payment))
            .orElseThrow();
    steps.step("The payment comes from the stream", () -> totals.add(change, steps.now()));
    steps.step("It comes again", () -> totals.add(change, steps.now()));
    steps.step("The total", () -> bank.execute(TotalEntity.get("a1")));
  }

  private static void lock(Steps steps, TableClient bank, Locks locks) {
    Lock first =
        steps
            .step("A program takes a lock", () -> locks.take("daily", "p1", steps.now()))
            .orElseThrow();
    steps.step("Another one doesn't get it", () -> locks.take("daily", "p2", steps.now()));
    steps.step("The first one renews it", () -> locks.renew(first, steps.now()));
    steps.step("An hour later it is still taken", () -> locks.take("daily", "p2", steps.now()));
    Lock second =
        steps
            .step(
                "The lease ends, and the other one takes it",
                () -> locks.take("daily", "p2", steps.now()))
            .orElseThrow();
    steps.step("It writes its report", () -> locks.write(second, "daily", "new"));
    steps.step("The first one, which didn't notice", () -> locks.write(first, "daily", "old"));
    steps.step("The lock is free again", () -> locks.free(second, steps.now()));
    steps.step("The report", () -> bank.execute(ReportEntity.get("daily")));
  }
}
