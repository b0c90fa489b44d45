package dev.singlet.it.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.hooks.model.Ledger.Account;
import dev.singlet.it.hooks.model.Ledger.Owner;
import dev.singlet.it.hooks.model.LedgerAccountEntity;
import dev.singlet.it.hooks.model.LedgerOwnerEntity;
import dev.singlet.it.hooks.model.LedgerTable;
import dev.singlet.it.hooks.model.OwnerHook;
import dev.singlet.operation.Operation;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Hooks, and sources of the context, of writes that are transactions. */
class HooksInTransactionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  private final AtomicInteger asked = new AtomicInteger();

  @BeforeEach
  void count() {
    OwnerHook.CALLS.set(0);
  }

  private TableClient client(DynamoDbClient dynamoDb) {
    return table.client(dynamoDb).forTenant("t").with(LedgerTable.user(this::user));
  }

  private String user() {
    asked.incrementAndGet();
    return "ann";
  }

  private <R> R execute(boolean isAsync, Operation<R> operation) {
    if (!isAsync) {
      return client(table.dynamoDb()).execute(operation);
    }
    try {
      return table
          .asyncClient()
          .forTenant("t")
          .with(LedgerTable.user("ann"))
          .execute(operation)
          .join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private static Owner owner(String account, String mail) {
    return new Owner(account, mail, "ann");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatAHookGivesIsReserved(boolean isAsync) {
    Owner kim = execute(isAsync, LedgerOwnerEntity.put(owner("a", "KIM")));
    assertThat(kim).isEqualTo(owner("a", "kim"));
    assertTaken(isAsync, LedgerOwnerEntity.put(owner("b", "Kim")));

    assertThat(execute(isAsync, LedgerOwnerEntity.update(kim, owner("a", "LEE"))))
        .isEqualTo(owner("a", "lee"));
    assertThat(execute(isAsync, LedgerOwnerEntity.put(owner("b", "Kim"))))
        .isEqualTo(owner("b", "kim"));
    assertTaken(isAsync, LedgerOwnerEntity.update(owner("b", "kim"), owner("b", "Lee")));
    BatchWriteResult batch =
        execute(isAsync, BatchWrite.of(LedgerOwnerEntity.put(owner("c", "Lee"))));
    assertThat(batch.refused()).hasSize(1);

    // Such an update has no record, so no hook sees its value.
    assertThat(execute(isAsync, LedgerOwnerEntity.update("b").mail("Lee")))
        .isEqualTo(owner("b", "Lee"));
    assertThat(table.items()).hasSize(4);
  }

  private void assertTaken(boolean isAsync, Operation<Owner> write) {
    assertThatThrownBy(() -> execute(isAsync, write))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.UNIQUE));
  }

  @Test
  void aTransactionThatIsSentAgainHasTheSameRecords() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);
      client(proxy.client()).execute(LedgerOwnerEntity.put(owner("a", "KIM")));
      assertCalledAndAsked(1);

      proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);
      client(proxy.client())
          .transact(
              LedgerOwnerEntity.put(owner("b", "LEE")),
              LedgerAccountEntity.put(new Account("b", "", 0)));
      assertCalledAndAsked(1);
      assertThat(proxy.count(Fault.TRANSACTION_CONFLICT)).isEqualTo(4);
    }
  }

  @Test
  void aPutOverAnItemThatOthersChangeHasTheSameRecord() {
    client(table.dynamoDb()).execute(LedgerOwnerEntity.put(owner("a", "kim")));
    assertCalledAndAsked(1);
    TableClient others = client(table.dynamoDb());
    Runnable change = once(() -> others.execute(LedgerOwnerEntity.update("a").mail("lee")));

    client(AfterRequest.of(table.dynamoDb(), "getItem", change))
        .execute(LedgerOwnerEntity.put(owner("a", "ZED")));

    assertThat(OwnerHook.CALLS).hasValue(1);
    assertThat(table.items()).hasSize(2);
    assertThat(others.execute(LedgerOwnerEntity.put(owner("b", "kim"))).mail()).isEqualTo("kim");
    assertThat(others.execute(LedgerOwnerEntity.put(owner("c", "lee"))).mail()).isEqualTo("lee");
  }

  @Test
  void aFunctionThatRunsAgainMakesItsRecordsAgain() {
    TableClient others = client(table.dynamoDb());
    others.execute(LedgerAccountEntity.put(new Account("a", "one", 0)));
    Runnable change = once(() -> others.execute(LedgerAccountEntity.update("a").text("two")));

    Owner written =
        client(AfterRequest.of(table.dynamoDb(), "getItem", change))
            .transact(
                tx -> {
                  Account read = tx.read(LedgerAccountEntity.get("a")).orElseThrow();
                  return tx.write(
                      LedgerOwnerEntity.put(owner("a", read.text().toUpperCase(Locale.ROOT))));
                });

    assertThat(written).isEqualTo(owner("a", "two"));
    assertThat(asked).hasValue(2);
    assertThat(others.execute(LedgerOwnerEntity.get("a"))).contains(written);
  }

  private static Runnable once(Runnable action) {
    AtomicInteger runs = new AtomicInteger();
    return () -> {
      if (runs.getAndIncrement() == 0) {
        action.run();
      }
    };
  }

  private void assertCalledAndAsked(int times) {
    assertThat(OwnerHook.CALLS).hasValue(times);
    assertThat(asked).hasValue(times);
    OwnerHook.CALLS.set(0);
    asked.set(0);
  }
}
