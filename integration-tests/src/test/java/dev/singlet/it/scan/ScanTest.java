package dev.singlet.it.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.scan.model.DepotTable;
import dev.singlet.it.scan.model.Part;
import dev.singlet.it.scan.model.PartEntity;
import dev.singlet.it.scan.model.Shelf;
import dev.singlet.it.scan.model.ShelfEntity;
import dev.singlet.it.scan.model.StoredCollection;
import dev.singlet.it.scan.model.Tool;
import dev.singlet.it.scan.model.ToolEntity;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.PageTokens;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanPage;
import dev.singlet.scan.ScanProgress;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

class ScanTest {

  private static final int PARTS = 60;

  @RegisterExtension static final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  /** Stops a scan in the middle. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @BeforeAll
  static void store() {
    TableClient depot = table.client();
    for (int number = 1; number <= PARTS; number++) {
      depot.execute(PartEntity.put(new Part(number, number % 10)));
    }
    for (int id = 1; id <= 20; id++) {
      depot.execute(ShelfEntity.put(new Shelf(id)));
      depot.execute(ToolEntity.put(new Tool(1000 + id)));
    }
    put("ITEM#61", Map.of("_et", "Piece"), Map.of("number", "61", "weight", "1"));
    put("OTHER", Map.of("_et", "Program"), Map.of());
    put("NOBODY", Map.of(), Map.of());
  }

  /** An item that this model did not write. */
  private static void put(String key, Map<String, String> texts, Map<String, String> numbers) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", AttributeValue.createS(key));
    item.put("SK", AttributeValue.createS(key.startsWith("ITEM") ? "ITEM" : key));
    texts.forEach((name, text) -> item.put(name, AttributeValue.createS(text)));
    numbers.forEach((name, number) -> item.put(name, AttributeValue.createN(number)));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static List<Integer> allParts() {
    return IntStream.rangeClosed(1, PARTS + 1).boxed().toList();
  }

  @Test
  void aScanOfAnEntityAsksForItUnderAllItsNames() {
    ScanRequest request = DepotTable.scan(PartEntity.type()).toRequest();

    assertThat(request.tableName()).isEqualTo("DepotTable");
    assertThat(request.filterExpression()).isEqualTo("#et IN (:et0, :et1)");
    assertThat(request.expressionAttributeNames()).containsEntry("#et", "_et");
    assertThat(request.expressionAttributeValues())
        .containsEntry(":et0", AttributeValue.createS("Part"))
        .containsEntry(":et1", AttributeValue.createS("Piece"));
    assertThat(request.totalSegments()).isNull();
    assertThat(request.consistentRead()).isNull();
    assertThat(request.returnConsumedCapacity()).isNull();
  }

  @Test
  void optionsBecomePartsOfTheRequest() {
    ScanRequest request =
        DepotTable.scan(PartEntity.type()).segments(4).pageSize(7).consistent().toRequest();

    assertThat(request.segment()).isZero();
    assertThat(request.totalSegments()).isEqualTo(4);
    assertThat(request.limit()).isEqualTo(7);
    assertThat(request.consistentRead()).isTrue();
  }

