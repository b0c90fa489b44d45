package dev.singlet.it.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.scan.model.Yard;
import dev.singlet.it.scan.model.Yard.Trailer;
import dev.singlet.it.scan.model.Yard.Truck;
import dev.singlet.it.scan.model.Yard.TruckFault;
import dev.singlet.it.scan.model.Yard.TruckNotes;
import dev.singlet.it.scan.model.Yard.TruckTime;
import dev.singlet.it.scan.model.YardTable;
import dev.singlet.it.scan.model.YardTrailerEntity;
import dev.singlet.it.scan.model.YardTruckEntity;
import dev.singlet.it.scan.model.YardTruckFaultProjection;
import dev.singlet.it.scan.model.YardTruckNotesProjection;
import dev.singlet.it.scan.model.YardTruckTimeProjection;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.PageTokens;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanPage;
import dev.singlet.scan.ScanProgress;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** Scans of sparse indexes, which hold only the trucks and trailers that have a fault. */
class IndexScanTest {

  /** In a future that DynamoDB Local, which deletes what has expired by its own clock, has not. */
  private static final Instant UNTIL = Instant.parse("2926-01-01T00:00:00Z");

  @RegisterExtension static final LocalTable table = LocalTable.of(YardTable.SCHEMA);

  private static final List<Truck> trucks =
      IntStream.range(0, 40)
          .mapToObj(
              number ->
                  new Truck(
                      number,
                      number % 4 == 0 ? "brake " + number % 3 : null,
                      "kept dry",
                      number % 5 == 0 ? UNTIL : null))
          .toList();

  private static final List<Trailer> trailers =
      IntStream.range(0, 20)
          .mapToObj(number -> new Trailer(number, number % 4 == 0 ? "brake 1" : null))
          .toList();

  private static final List<Truck> broken =
      trucks.stream().filter(truck -> truck.fault() != null).toList();
  private static final List<Trailer> brokenTrailers =
      trailers.stream().filter(trailer -> trailer.fault() != null).toList();
  private static final List<TruckFault> faults =
      broken.stream().map(truck -> new TruckFault(truck.number(), truck.fault())).toList();

  @BeforeAll
  static void store() {
    trucks.forEach(truck -> yard().execute(YardTruckEntity.put(truck)));
    trailers.forEach(trailer -> yard().execute(YardTrailerEntity.put(trailer)));
    put(raw(1, "Program"));
    put(raw(2, null));
  }

  /** An item in the index that is of no entity of this model, or looks like a truck. */
  private static Map<String, AttributeValue> raw(int number, @Nullable String entity) {
    Map<String, AttributeValue> item =
        new HashMap<>(YardTruckEntity.toItem(new Truck(number, "x", "", null)));
    item.put("PK", AttributeValue.fromS("RAW#" + number));
    item.remove("_et");
    if (entity != null) {
      item.put("_et", AttributeValue.fromS(entity));
    }
    return item;
  }

