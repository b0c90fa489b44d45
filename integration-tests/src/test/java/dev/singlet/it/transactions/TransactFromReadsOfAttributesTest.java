package dev.singlet.it.transactions;

import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.NAME;
import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.OWNER;
import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.TEXT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Team;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.item.Get;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.AsyncOpenTransaction;
import dev.singlet.transaction.OpenTransaction;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Transactions for which only some attributes of an item must stay the same, or all after all. */
class TransactFromReadsOfAttributesTest {

  private static final Get<Repository> ONE = ForgeRepositoryEntity.get("one");

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void put() {
    table
        .client()
        .execute(ForgeRepositoryEntity.put(new Repository("one", "kim", 5, "a", Set.of())));
  }

  private void star() {
    table.client().execute(ForgeRepositoryEntity.update("one").incrementStars(1));
  }

  private void move() {
    table.client().execute(ForgeRepositoryEntity.update("one").owner("lee"));
  }

  private void describe() {
    table.client().execute(ForgeRepositoryEntity.update("one").text("b"));
  }

  /**
   * Reads, and puts a user. In the middle of the first run, the item changes.
   *
   * @return how often the function runs
   */
  private int runs(Consumer<OpenTransaction> reads, Runnable change) {
    runs.set(0);
    table
        .client()
        .transact(
            tx -> {
              reads.accept(tx);
              if (runs.incrementAndGet() == 1) {
                change.run();
              }
              tx.write(ForgeUserEntity.put(new User("kim", null)));
              return null;
            });
    return runs.get();
  }

  private int asyncRuns(
      Function<AsyncOpenTransaction, CompletableFuture<?>> reads, Runnable change) {
    runs.set(0);
    table
        .asyncClient()
        .transact(
            tx ->
                reads
                    .apply(tx)
                    .thenApply(
                        read -> {
                          if (runs.incrementAndGet() == 1) {
                            change.run();
                          }
                          return tx.write(ForgeUserEntity.put(new User("kim", null)));
                        }))
        .join();
    return runs.get();
  }

  @Test
  void otherAttributesMayChangeOnFuturesToo() {
    assertThat(asyncRuns(tx -> tx.read(ONE, OWNER, TEXT), this::star)).isEqualTo(1);
    assertThat(asyncRuns(tx -> tx.read(ONE, OWNER, TEXT), this::move)).isEqualTo(2);
    assertThat(asyncRuns(tx -> tx.read(ONE, OWNER, TEXT), this::describe)).isEqualTo(2);
  }

  @Test
  void theItemMayNotDisappear() {
    Runnable delete = () -> table.client().execute(ForgeRepositoryEntity.delete("one"));

    assertThat(runs(tx -> tx.read(ONE, NAME), delete)).isEqualTo(2);
    assertThat(runs(tx -> tx.read(ONE, NAME), this::put)).as("nor appear").isEqualTo(2);
  }

  @Test
  void anItemThatIsAlsoReadWholeIsComparedAsAWhole() {
    for (Consumer<OpenTransaction> reads :
        List.<Consumer<OpenTransaction>>of(
            tx -> {
              tx.read(ONE, OWNER);
              tx.read(ONE);
            },
            tx -> {
              tx.read(ONE);
              tx.read(ONE, OWNER);
            },
            tx -> {
              tx.read(ONE, OWNER);
              tx.read(ONE, ForgeUserEntity.get("kim"));
            },
            tx -> {
              tx.read(ONE, OWNER);
              tx.read(List.of(ONE));
            },
            tx -> {
              tx.read(List.of(ONE));
              tx.read(ONE, OWNER);
            })) {
      assertThat(runs(reads, this::star)).isEqualTo(2);
    }
  }

  @Test
  void readsOfSeveralAttributesCompareAllOfThem() {
    Consumer<OpenTransaction> reads =
        tx -> {
          tx.read(ONE, OWNER);
          tx.read(ONE, TEXT);
        };

    assertThat(runs(reads, this::star)).isEqualTo(1);
    assertThat(runs(reads, this::move)).isEqualTo(2);
    assertThat(runs(reads, this::describe)).isEqualTo(2);
  }

  @Test
  void anItemOfAnotherEntityIsComparedThoughItIsNotGiven() {
    table.client().execute(ForgeTeamEntity.put(new Team("core", 3)));
    Consumer<OpenTransaction> reads =
        tx -> assertThat(tx.read(ForgeUserEntity.get("core"))).isEmpty();

    assertThat(runs(reads, () -> {})).isEqualTo(1);
    assertThat(runs(reads, () -> table.client().execute(ForgeTeamEntity.update("core").size(4))))
        .isEqualTo(2);
  }
}