  @Test
  void anEntityACollectionAndTheTableAreScanned() {
    TableClient depot = table.client();

    assertThat(depot.stream(DepotTable.scan(PartEntity.type())))
        .extracting(Part::number)
        .hasSize(PARTS + 1);
    assertThat(depot.stream(DepotTable.scan(StoredCollection.type()))).hasSize(PARTS + 21);
    assertThat(depot.stream(DepotTable.scan())).hasSize(PARTS + 41).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 16, 100})
  void everyItemIsGivenOnceForAnyNumberOfSegments(int segments) {
    TableClient depot = table.client();
    List<Integer> numbers = new ArrayList<>();

    ScanProgress done =
        depot.execute(
            DepotTable.scan(PartEntity.type())
                .segments(segments)
                .pageSize(3)
                .forEach(part -> numbers.add(part.number())));

    assertThat(numbers).containsExactlyInAnyOrderElementsOf(allParts());
    assertThat(done.items()).isEqualTo(PARTS + 1);
    assertThat(done.itemsRead()).isEqualTo(table.items().size());
    assertThat(done.segmentsDone()).isEqualTo(segments);
    assertThat(done.capacityUnits()).isPositive();
    assertThat(done.checkpoint()).isNull();
    assertThat(depot.stream(DepotTable.scan(PartEntity.type()).segments(segments).pageSize(3)))
        .extracting(Part::number)
        .containsExactlyInAnyOrderElementsOf(allParts());
  }

  @Test
  void segmentsAreReadAtOnceOnAnExecutor() {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Queue<Integer> numbers = new ConcurrentLinkedQueue<>();
      Set<String> names = ConcurrentHashMap.newKeySet();

      table
          .client()
          .withExecutor(threads)
          .execute(
              DepotTable.scan(PartEntity.type())
                  .segments(8)
                  .pageSize(2)
                  .forEach(
                      part -> {
                        numbers.add(part.number());
                        names.add(Thread.currentThread().getName());
                      }));

      assertThat(numbers).containsExactlyInAnyOrderElementsOf(allParts());
      assertThat(names).hasSizeGreaterThan(1);
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void anAsyncClientScansToo() {
    AsyncTableClient depot =
        DepotTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(table.tableName());
    Queue<Integer> numbers = new ConcurrentLinkedQueue<>();

    ScanProgress done =
        depot
            .execute(
                DepotTable.scan(PartEntity.type())
                    .segments(5)
                    .pageSize(3)
                    .forEach(part -> numbers.add(part.number())))
            .join();

    assertThat(numbers).containsExactlyInAnyOrderElementsOf(allParts());
    assertThat(done.segmentsDone()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void stoppedAnywhereItGoesOnFromItsLastCheckpoint(long seed) {
    Random random = new Random(seed);
    int segments = 1 + random.nextInt(6);
    int pageSize = 1 + random.nextInt(5);
    TableClient depot = table.client();
    List<Integer> numbers = new ArrayList<>();
    @Nullable String checkpoint = null;
    int repeatable = 0;
    for (boolean isDone = false; !isDone; ) {
      int stopAfter = 1 + random.nextInt(15);
      List<Integer> given = new ArrayList<>();
      List<@Nullable String> checkpoints = new ArrayList<>();
      checkpoints.add(checkpoint);
      Scan<Part> scan =
          DepotTable.scan(PartEntity.type()).segments(segments).pageSize(pageSize).from(checkpoint);
      try {
        depot.execute(
            scan.forEach(
                    part -> {
                      if (given.size() == stopAfter) {
                        throw new Stop();
                      }
                      given.add(part.number());
                    })
                .onProgress(progress -> checkpoints.add(progress.checkpoint())));
        isDone = true;
      } catch (Stop stop) {
        repeatable += pageSize - 1;
      }
      numbers.addAll(given);
      checkpoint = checkpoints.get(checkpoints.size() - 1);
    }

    assertThat(new HashSet<>(numbers)).containsExactlyInAnyOrderElementsOf(allParts());
    assertThat(numbers.size() - (PARTS + 1)).isBetween(0, repeatable);
  }

  @Test
  void aPageLeadsToTheNext() {
    TableClient depot = table.client();
    List<Integer> numbers = new ArrayList<>();

    ScanPage<Part> page =
        depot.execute(DepotTable.scan(PartEntity.type()).segments(2).pageSize(10));
    page.items().forEach(part -> numbers.add(part.number()));
    assertThat(page.itemsRead()).isEqualTo(10);
    while (page.hasNext()) {
      page =
          depot.execute(
              DepotTable.scan(PartEntity.type()).segments(2).pageSize(10).from(page.checkpoint()));
      page.items().forEach(part -> numbers.add(part.number()));
    }

    assertThat(numbers).containsExactlyInAnyOrderElementsOf(allParts());
  }

  @Test
  void progressGrowsFromPageToPage() {
    List<ScanProgress> told = new ArrayList<>();

    ScanProgress done =
        table
            .client()
            .execute(
                DepotTable.scan(PartEntity.type())
                    .segments(3)
                    .pageSize(10)
                    .forEach(part -> {})
                    .onProgress(told::add));

    assertThat(told).hasSize((int) done.requests());
    assertThat(told).extracting(ScanProgress::itemsRead).isSorted();
    assertThat(told).extracting(ScanProgress::capacityUnits).isSorted();
    assertThat(told).extracting(ScanProgress::segmentsDone).isSorted();
    assertThat(told.get(told.size() - 1)).isEqualTo(done);
    assertThat(told.subList(0, told.size() - 1)).allMatch(each -> each.checkpoint() != null);
  }

  @Test
  void aFilterConcernsItsEntityOnly() {
    TableClient depot = table.client();

    assertThat(depot.stream(DepotTable.scan(PartEntity.type()).filter(PartEntity.WEIGHT.eq(3))))
        .hasSize(6);
    assertThat(
            depot.stream(DepotTable.scan(StoredCollection.type()).filter(PartEntity.WEIGHT.eq(3))))
        .hasSize(26);
    assertThat(depot.stream(DepotTable.scan(PartEntity.type()).filter(PartEntity.NUMBER.eq(3))))
        .containsExactly(new Part(3, 3));
  }

  @Test
  void whatIsDeletedOrWrittenMeanwhileHurtsNothing() {
    TableClient depot = table.client().withTableName(table.tableName());
    depot.execute(PartEntity.put(new Part(901, 1)));
    Set<Integer> numbers = new HashSet<>();
    List<ScanPage<Part>> pages = new ArrayList<>();

    depot
        .pages(DepotTable.scan(PartEntity.type()).segments(3).pageSize(5))
        .forEach(
            page -> {
              page.items().forEach(part -> numbers.add(part.number()));
              depot.execute(PartEntity.delete(901));
              depot.execute(ShelfEntity.put(new Shelf(900 + pages.size())));
              depot.execute(ShelfEntity.delete(900 + pages.size()));
              pages.add(page);
            });

    assertThat(numbers).containsAll(allParts());
  }

  @Test
  void aCheckpointThatIsAlteredIsRefused() {
    for (PageTokens tokens :
        List.of(
            PageTokens.unsigned(),
            PageTokens.signed("0123456789abcdef0123456789abcdef"),
            PageTokens.encrypted("0123456789abcdef0123456789abcdef"))) {
      TableClient depot = table.client().withPageTokens(tokens);
      Scan<Part> scan = DepotTable.scan(PartEntity.type()).segments(2).pageSize(5);
      String token = depot.execute(scan).checkpoint();
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      for (int i = 0; i < bytes.length; i++) {
        byte[] altered = bytes.clone();
        altered[i] ^= 1;
        String other = Base64.getUrlEncoder().withoutPadding().encodeToString(altered);
        assertThatThrownBy(() -> depot.execute(scan.from(other)))
            .isInstanceOf(InvalidPageTokenException.class);
      }
    }
  }

  @Test
  void aCheckpointOfAnotherScanIsRefused() {
    TableClient depot = table.client();
    String token =
        depot.execute(DepotTable.scan(PartEntity.type()).segments(2).pageSize(5)).checkpoint();

    assertThat(depot.execute(DepotTable.scan(PartEntity.type()).segments(2).from(token)).items())
        .isNotEmpty();
    for (Scan<?> other :
        List.of(
            DepotTable.scan(PartEntity.type()).segments(3),
            DepotTable.scan(ShelfEntity.type()).segments(2),
            DepotTable.scan())) {
      assertThatThrownBy(() -> depot.execute(other.from(token)))
          .isInstanceOf(InvalidPageTokenException.class);
    }
    TableClient elsewhere = depot.withTableName("Elsewhere");
    assertThatThrownBy(
            () -> elsewhere.execute(DepotTable.scan(PartEntity.type()).segments(2).from(token)))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void itemsThatCannotBeReadAreTreatedByPolicy() {
    put("ITEM#999", Map.of("_et", "Part", "number", "many"), Map.of("weight", "1"));
    try {
      TableClient depot = table.client();
      Scan<Part> scan = DepotTable.scan(PartEntity.type());

      assertThatThrownBy(() -> depot.execute(scan.forEach(part -> {})))
          .isInstanceOf(UnreadableItemException.class);
      assertThat(depot.execute(scan.onUnreadable(ReadPolicy.skip()).forEach(part -> {})).items())
          .isEqualTo(PARTS + 1);
      assertThat(depot.execute(scan.onUnreadable(ReadPolicy.collect())).unreadable()).hasSize(1);
      assertThatThrownBy(
              () -> depot.execute(scan.onUnreadable(ReadPolicy.collect()).forEach(part -> {})))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("has no page in which unreadable items could be collected");
    } finally {
      table
          .dynamoDb()
          .deleteItem(
              delete ->
                  delete
                      .tableName(table.tableName())
                      .key(
                          Map.of(
                              "PK", AttributeValue.createS("ITEM#999"),
                              "SK", AttributeValue.createS("ITEM"))));
    }
  }

  @Test
  void aListenerIsToldOfScans() {
    List<RequestReport> reports = new ArrayList<>();

    table.client().withListener(reports::add).stream(DepotTable.scan(PartEntity.type()))
        .forEach(part -> {});

    assertThat(reports).hasSize(1);
    assertThat(reports.get(0).operation()).isEqualTo("Part.scan");
    assertThat(reports.get(0).action()).isEqualTo("Scan");
    assertThat(reports.get(0).itemsReturned()).isEqualTo(PARTS + 1);
    assertThat(reports.get(0).itemsRead()).isEqualTo(table.items().size());
  }

  @Test
  void impossibleOptionsAreRefused() {
    Scan<Part> scan = DepotTable.scan(PartEntity.type());

    assertThatThrownBy(() -> scan.segments(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("segments(0): give 1 to 1,000,000.");
    assertThatThrownBy(() -> scan.segments(1_000_001)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> scan.pageSize(0)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> scan.rateLimit(0)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> scan.rateLimit(Double.NaN))
        .isInstanceOf(InvalidArgumentException.class);
  }
}