  private static void put(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static TableClient yard() {
    return table.client();
  }

  private static AsyncTableClient asyncYard() {
    return YardTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(table.tableName());
  }

  @Test
  void theRequestNamesTheIndex() {
    ScanRequest request = YardTable.scanFaults(YardTruckEntity.type()).segments(2).toRequest();

    assertThat(request.indexName()).isEqualTo("faults");
    assertThat(request.filterExpression()).isEqualTo("#et IN (:et0)");
    assertThat(request.projectionExpression()).isNull();
    assertThat(request.consistentRead()).isNull();
    ScanRequest some = YardTable.scanSome(YardTruckFaultProjection.type()).toRequest();
    assertThat(some.indexName()).isEqualTo("some");
    assertThat(some.expressionAttributeNames()).containsValues("fault", "number", "PK", "somePK");
    assertThat(
            YardTable.scanLocal(YardTruckEntity.type()).consistent().toRequest().consistentRead())
        .isTrue();
    assertThat(YardTruckEntity.class.getDeclaredMethods())
        .extracting(java.lang.reflect.Method::getName)
        .doesNotContain("scanKeys");
  }

  @ParameterizedTest
  @CsvSource({"1,1", "7,1", "1,3", "7,3"})
  void allItemsOfTheIndexAreRead(int pageSize, int segments) {
    List<Yard> all = Stream.<Yard>concat(broken.stream(), brokenTrailers.stream()).toList();
    List<TruckNotes> notes =
        broken.stream().map(truck -> new TruckNotes(truck.number(), truck.notes())).toList();

    List<TruckTime> times =
        trucks.stream()
            .filter(truck -> truck.until() != null)
            .map(truck -> new TruckTime(truck.number(), truck.until()))
            .toList();

    check(
        YardTable.scanFaults(YardTruckEntity.type()).pageSize(pageSize).segments(segments), broken);
    check(YardTable.scanFaults().pageSize(pageSize).segments(segments), all);
    check(
        YardTable.scanSome(YardTruckFaultProjection.type()).pageSize(pageSize).segments(segments),
        faults);
    check(
        YardTable.scanTimes(YardTruckTimeProjection.type()).pageSize(pageSize).segments(segments),
        times);
    check(
        YardTable.scanLocal(YardTruckEntity.type())
            .project(YardTruckNotesProjection.type())
            .consistent()
            .pageSize(pageSize)
            .segments(segments),
        notes);
  }

  private static <T> void check(Scan<T> scan, List<? extends T> expected) {
    assertThat(yard().stream(scan)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(yard().execute(scan.count())).isEqualTo(expected.size());
    Queue<T> given = new ConcurrentLinkedQueue<>();
    asyncYard().execute(scan.forEach(given::add)).join();
    assertThat(given).containsExactlyInAnyOrderElementsOf(expected);
    List<T> read = new ArrayList<>();
    @Nullable String checkpoint = null;
    do {
      ScanPage<T> page = yard().execute(scan.limit(4).from(checkpoint));
      read.addAll(page.items());
      checkpoint = page.checkpoint();
    } while (checkpoint != null);
    assertThat(read).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void onlyTheEntriesOfTheIndexAreReadAndPaidFor() {
    List<RequestReport> reports = new ArrayList<>();

    ScanProgress done =
        yard()
            .withListener(reports::add)
            .execute(
                YardTable.scanFaults(YardTruckEntity.type()).rateLimit(1000).forEach(truck -> {}));

    assertThat(done.itemsRead()).isEqualTo(broken.size() + brokenTrailers.size() + 2L);
    assertThat(done.capacityUnits())
        .isPositive()
        .isLessThan(
            yard()
                .execute(YardTable.scan(YardTruckEntity.type()).forEach(truck -> {}))
                .capacityUnits());
    assertThat(reports).extracting(RequestReport::operation).containsOnly("Truck.scanFaults");
  }

  @Test
  void filtersAndTheTimeToLiveNeedTheAttributesThatTheIndexHolds() {
    assertThat(
            yard().withClock(java.time.Clock.fixed(UNTIL, java.time.ZoneOffset.UTC)).stream(
                YardTable.scanFaults(YardTruckEntity.type())
                    .withoutExpired()
                    .filter(YardTruckEntity.FAULT.eq("brake 1"))))
        .containsExactlyInAnyOrderElementsOf(
            broken.stream()
                .filter(truck -> truck.until() == null && "brake 1".equals(truck.fault()))
                .toList());
    assertThatThrownBy(() -> YardTable.scanSome(YardTruckFaultProjection.type()).withoutExpired())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "can't leave out expired items: the index some doesn't hold until. Include it in the"
                + " index.");
  }

  @Test
  void onlyTypesThatAnIndexHoldsWholeAreScannedInIt() {
    assertThat(yard().stream(YardTable.scanSome(YardTrailerEntity.type())))
        .containsExactlyInAnyOrderElementsOf(
            trailers.stream().filter(trailer -> trailer.fault() != null).toList());
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> YardTable.scanSome(YardTruckEntity.type()))
        .withMessage(
            "[SGR0105] The index some of Yard doesn't hold whole items of Truck. Scan it for a"
                + " projection, or scan the table.");
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> YardTable.scanSome(YardTable.type()))
        .withMessageContaining("The index some of Yard doesn't hold whole items of Yard.");
  }

  @Test
  void aCheckpointIsOfItsIndex() {
    List<Scan<?>> scans =
        List.of(
            YardTable.scan(YardTruckEntity.type()),
            YardTable.scanFaults(YardTruckEntity.type()),
            YardTable.scanSome(YardTruckFaultProjection.type()),
            YardTable.scanLocal(YardTruckEntity.type()),
            YardTable.scanFaults());
    for (Scan<?> scan : scans) {
      String checkpoint = yard().execute(scan.pageSize(3)).checkpoint();
      for (Scan<?> other : scans) {
        if (other != scan) {
          assertThatExceptionOfType(InvalidPageTokenException.class)
              .isThrownBy(() -> yard().execute(other.from(checkpoint)))
              .extracting(InvalidPageTokenException::code)
              .isEqualTo(ErrorCode.INVALID_PAGE_TOKEN);
        }
      }
    }
  }

  @Test
  void aCheckpointThatIsAlteredIsRefused() {
    for (PageTokens tokens :
        List.of(PageTokens.unsigned(), PageTokens.encrypted("0123456789abcdef0123456789abcdef"))) {
      TableClient yard = yard().withPageTokens(tokens);
      Scan<Truck> scan = YardTable.scanFaults(YardTruckEntity.type()).pageSize(3);
      byte[] bytes = Base64.getUrlDecoder().decode(yard.execute(scan).checkpoint());
      for (int i = 0; i < bytes.length; i++) {
        byte[] altered = bytes.clone();
        altered[i] ^= 1;
        String other = Base64.getUrlEncoder().withoutPadding().encodeToString(altered);
        assertThatThrownBy(() -> yard.execute(scan.from(other)))
            .isInstanceOf(InvalidPageTokenException.class);
      }
    }
  }

  @Test
  void itemsThatCannotBeReadAreTreatedByPolicy() {
    Map<String, AttributeValue> item = raw(3, "Truck");
    put(item);
    try {
      Scan<Truck> scan = YardTable.scanFaults(YardTruckEntity.type());

      assertThatThrownBy(() -> yard().stream(scan).toList())
          .isInstanceOf(UnreadableItemException.class);
      assertThat(yard().execute(scan.onUnreadable(ReadPolicy.collect())).unreadable()).hasSize(1);
      assertThat(yard().withReadPolicy(ReadPolicy.skip()).stream(scan))
          .containsExactlyInAnyOrderElementsOf(broken);
    } finally {
      table
          .dynamoDb()
          .deleteItem(
              delete ->
                  delete
                      .tableName(table.tableName())
                      .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
    }
  }
}
