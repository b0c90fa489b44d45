package dev.singlet.it.entities;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.entities.model.Stockroom.Box;
import dev.singlet.it.entities.model.Stockroom.Log;
import dev.singlet.it.entities.model.Stockroom.Shelf;
import dev.singlet.it.entities.model.Stockroom.ShelfNumber;
import dev.singlet.it.entities.model.Stockroom.Weight;
import dev.singlet.it.entities.model.StockroomBoxEntity;
import dev.singlet.it.entities.model.StockroomLogEntity;
import dev.singlet.it.entities.model.StockroomShelfEntity;
import dev.singlet.it.entities.model.StockroomShelfNumberProjection;
import dev.singlet.it.entities.model.StockroomStoredCollection;
import dev.singlet.it.entities.model.StockroomTable;
import dev.singlet.it.entities.model.StockroomWeightProjection;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.scan.Scan;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** A table without an entity attribute: the primary key tells the entity of each item. */
class ToldByKeyTest {

  private static final Shelf FIRST = new Shelf("a", 1, "ann", null);
  private static final Shelf SECOND = new Shelf("a", 2, "ann", "wet");
  private static final Box RED = new Box("a", 1, 1, "ann", "red", 5);
  private static final Box BLUE = new Box("a", 1, 2, "ann", null, 7);
  private static final Box GREEN = new Box("a", 2, 3, "bob", "green", 9);

  /** Sort keys in the partition of an aisle that no entity writes. */
  private static final List<String> STRANGERS =
      List.of("SHELF#1", "SHELF#001#", "SHELF#001#BOX#1", "SHELF#00x", "SHELF#001#LID#001", "X");

  @RegisterExtension final LocalTable table = LocalTable.of(StockroomTable.SCHEMA);

  private TableClient stockroom;
  private AsyncTableClient asyncStockroom;

  @BeforeEach
  void fill() {
    stockroom = table.client();
    asyncStockroom = table.asyncClient();
    for (Shelf shelf : List.of(FIRST, SECOND)) {
      stockroom.execute(StockroomShelfEntity.put(shelf));
    }
    for (Box box : List.of(RED, BLUE, GREEN)) {
      stockroom.execute(StockroomBoxEntity.put(box));
    }
    stockroom.execute(StockroomLogEntity.put(new Log("a", 1)));
    STRANGERS.forEach(
        sort ->
            store(
                Map.of(
                    "PK", fromS("AISLE#a"),
                    "SK", fromS(sort),
                    "GSI1PK", fromS("OWNER#ann"),
                    "GSI1SK", fromS("a#" + sort),
                    "GSI2PK", fromS("OWNER#ann"),
                    "GSI2SK", fromS("a#" + sort))));
  }

