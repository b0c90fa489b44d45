package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.docs.model.Crate;
import dev.singlet.it.docs.model.CrateEntity;
import dev.singlet.it.docs.model.DepotTable;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.Desk.State;
import dev.singlet.it.tenants.model.Desk.Ticket;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.item.Put;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.retry.RetryMode;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/** Transactions of what they read: with tenants, with unique values, and on futures. */
class TransactFromReadsElsewhereTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DeskTable.SCHEMA);
  @RegisterExtension final LocalTable crates = LocalTable.of(DepotTable.SCHEMA);

  private final AtomicInteger runs = new AtomicInteger();

  private TableClient acme() {
    return table.client().forTenant("acme");
  }

  private AsyncTableClient acmeAsync() {
    return table.asyncClient().forTenant("acme");
  }

  @Test
  void seesTheItemsOfItsTenantOnly() {
    acme().execute(DeskAgentEntity.put(new Agent("ann", "ann@example.org")));

    assertThat(renamed(table.client().forTenant("other"), "new@example.org")).isEmpty();
    assertThat(renamed(acme(), "new@example.org")).contains("ann@example.org");
    assertThat(acme().execute(DeskAgentEntity.get("ann")))
        .contains(new Agent("ann", "new@example.org"));
  }

  /** Changes the address of an agent, and returns the old one. */
  private static Optional<String> renamed(TableClient client, String email) {
    return client.transact(
        tx -> {
          Optional<Agent> read = tx.read(DeskAgentEntity.get("ann"));
          read.ifPresent(agent -> tx.write(DeskAgentEntity.update("ann").email(email)));
          return read.map(Agent::email);
        });
  }

  @Test
  void keepsUniqueValuesThoughManyChangeThem() {
    acme().execute(DeskAgentEntity.put(new Agent("ann", "0@example.org")));
    // An attempt is in vain only if another transaction is made, so 12 are enough for each of 12.
    TableClient client = acme().withTransactionAttempts(12);

    List<String> before =
        IntStream.rangeClosed(1, 12)
            .parallel()
            .mapToObj(each -> renamed(client, each + "@example.org").orElseThrow())
            .toList();

    String last = acme().execute(DeskAgentEntity.get("ann")).orElseThrow().email();
    assertThat(before).as("each address was replaced once").doesNotHaveDuplicates().hasSize(12);
    assertThat(before).contains("0@example.org").doesNotContain(last);
    for (String free : before) {
      acme().execute(DeskAgentEntity.put(new Agent("bob" + free, free)).ifNotExists());
    }
    assertThatThrownBy(
            () -> acme().execute(DeskAgentEntity.put(new Agent("eve", last)).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void aTakenValueEndsIt() {
    acme().execute(DeskAgentEntity.put(new Agent("ann", "ann@example.org")));
    acme().execute(DeskAgentEntity.put(new Agent("bob", "bob@example.org")));

    assertThatThrownBy(() -> renamed(acme(), "bob@example.org"))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failures())
                    .extracting(TransactionFailure::condition)
                    .containsExactly(ConditionFailedException.Reason.UNIQUE));
  }

  @Test
  void runsOnFutures() {
    acme().execute(ticket(1));
    AsyncTableClient client = acmeAsync().withTransactionAttempts(10);

    List<CompletableFuture<Long>> votes =
        IntStream.range(0, 10).mapToObj(each -> vote(client)).toList();

    assertThat(votes.stream().map(CompletableFuture::join))
        .containsExactlyInAnyOrder(2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L);
    assertThat(acme().execute(DeskTicketEntity.get(1)).orElseThrow().votes()).isEqualTo(11);
  }

  private static Put<Ticket> ticket(long votes) {
    return DeskTicketEntity.put(new Ticket(1, State.OPEN, null, votes));
  }

  private CompletableFuture<Long> vote(AsyncTableClient client) {
    return client.transact(
        tx ->
            tx.read(DeskTicketEntity.get(1))
                .thenApply(
                    read -> {
                      runs.incrementAndGet();
                      long votes = read.orElseThrow().votes() + 1;
                      tx.write(DeskTicketEntity.update(1).votes(votes));
                      return votes;
                    }));
  }

  @Test
  void failsOnFuturesAsTheFunctionDoes() {
    assertThatThrownBy(() -> vote(acmeAsync()).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(
            () ->
                acmeAsync()
                    .transact(
                        tx -> {
                          throw new IllegalStateException("no");
                        })
                    .join())
        .hasCause(new IllegalStateException("no"));
    assertThatThrownBy(
            () ->
                acmeAsync()
                    .transact(
                        tx -> {
                          tx.write(DeskTicketEntity.delete(1));
                          return tx.read(DeskTicketEntity.get(1));
                        })
                    .join())
        .hasCauseInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(
            () ->
                acmeAsync()
                    .transact(
                        tx -> {
                          tx.write(DeskTicketEntity.delete(1), DeskTicketEntity.delete(1));
                          return CompletableFuture.completedFuture(1);
                        })
                    .join())
        .hasCauseInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void writesNothingIfItIsCancelled() {
    CompletableFuture<Long> held = new CompletableFuture<>();
    CompletableFuture<Long> result =
        acmeAsync()
            .transact(
                tx -> {
                  tx.write(ticket(1));
                  return held;
                });

    result.cancel(true);
    held.complete(1L);

    assertThat(table.items()).isEmpty();
  }

  @Test
  void whatAFunctionOnFuturesThrowsIsOfOneMoment() {
    String found =
        acmeAsync()
            .transact(
                tx ->
                    tx.read(DeskAgentEntity.get("ann"))
                        .thenCompose(
                            ann -> {
                              if (runs.incrementAndGet() == 1) {
                                acme()
                                    .transact(
                                        DeskAgentEntity.put(new Agent("ann", "a@example.org")),
                                        ticket(1));
                              }
                              return tx.read(DeskTicketEntity.get(1))
                                  .thenApply(
                                      read -> {
                                        if (read.isPresent() != ann.isPresent()) {
                                          throw new IllegalStateException("one without the other");
                                        }
                                        return ann.isPresent() ? "both" : "none";
                                      });
                            }))
            .join();

    assertThat(found).isEqualTo("both");
    assertThat(runs).hasValue(2);
  }

  @Test
  void anErrorOfALaterRunEndsItOnFutures() {
    acme().execute(ticket(1));
    AssertionError error = new AssertionError("no");

    assertThatThrownBy(
            () ->
                acmeAsync()
                    .transact(
                        tx -> {
                          if (runs.incrementAndGet() == 2) {
                            throw error;
                          }
                          return tx.read(DeskTicketEntity.get(1))
                              .thenApply(
                                  read -> {
                                    acme().execute(DeskTicketEntity.update(1).votes(5));
                                    tx.write(DeskTicketEntity.update(1).votes(2));
                                    return read;
                                  });
                        })
                    .orTimeout(30, TimeUnit.SECONDS)
                    .join())
        .hasCause(error);
  }

  @Test
  void aResultThatCanNotBeCheckedIsNotGiven() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
        DynamoDbAsyncClient dynamoDb =
            proxy.asyncClient(
                client ->
                    client.overrideConfiguration(
                        settings -> settings.retryStrategy(RetryMode.STANDARD)))) {
      proxy.inject(Fault.INTERNAL_ERROR).on(TransactGetItemsRequest.class).times(20);

      assertThatThrownBy(
              () ->
                  table
                      .asyncClient(dynamoDb)
                      .forTenant("acme")
                      .transact(
                          tx ->
                              tx.read(DeskAgentEntity.get("ann"))
                                  .thenCompose(ann -> tx.read(DeskTicketEntity.get(1))))
                      .join())
          .hasCauseInstanceOf(InternalServerErrorException.class);
    }
  }

  @Test
  void aPutGivesTheRecordWithItsVersionAndItsTime() {
    Crate given = CrateEntity.builder().id("7").grams(300).build();
    TableClient depot = crates.client();
    AsyncTableClient asyncDepot = crates.asyncClient();

    Crate first = depot.transact(tx -> tx.write(CrateEntity.put(given)));
    assertThat(depot.execute(CrateEntity.get("7"))).contains(first);
    Crate second =
        asyncDepot
            .transact(
                tx -> tx.read(CrateEntity.get("7")).thenApply(read -> tx.write(put(read, 400))))
            .join();
    assertThat(depot.execute(CrateEntity.get("7"))).contains(second);

    assertThat(List.of(given.version(), first.version(), second.version()))
        .containsExactly(0L, 1L, 2L);
    assertThat(second.grams()).isEqualTo(400);
  }

  private static Put<Crate> put(Optional<Crate> read, int grams) {
    return CrateEntity.put(CrateEntity.builder(read.orElseThrow()).grams(grams).build());
  }
}
