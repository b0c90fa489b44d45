package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The four tables on DynamoDB Local, and programs on them. */
final class MoveFixture implements BeforeEachCallback, AfterEachCallback {

  static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final LocalTable customers = LocalTable.of(CustomersTable.SCHEMA);
  private final LocalTable orders = LocalTable.of(OrdersTable.SCHEMA);
  private final LocalTable lines = LocalTable.of(OrderLinesTable.SCHEMA);
  private final LocalTable shop = LocalTable.of(ShopTable.SCHEMA);

  @Override
  public void beforeEach(ExtensionContext context) {
    all().forEach(table -> table.beforeEach(context));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    all().forEach(table -> table.afterEach(context));
  }

  private Stream<LocalTable> all() {
    return Stream.of(customers, orders, lines, shop);
  }

  String customersTable() {
    return customers.tableName();
  }

  Tables tables() {
    return tables(DynamoDbLocal.shared());
  }

  Tables tables(DynamoDbClient dynamoDb) {
    return new Tables(
        customers.client(dynamoDb),
        orders.client(dynamoDb),
        lines.client(dynamoDb),
        shop.client(dynamoDb));
  }

  /** A program that reads the phase at each call. */
  Storefront storefront() {
    return storefront(tables());
  }

  static Storefront storefront(Tables tables) {
    return new Storefront(
        tables, new Phases(tables.shop(), "m1", Duration.ZERO, InstantSource.system()));
  }

  /** A program that learns the phase when the clock says so. */
  Storefront storefront(InstantSource clock) {
    return new Storefront(
        tables(), new Phases(tables().shop(), "m1", Duration.ofMinutes(1), clock));
  }

  /** A program that others are quicker than: they do this after each of its refused writes. */
  Storefront storefrontAmid(Runnable others) {
    TableClient observed =
        tables()
            .shop()
            .withListener(
                report -> {
                  if (report.failure() != null) {
                    others.run();
                  }
                });
    return storefront(new Tables(customers.client(), orders.client(), lines.client(), observed));
  }

  Mover mover() {
    return mover(tables());
  }

  static Mover mover(Tables tables) {
    return new Mover(tables, "m1", Duration.ZERO, 2);
  }

  /** Goes forward to a phase. */
  void moveTo(Phase phase) {
    Phase reached =
        tables().shop().execute(MoveEntity.get("m1")).map(Move::phase).orElse(Phase.OLD);
    while (reached != phase) {
      reached = mover().forward(NOON);
    }
  }

  /** Three customers, two orders, and four lines. */
  void fill() {
    Storefront old = storefront();
    Stream.of("c1", "c2", "c3").forEach(id -> old.register(id, "Name of " + id));
    old.place("o1", "c1", NOON);
    old.place("o2", "c2", NOON.plusSeconds(1));
    for (int number = 1; number <= 3; number++) {
      old.addLine("o1", number, "tea", number);
    }
    old.addLine("o2", 1, "cup", 6);
  }

  /** Returns the items of the one table, with the marks. */
  List<Versioned<?>> inShop() {
    return tables().all().stream().flatMap(MoveFixture::items).toList();
  }

  private static <R, N extends Versioned<N>> Stream<Versioned<?>> items(Moved<R, N> moved) {
    return moved.shop().stream(moved.mapping().scan()).map(item -> (Versioned<?>) item);
  }

  /** Returns the items of the old tables. */
  List<Versioned<?>> inRows() {
    return tables().all().stream().flatMap(MoveFixture::rows).toList();
  }

  private static <R, N extends Versioned<N>> Stream<Versioned<?>> rows(Moved<R, N> moved) {
    return moved.rows().stream(moved.mapping().scanRows()).map(moved.mapping()::item);
  }
}
