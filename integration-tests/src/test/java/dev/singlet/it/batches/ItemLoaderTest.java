package dev.singlet.it.batches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.AsyncTableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.extras.ItemLoader;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.unreadable.model.Orders.Line;
import dev.singlet.it.unreadable.model.Orders.Order;
import dev.singlet.it.unreadable.model.Orders.Quantity;
import dev.singlet.it.unreadable.model.OrdersLineEntity;
import dev.singlet.it.unreadable.model.OrdersOrderEntity;
import dev.singlet.it.unreadable.model.OrdersQuantityProjection;
import dev.singlet.it.unreadable.model.OrdersTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.listener.RequestReport;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Gets that come one by one, and the requests that they become. */
class ItemLoaderTest {

  private static final int LINES = 250;

  @RegisterExtension
  final LocalTable orders =
      LocalTable.of(OrdersTable.SCHEMA)
          .seed(
              client -> {
                List<BatchableWrite> puts = new ArrayList<>();
                puts.add(OrdersOrderEntity.put(new Order("a", "ann")));
                IntStream.rangeClosed(1, LINES)
                    .forEach(number -> puts.add(OrdersLineEntity.put(line(number))));
                client.execute(BatchWrite.of(puts)).orThrow();
              });

  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  private final List<RequestReport> reports = new CopyOnWriteArrayList<>();

  private static Line line(int number) {
    return new Line("a", number, "pen", number);
  }

  private AsyncTableClient client() {
    return orders.asyncClient().withListener(reports::add);
  }

  /** Returns a loader that sends only what is full or flushed. */
  private ItemLoader loader() {
    return patient(client());
  }

  private static ItemLoader patient(AsyncTableClient client) {
    return ItemLoader.of(client).within(Duration.ofDays(1));
  }

  private static CompletableFuture<Optional<Line>> load(ItemLoader loader, int number) {
    return loader.load(OrdersLineEntity.get("a", number));
  }

  private static <R> R result(CompletableFuture<R> future) throws Exception {
    return future.get(20, TimeUnit.SECONDS);
  }

  private static Throwable failure(CompletableFuture<?> future) throws Exception {
    return result(future.handle((done, failure) -> failure));
  }

  @Test
  void theGetsOfManyThreadsBecomeFullRequests() throws Exception {
    ItemLoader loader = loader();
    Queue<CompletableFuture<Boolean>> areOwn = new ConcurrentLinkedQueue<>();
    List<Callable<Boolean>> loads = new ArrayList<>();
    for (int number = 1; number <= LINES; number++) {
      int own = number;
      loads.add(() -> areOwn.add(load(loader, own).thenApply(Optional.of(line(own))::equals)));
    }
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      assertThat(threads.invokeAll(loads, 20, TimeUnit.SECONDS)).noneMatch(Future::isCancelled);
    } finally {
      threads.shutdownNow();
    }
    loader.flush();