  private void store(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  @Test
  void itemsHoldOnlyKeysAndAttributes() {
    assertThat(StockroomShelfEntity.toItem(SECOND))
        .containsOnlyKeys(
            "PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "aisle", "shelf", "owner", "note");
    assertThat(table.items()).contains(StockroomShelfEntity.toItem(SECOND));
  }

  @Test
  void queriesLeaveOutOtherItemsOfTheirRange() {
    QueryRequest request = StockroomShelfEntity.shelves("a").toRequest();

    assertThat(request.filterExpression()).isNull();
    assertThat(all(StockroomShelfEntity.shelves("a"))).containsExactly(FIRST, SECOND);
    assertThat(all(StockroomShelfEntity.shelves("a").shelf(between(1, 2))))
        .containsExactly(FIRST, SECOND);
    assertThat(all(StockroomBoxEntity.boxes("a"))).containsExactly(RED, BLUE, GREEN);
    assertThat(all(StockroomBoxEntity.byOwner("ann"))).containsExactly(RED, BLUE);
    assertThat(all(StockroomShelfEntity.byOwner("ann").reverse())).containsExactly(SECOND, FIRST);
    assertThat(stockroom.execute(StockroomShelfEntity.keysByOwner("ann").hydrate()).items())
        .containsExactly(FIRST, SECOND);
    assertThat(
            stockroom.execute(StockroomShelfEntity.keysByOwner("ann").hydrate().limit(1)).items())
        .containsExactly(FIRST);
    assertThat(stockroom.execute(StockroomShelfEntity.keysByOwner("ann").count())).isEqualTo(2);
    assertThat(stockroom.stream(StockroomTable.scan(StockroomShelfEntity.type())))
        .containsExactlyInAnyOrder(FIRST, SECOND);
  }

  private <T> List<T> all(Query<T> query) {
    List<T> all = asyncStockroom.execute(query).join().items();
    assertThat(stockroom.execute(query).items()).isEqualTo(all);
    assertThat(paged(query)).isEqualTo(all);
    assertThat(paged(query.pageSize(1))).isEqualTo(all);
    assertCounted(query, all.size());
    return all;
  }

  private <T> List<T> paged(Query<T> query) {
    List<T> items = new ArrayList<>();
    String token = null;
    do {
      Page<T> page = stockroom.execute(query.limit(1).from(token));
      assertThat(page.items()).hasSizeLessThanOrEqualTo(1);
      items.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return items;
  }

  private void assertCounted(Query<?> query, long size) {
    assertThat(stockroom.execute(query.count())).isEqualTo(size);
    assertThat(asyncStockroom.execute(query.count()).join()).isEqualTo(size);
    assertThat(stockroom.execute(query.pageSize(1).count())).isEqualTo(size);
    for (int limit = 1; limit <= size + 1; limit++) {
      assertThat(stockroom.execute(query.limit(limit).count())).isEqualTo(Math.min(limit, size));
    }
  }

  @Test
  void aCountReadsKeys() {
    QueryRequest request = StockroomShelfEntity.shelves("a").count().toRequest();

    assertThat(request.select()).isNull();
    assertThat(request.expressionAttributeNames()).containsValues("PK", "SK");
    assertThat(
            stockroom.execute(
                StockroomBoxEntity.boxes("a").filter(StockroomBoxEntity.WEIGHT.gt(6)).count()))
        .isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"100,1", "1,3"})
  void scansLeaveOutOtherItems(int pageSize, int segments) {
    assertScanned(
        StockroomTable.scan(StockroomShelfEntity.type()).pageSize(pageSize).segments(segments),
        List.of(FIRST, SECOND));
    assertScanned(
        StockroomTable.scan(StockroomStoredCollection.type()).pageSize(pageSize).segments(segments),
        List.of(FIRST, SECOND, RED, BLUE, GREEN));
    assertScanned(
        StockroomTable.scan(StockroomBoxEntity.type())
            .filter(StockroomBoxEntity.WEIGHT.gt(6))
            .project(StockroomWeightProjection.type())
            .pageSize(pageSize)
            .segments(segments),
        List.of(new Weight(7), new Weight(9)));
  }

  @ParameterizedTest
  @CsvSource({"100,1", "1,3"})
  void scansOfIndexesLeaveOutOtherItems(int pageSize, int segments) {
    assertScanned(
        StockroomTable.scanGsi1(StockroomBoxEntity.type()).pageSize(pageSize).segments(segments),
        List.of(RED, BLUE, GREEN));
    assertScanned(
        StockroomTable.scanGsi1().pageSize(pageSize).segments(segments),
        List.of(FIRST, SECOND, RED, BLUE, GREEN));
    assertScanned(
        StockroomTable.scanGsi2(StockroomShelfNumberProjection.type())
            .pageSize(pageSize)
            .segments(segments),
        List.of(new ShelfNumber(1), new ShelfNumber(2)));
  }

  private <T> void assertScanned(Scan<T> scan, List<? extends T> expected) {
    assertThat(stockroom.stream(scan)).containsExactlyInAnyOrderElementsOf(expected);
    Queue<T> given = new ConcurrentLinkedQueue<>();
    asyncStockroom.execute(scan.forEach(given::add)).join();
    assertThat(given).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(stockroom.execute(scan.count())).isEqualTo(expected.size());
    for (int limit = 1; limit <= expected.size() + 1; limit++) {
      int most = Math.min(limit, expected.size());
      assertThat(asyncStockroom.execute(scan.limit(limit).count()).join()).isEqualTo(most);
      assertThat(stockroom.execute(scan.limit(limit)).items()).hasSize(most);
    }
    List<T> ofPages = new ArrayList<>();
    stockroom
        .pages(scan.limit(1))
        .forEach(
            page -> {
              assertThat(page.items()).hasSizeLessThanOrEqualTo(1);
              ofPages.addAll(page.items());
            });
    assertThat(ofPages).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void aCountOfAScanReadsKeys() {
    ScanRequest request = StockroomTable.scan(StockroomShelfEntity.type()).count().toRequest();

    assertThat(request.select()).isNull();
    assertThat(request.filterExpression()).isNull();
    assertThat(request.projectionExpression()).isNotNull();
    assertThat(request.expressionAttributeNames().values()).containsExactlyInAnyOrder("PK", "SK");
    assertThat(StockroomTable.scanGsi1(StockroomShelfEntity.type()).count().toRequest().indexName())
        .isEqualTo("GSI1");
  }

  @Test
  void collectionsHoldTheItemsOfTheirEntities() {
    assertThat(all(StockroomStoredCollection.inAisle("a")))
        .containsExactly(FIRST, RED, BLUE, SECOND, GREEN);
    assertThat(all(StockroomStoredCollection.ofOwner("ann")))
        .containsExactlyInAnyOrder(FIRST, RED, BLUE, SECOND);
    assertThat(stockroom.stream(StockroomTable.scan()))
        .containsExactlyInAnyOrder(FIRST, RED, BLUE, SECOND, GREEN, new Log("a", 1));
  }

  @Test
  void aFilterOnOneEntityOfACollectionIsRefused() {
    assertThatThrownBy(
            () ->
                stockroom.execute(
                    StockroomStoredCollection.inAisle("a").filter(StockroomBoxEntity.WEIGHT.gt(6))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "Stored.inAisle can't be filtered by attributes of Box alone, because no attribute of"
                + " its items tells the entity. Query Box alone, or filter the items that are"
                + " read.");
  }

  @Test
  void projectionsReadTheKey() {
    assertThat(
            stockroom.execute(
                StockroomBoxEntity.get("a", 1, 1).project(StockroomWeightProjection.type())))
        .contains(new Weight(5));
    assertThat(
            stockroom
                .execute(StockroomBoxEntity.boxes("a").project(StockroomWeightProjection.type()))
                .items())
        .containsExactly(new Weight(5), new Weight(7), new Weight(9));
  }

  @Test
  void anItemIsReadByItsKey() {
    assertThat(StockroomTable.fromItem(StockroomLogEntity.toItem(new Log("a", 1))))
        .isEqualTo(new Log("a", 1));
    assertThat(StockroomStoredCollection.fromItem(StockroomBoxEntity.toItem(RED))).isEqualTo(RED);
    assertThatThrownBy(() -> StockroomShelfEntity.fromItem(StockroomBoxEntity.toItem(RED)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Shelf item PK=AISLE#a, SK=SHELF#001#BOX#001: has a key of no Shelf.");
    assertThatThrownBy(() -> StockroomTable.fromItem(Map.of("PK", fromS("AISLE#a"))))
        .isInstanceOf(UnreadableItemException.class);
  }

  @Test
  void writesGoOnWithoutAMark() {
    assertThat(stockroom.execute(StockroomBoxEntity.update("a", 1, 2).weight(8)).weight())
        .isEqualTo(8);
    stockroom.execute(StockroomBoxEntity.upsert("b", 1, 1, "ann", null));
    stockroom.execute(StockroomShelfEntity.update(SECOND, new Shelf("a", 2, "bob", null)));
    stockroom.transact(
        StockroomShelfEntity.check("a", 1).exists(),
        StockroomBoxEntity.delete("a", 2, 3),
        StockroomShelfEntity.put(new Shelf("b", 1, "ann", null)).ifNotExists());

    assertThat(table.items()).noneMatch(item -> item.containsKey("_et") || item.containsKey(""));
    assertThat(stockroom.stream(StockroomStoredCollection.inAisle("a")))
        .containsExactly(
            FIRST, RED, new Box("a", 1, 2, "ann", null, 8), new Shelf("a", 2, "bob", null));
    assertThat(stockroom.stream(StockroomStoredCollection.inAisle("b"))).hasSize(2);
    assertThatThrownBy(() -> stockroom.execute(StockroomShelfEntity.put(FIRST).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason())
                    .isEqualTo(ConditionFailedException.Reason.ALREADY_EXISTS));
    assertThatThrownBy(() -> stockroom.transact(StockroomShelfEntity.check("c", 1).exists()))
        .isInstanceOf(TransactionFailedException.class);
  }

  @Test
  void uniqueValuesAreKept() {
    Box second = new Box("b", 1, 1, "ann", "red", 1);

    assertThatThrownBy(() -> stockroom.execute(StockroomBoxEntity.put(second)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.UNIQUE));
    stockroom.execute(StockroomBoxEntity.update("a", 1, 1).code("pink"));
    stockroom.execute(StockroomBoxEntity.put(second));
    assertThat(stockroom.execute(StockroomBoxEntity.get("b", 1, 1))).contains(second);
  }

  @Test
  void batchesAndDeletesOfQueriesKeepToTheirEntity() {
    assertThat(
            stockroom
                .execute(
                    BatchGet.of(
                        StockroomBoxEntity.get("a", 1, 1), StockroomBoxEntity.get("a", 9, 9)))
                .items())
        .containsExactly(RED);

    stockroom.execute(StockroomShelfEntity.shelves("a").deleteAll());

    assertThat(stockroom.stream(StockroomStoredCollection.inAisle("a")))
        .containsExactly(RED, BLUE, GREEN);
    assertThat(table.items()).hasSize(3 + 2 + 1 + STRANGERS.size());
  }

  @Test
  void changesAreToldByTheirKeys() {
    Map<String, AttributeValue> before = StockroomBoxEntity.toItem(RED);
    Map<String, AttributeValue> after =
        StockroomBoxEntity.toItem(new Box("a", 1, 1, "bob", "red", 6));

    assertThat(StockroomTable.changes().read(before, after))
        .get()
        .isInstanceOf(ItemChange.Modified.class);
    assertThat(new ChangeReader<>(StockroomBoxEntity.type()).read(Map.of(), after)).isPresent();
    assertThat(new ChangeReader<>(StockroomShelfEntity.type()).read(before, after)).isEmpty();
  }

  @Test
  void itemsAreVerifiedAsTheirEntity() {
    ItemsReport report = stockroom.execute(VerifyItems.of(StockroomTable.type()));

    assertThat(report.uniqueValues()).isEqualTo(2);
    assertThat(report.entities())
        .extracting(each -> each.entity() + " " + each.items())
        .containsExactlyInAnyOrder("Shelf 2", "Box 3", "Log 1");
    assertThat(report.toString()).contains("fits no entity");
  }

  @Test
  void anItemOfNoneIsExplainedByTheNearestTemplate() {
    Map<String, AttributeValue> tooLong =
        new HashMap<>(StockroomShelfEntity.toItem(new Shelf("a", 3, "ann", null)));
    tooLong.put("SK", fromS("SHELF#1000"));
    tooLong.put("shelf", AttributeValue.fromN("1000"));
    store(tooLong);

    ItemsReport report =
        stockroom.execute(VerifyItems.of(StockroomTable.type()).keepSamples(STRANGERS.size() + 1));

    assertThat(report.others())
        .singleElement()
        .satisfies(
            others -> {
              assertThat(others.kind()).isEqualTo(ItemDifference.Kind.NO_TEMPLATE);
              assertThat(others.samples())
                  .extracting(sample -> sample.key() + ": " + sample.stored())
                  .hasSize(STRANGERS.size() + 1)
                  .contains(
                      "PK=AISLE#a, SK=SHELF#1000: fits no entity. For Shelf, SK is \"SHELF#1000\","
                          + " but the item's attributes make no key: [SGR0102] Shelf, key SK: shelf"
                          + " 1000 does not fit pad(3): 0 to 999.",
                      "PK=AISLE#a, SK=SHELF#1: fits no entity. For Shelf, SK is \"SHELF#1\", which"
                          + " is not of the form SHELF#\\d{3}",
                      "PK=AISLE#a, SK=SHELF#001#BOX#1: fits no entity. For Box, SK is"
                          + " \"SHELF#001#BOX#1\", which is not of the form"
                          + " SHELF#\\d{3}#BOX#\\d{3}");
            });
  }

  @Test
  void theDescriptorSaysSo() {
    assertThat(StockroomTable.describe().managed().entity()).isEmpty();
    assertThat(StockroomTable.describe().entities()).allMatch(EntityDescriptor::isToldByKey);
  }
}
