package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeLabelProjection;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.it.transactions.model.WarehouseBoxEntity;
import dev.singlet.item.Get;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.TransactedItems;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Transactions that read several items at one moment. */
class TransactFromReadsOfSeveralTest {

  private static final Get<Repository> ONE = ForgeRepositoryEntity.get("one");

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void put() {
    table
        .client()
        .execute(ForgeRepositoryEntity.put(new Repository("one", "kim", 0, null, Set.of())));
    table.client().execute(ForgeStarEntity.put(new Star("one", "user1")));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private TableClient client() {
    return table.client(proxy.client());
  }

  private AsyncTableClient asyncClient() {
    return table.asyncClient(proxy.asyncClient());
  }

  private static List<Get<Star>> stars(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(n -> ForgeStarEntity.get("one", "user" + n))
        .toList();
  }

  /** Counts the stars that were read. In the middle of the first run, another one appears. */
  private ForgeRepositoryEntity.Update counted(List<Get<Star>> stars, TransactedItems items) {
    if (runs.incrementAndGet() == 1) {
      table.client().execute(ForgeStarEntity.put(new Star("one", "user2")));
    }
    long count = stars.stream().filter(star -> items.get(star).isPresent()).count();
    return ForgeRepositoryEntity.update("one").stars(count);
  }

  private void assertCounted() {
    assertThat(table.client().execute(ONE).orElseThrow().stars()).isEqualTo(2);
    assertThat(runs).hasValue(2);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(2);
    assertThat(proxy.requests(GetItemRequest.class)).isZero();
  }

  @Test
  void areGivenAsACollection() {
    List<Get<Star>> stars = stars(3);

    client()
        .transact(
            tx -> {
              tx.write(counted(stars, tx.read(stars)));
              return null;
            });

    assertCounted();
  }

  @Test
  void areGivenAsACollectionOnFutures() {
    List<Get<Star>> stars = stars(3);

    asyncClient()
        .transact(
            tx ->
                tx.read(stars)
                    .thenApply(
                        items -> {
                          tx.write(counted(stars, items));
                          return items;
                        }))
        .join();

    assertCounted();
  }

  @Test
  void areReadAtOneMomentOnFutures() {
    List<Get<Star>> stars = stars(3);

    asyncClient()
        .transact(
            tx ->
                tx.read(stars.get(0), stars.get(1), stars.get(2))
                    .thenApply(
                        items -> {
                          tx.write(counted(stars, items));
                          return items;
                        }))
        .join();

    assertCounted();
  }

  @Test
  void areReadOnce() {
    List<Get<Star>> stars = stars(2);

    TransactedItems again =
        asyncClient()
            .transact(
                tx ->
                    tx.read(stars)
                        .thenCompose(all -> tx.read(stars.get(0)))
                        .thenCompose(one -> tx.read(stars)))
            .join();

    assertThat(again.get(stars.get(0))).contains(new Star("one", "user1"));
    assertThat(again.get(stars.get(1))).isEmpty();
    assertThat(proxy.requests()).isEqualTo(1);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        Arguments.of(List.of(), "[SGR0110] A transaction is empty. Give it a get."),
        Arguments.of(
            List.of(ONE, ForgeUserEntity.get("kim"), ForgeTeamEntity.get("kim")),
            "[SGR0110] Transaction refused: get 2 and get 3, Get[Team ACCOUNT#kim / ACCOUNT], read"
                + " the same item, and DynamoDB takes one operation for an item. Leave one out."),
        Arguments.of(
            stars(101),
            "[SGR0110] Transaction refused: its 101 gets are more than the 100 that DynamoDB takes;"
                + " get 101, Get[Star REPO#one / STAR#user101], is the first one too many. Split it"
                + " into several transactions."),
        Arguments.of(
            List.of(stars(1).get(0), ONE.project(ForgeLabelProjection.type())),
            "[SGR0110] Get[Repository REPO#one / REPO]: a transaction compares whole items, and this get"
                + " reads a part of one. Leave out project(...)."),
        Arguments.of(
            List.of(ONE, WarehouseBoxEntity.get("1")),
            "[SGR0106] Get 2 of a transaction, Get[Box BOX#1 / BOX], belongs to the table"
                + " Warehouse, and get 1 to Forge. Add it with that table's client: .and(client, ...)."));
  }

  @ParameterizedTest
  @MethodSource
  void refused(List<Get<?>> gets, String message) {
    assertThatThrownBy(() -> client().transact(tx -> tx.read(gets)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> asyncClient().transact(tx -> tx.read(gets)).join())
        .cause()
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(message);

    assertThat(proxy.requests()).isZero();
  }

  @Test
  void aPartOfAnItemIsRefusedAloneToo() {
    assertThatThrownBy(
            () -> client().transact(tx -> tx.read(ONE.project(ForgeLabelProjection.type()))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0110] Get[Repository REPO#one / REPO]: a transaction compares whole items, and this get"
                + " reads a part of one. Leave out project(...).");
  }

  @Test
  void comeBeforeWrites() {
    String message =
        "[SGR0110] Get[Star REPO#one / STAR#user1] comes after a write of its transaction. It would"
            + " not see that write. Read all items first.";

    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.write(ForgeUserEntity.put(new User("kim", null)));
                          return tx.read(stars(2));
                        }))
        .hasMessage(message);
    assertThatThrownBy(
            () ->
                asyncClient()
                    .transact(
                        tx -> {
                          tx.write(ForgeUserEntity.put(new User("kim", null)));
                          return tx.read(stars(2));
                        })
                    .join())
        .cause()
        .hasMessage(message);
  }

  @Test
  void areComparedIfTheyAreAHundredOfTwoMoments() {
    assertThat(readByHalves(100)).containsExactly(true, true);
    assertThat(runs).hasValue(2);
  }

  @Test
  void areNotComparedIfTheyAreMoreAndNothingIsWritten() {
    assertThat(readByHalves(101)).containsExactly(false, true);
    assertThat(runs).hasValue(1);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
  }

  /**
   * Reads stars by two requests. Between them in the first run, the second and the last star
   * appear.
   *
   * @return which of the two the function saw
   */
  private List<Boolean> readByHalves(int count) {
    List<Get<Star>> stars = stars(count);
    Get<Star> last = stars.get(count - 1);
    return client()
        .transact(
            tx -> {
              TransactedItems first = tx.read(stars.subList(0, 50));
              if (runs.incrementAndGet() == 1) {
                table
                    .client()
                    .transact(
                        ForgeStarEntity.put(new Star("one", "user2")),
                        ForgeStarEntity.put(new Star("one", "user" + count)));
              }
              TransactedItems second = tx.read(stars.subList(50, count));
              return List.of(first.get(stars.get(1)).isPresent(), second.get(last).isPresent());
            });
  }
}