    assertThat(areOwn).hasSize(LINES);
    for (CompletableFuture<Boolean> isOwn : areOwn) {
      assertThat(result(isOwn)).isTrue();
    }
    assertThat(reports)
        .extracting(RequestReport::itemsReturned)
        .containsExactlyInAnyOrder(100, 100, 50);
    assertThat(reports).extracting(RequestReport::action).containsOnly("BatchGetItem");
    assertThat(reports).extracting(RequestReport::operation).containsOnly("BatchGet");
  }

  @Test
  void aLoadIsSentWithoutFlushAfterTheMoment() throws Exception {
    assertThat(result(load(ItemLoader.of(client()), 7))).contains(line(7));
    assertThat(reports).hasSize(1);
  }

  @Test
  void aBatchThatIsFullIsSentAtOnce() throws Exception {
    ItemLoader loader = loader().upTo(2);

    CompletableFuture<Optional<Line>> first = load(loader, 1);
    CompletableFuture<Optional<Line>> second = load(loader, 2);
    CompletableFuture<Optional<Line>> third = load(loader, 3);

    assertThat(result(first)).contains(line(1));
    assertThat(result(second)).contains(line(2));
    assertThat(third).isNotDone();
    assertThat(reports).hasSize(1);
  }

  @Test
  void anItemIsReadOnce() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> first = load(loader, 1);
    CompletableFuture<Optional<Line>> second = load(loader, 1);
    loader.flush();
    assertThat(result(first)).contains(line(1));
    assertThat(result(second)).contains(line(1));

    assertThat(result(load(loader, 1))).contains(line(1));

    assertThat(reports).extracting(RequestReport::itemsReturned).containsExactly(1);
  }

  @Test
  void anItemThatDoesNotExistIsEmptyAndReadOnceToo() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> missing = load(loader, 900);
    CompletableFuture<Optional<Line>> other = load(loader, 1);
    loader.flush();

    assertThat(result(missing)).isEmpty();
    assertThat(result(other)).contains(line(1));
    assertThat(result(load(loader, 900))).isEmpty();
    assertThat(reports).hasSize(1);
  }

  @Test
  void entitiesShareARequestAndProjectionsAndConsistencyHaveTheirOwn() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Order>> order = loader.load(OrdersOrderEntity.get("a"));
    CompletableFuture<Optional<Line>> whole = load(loader, 1);
    CompletableFuture<Optional<Quantity>> part =
        loader.load(OrdersLineEntity.get("a", 1).project(OrdersQuantityProjection.type()));
    CompletableFuture<Optional<Line>> consistent =
        loader.load(OrdersLineEntity.get("a", 1).consistent());
    loader.flush();

    assertThat(result(order)).contains(new Order("a", "ann"));
    assertThat(result(whole)).contains(line(1));
    assertThat(result(part)).contains(new Quantity(1, 1));
    assertThat(result(consistent)).contains(line(1));
    assertThat(reports)
        .extracting(RequestReport::itemsReturned, RequestReport::readUnits)
        .containsExactlyInAnyOrder(tuple(2, 1.0), tuple(1, 0.5), tuple(1, 1.0));
  }

  @Test
  void anItemIsReadAgainAfterItIsForgotten() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> before = load(loader, 1);
    CompletableFuture<Optional<Quantity>> partBefore =
        loader.load(OrdersLineEntity.get("a", 1).project(OrdersQuantityProjection.type()));
    loader.flush();
    assertThat(result(before)).contains(line(1));
    assertThat(result(partBefore)).contains(new Quantity(1, 1));
    orders.client().execute(OrdersLineEntity.update("a", 1).quantity(12));

    loader.forget(OrdersLineEntity.get("a", 1));
    CompletableFuture<Optional<Line>> after = load(loader, 1);
    CompletableFuture<Optional<Quantity>> partAfter =
        loader.load(OrdersLineEntity.get("a", 1).project(OrdersQuantityProjection.type()));
    loader.flush();

    assertThat(result(after)).map(Line::quantity).contains(12);
    assertThat(result(partAfter)).map(Quantity::quantity).contains(12);
    assertThat(reports).hasSize(4);
  }

  @Test
  void aGetThatWaitsIsNotForgotten() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> first = load(loader, 1);
    loader.forget(OrdersLineEntity.get("a", 1));
    CompletableFuture<Optional<Line>> second = load(loader, 1);
    loader.flush();

    assertThat(result(first)).contains(line(1));
    assertThat(result(second)).contains(line(1));
    assertThat(reports).extracting(RequestReport::itemsReturned).containsExactly(1);
  }

  @Test
  void anItemThatCannotBeReadFailsOnlyItsFuture() throws Exception {
    Map<String, AttributeValue> spoiled =
        new HashMap<>(OrdersLineEntity.put(line(2)).toRequest().item());
    spoiled.put("quantity", AttributeValue.createS("two"));
    orders.dynamoDb().putItem(put -> put.tableName(orders.tableName()).item(spoiled));
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> first = load(loader, 1);
    CompletableFuture<Optional<Line>> unreadable = load(loader, 2);
    CompletableFuture<Optional<Line>> skipped =
        loader.load(OrdersLineEntity.get("a", 2).onUnreadable(ReadPolicy.skip()));
    loader.flush();

    assertThat(result(first)).contains(line(1));
    assertThat(result(skipped)).isEmpty();
    assertThat(failure(unreadable)).isInstanceOf(UnreadableItemException.class);
    assertThat(reports).hasSize(1);
  }

  @Test
  void aCallerWhoCancelsEndsNoOther() throws Exception {
    ItemLoader loader = loader();
    CompletableFuture<Optional<Line>> cancelled = load(loader, 1);
    CompletableFuture<Optional<Line>> same = load(loader, 1);
    CompletableFuture<Optional<Line>> other = load(loader, 2);

    cancelled.cancel(true);
    loader.flush();

    assertThat(result(same)).contains(line(1));
    assertThat(result(other)).contains(line(2));
    assertThat(cancelled).isCancelled();
  }

  @Test
  void aStageCanLoadFurtherItems() throws Exception {
    ItemLoader loader = loader().upTo(1);

    CompletableFuture<Optional<Order>> order =
        load(loader, 1)
            .thenCompose(
                line -> loader.load(OrdersOrderEntity.get(line.map(Line::order).orElseThrow())));

    assertThat(result(order)).contains(new Order("a", "ann"));
    assertThat(reports).hasSize(2);
  }

  @Test
  void aLoaderReadsItemsOfOneTenant() throws Exception {
    Agent kim = new Agent("kim", "kim@example.com");
    desk.client().forTenant("acme").execute(DeskAgentEntity.put(kim));
    ItemLoader acme = ItemLoader.of(desk.asyncClient().forTenant("acme"));
    ItemLoader other = ItemLoader.of(desk.asyncClient().forTenant("other"));
    ItemLoader none = ItemLoader.of(desk.asyncClient());

    assertThat(result(acme.load(DeskAgentEntity.get("kim")))).contains(kim);
    assertThat(result(other.load(DeskAgentEntity.get("kim")))).isEmpty();
    assertThat(failure(none.load(DeskAgentEntity.get("kim"))))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.TENANT_REQUIRED));
  }

  @Test
  void anItemOfAnotherTableIsRefused() {
    ItemLoader loader = loader();

    assertThatThrownBy(loader.load(DeskAgentEntity.get("kim"))::join)
        .cause()
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE));
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> loader.forget(DeskAgentEntity.get("kim")))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE));
  }

  @Test
  void settingsAreChecked() {
    ItemLoader loader = ItemLoader.of(client());

    assertThatThrownBy(() -> loader.upTo(0)).hasMessageContaining("upTo(0): give 1 to 100 keys.");
    assertThatThrownBy(() -> loader.upTo(101)).hasMessageContaining("upTo(101)");
    assertThatThrownBy(() -> loader.within(Duration.ZERO))
        .hasMessageContaining("within(PT0S): give a duration of more than zero.");
    assertThatThrownBy(() -> loader.retryFor(Duration.ofMillis(-1)))
        .hasMessageContaining("retryFor(PT-0.001S)");
  }
}
