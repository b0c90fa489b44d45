package dev.singlet.it.scan;

import static java.time.temporal.ChronoUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.scan.model.DepotTable;
import dev.singlet.it.scan.model.Yard.Trailer;
import dev.singlet.it.scan.model.Yard.Truck;
import dev.singlet.it.scan.model.Yard.TruckFault;
import dev.singlet.it.scan.model.YardTable;
import dev.singlet.it.scan.model.YardTrailerEntity;
import dev.singlet.it.scan.model.YardTruckEntity;
import dev.singlet.it.scan.model.YardTruckFaultProjection;
import dev.singlet.listener.RequestReport;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanPage;
import dev.singlet.scan.ScanProgress;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Limits, counts, projections and expired items of scans. */
class ScanOptionsTest {

  /** In a future that DynamoDB Local, which deletes what has expired by its own clock, has not. */
  private static final Instant NOW = Instant.parse("2926-01-01T00:00:00.700Z");

  private static final int TRUCKS = 30;

  @RegisterExtension static final LocalTable table = LocalTable.of(YardTable.SCHEMA);

  private static final List<Truck> trucks =
      IntStream.range(0, TRUCKS).mapToObj(ScanOptionsTest::truck).toList();

  /** Every third truck is broken, and every fifth has expired. */
  private static Truck truck(int number) {
    return new Truck(
        number,
        number % 3 == 0 ? "brake" : null,
        "kept dry",
        number % 5 == 0 ? NOW.minusSeconds(1).truncatedTo(SECONDS) : null);
  }

  @BeforeAll
  static void store() {
    trucks.forEach(truck -> yard().execute(YardTruckEntity.put(truck)));
    IntStream.range(0, 10)
        .forEach(number -> yard().execute(YardTrailerEntity.put(new Trailer(number, null))));
  }

  private static TableClient yard() {
    return table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static AsyncTableClient asyncYard() {
    return YardTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(table.tableName());
  }

  @ParameterizedTest
  @CsvSource({"1,1,4", "7,1,10", "1,3,10", "7,3,4", "7,3,30", "100,3,31"})
  void aLimitEndsEachReadAndTheNextOneGoesOn(int pageSize, int segments, int limit) {
    Scan<Truck> scan =
        YardTable.scan(YardTruckEntity.type()).pageSize(pageSize).segments(segments).limit(limit);
    int most = Math.min(limit, TRUCKS);

    assertThat(yard().stream(scan)).hasSize(most).doesNotHaveDuplicates().isSubsetOf(trucks);
    List<ScanPage<Truck>> pages = yard().pages(scan).toList();
    assertThat(pages).flatMap(ScanPage::items).containsExactlyInAnyOrderElementsOf(trucks);
    assertThat(pages.subList(0, pages.size() - 1)).allMatch(page -> page.items().size() == limit);
    assertThat(pages.get(0)).isEqualTo(yard().execute(scan));
    assertThat(pages.get(pages.size() - 1).checkpoint()).isNull();
    assertThat(yard().execute(scan.count())).isEqualTo(most);
    Queue<Truck> given = new ConcurrentLinkedQueue<>();
    @Nullable String checkpoint = null;
    do {
      Scan<Truck> rest = scan.from(checkpoint);
      int left = TRUCKS - given.size();
      assertThat(yard().execute(rest.count())).isEqualTo(Math.min(limit, left));
      ScanProgress progress = asyncYard().execute(rest.forEach(given::add)).join();
      assertThat(progress.items()).isEqualTo(Math.min(limit, left));
      checkpoint = progress.checkpoint();
    } while (checkpoint != null);
    assertThat(given).containsExactlyInAnyOrderElementsOf(trucks);
  }

  @Test
  void aPageOfALimitReadsAsMuchAfterOthersAsAlone() {
    Scan<Truck> scan = YardTable.scan(YardTruckEntity.type()).limit(2);
    @Nullable String checkpoint = null;

    for (ScanPage<Truck> page : yard().pages(scan).toList()) {
      assertThat(page).isEqualTo(yard().execute(scan.from(checkpoint)));
      checkpoint = page.checkpoint();
    }
    assertThat(checkpoint).isNull();
  }

  @Test
  void aScanThatIsAtItsLimitSendsNoMoreRequests() {
    List<RequestReport> reports = new ArrayList<>();
    TableClient yard = yard().withListener(reports::add);

    yard.execute(YardTable.scan(YardTruckEntity.type()).segments(8).limit(1).forEach(truck -> {}));
    long found = reports.stream().filter(report -> report.itemsReturned() > 0).count();
    assertThat(found).isEqualTo(1);
    assertThat(reports.get(reports.size() - 1).itemsReturned()).isPositive();

    assertThat(YardTable.scan(YardTruckEntity.type()).limit(7).toRequest().limit()).isEqualTo(7);
    assertThat(YardTable.scan(YardTruckEntity.type()).limit(7).pageSize(20).toRequest().limit())
        .isEqualTo(20);
    assertThatThrownBy(() -> YardTable.scan(YardTruckEntity.type()).limit(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("limit(0): give 1 or more.");
  }

  @Test
  void aCountReadsNoItems() {
    List<RequestReport> reports = new ArrayList<>();
    Scan<TruckFault> scan =
        YardTable.scan(YardTruckEntity.type())
            .filter(YardTruckEntity.FAULT.exists())
            .project(YardTruckFaultProjection.type());

    ScanRequest request = scan.segments(2).count().toRequest();
    assertThat(request.select()).isEqualTo(Select.COUNT);
    assertThat(request.projectionExpression()).isNull();
    assertThat(request.totalSegments()).isEqualTo(2);
    assertThat(yard().withListener(reports::add).execute(scan.count())).isEqualTo(10);
    assertThat(reports).extracting(RequestReport::operation).containsExactly("Truck.scan.count");
    assertThat(asyncYard().execute(YardTable.scan().segments(3).pageSize(7).count()).join())
        .isEqualTo(TRUCKS + 10);
  }

  @Test
  void aProjectionReadsSomeAttributes() {
    Scan<TruckFault> scan =
        YardTable.scan(YardTruckEntity.type()).project(YardTruckFaultProjection.type());
    List<TruckFault> expected =
        trucks.stream().map(truck -> new TruckFault(truck.number(), truck.fault())).toList();

    ScanRequest request = scan.toRequest();
    assertThat(request.projectionExpression().split(", ")).hasSize(5);
    assertThat(request.expressionAttributeNames())
        .containsValues("number", "fault", "_et", "PK", "SK")
        .doesNotContainValue("notes");
    assertThat(yard().stream(scan)).containsExactlyInAnyOrderElementsOf(expected);
    List<TruckFault> given = new ArrayList<>();
    yard().execute(scan.segments(3).pageSize(7).forEach(given::add));
    assertThat(given).containsExactlyInAnyOrderElementsOf(expected);
    ScanPage<Truck> page = yard().execute(YardTable.scan(YardTruckEntity.type()).limit(4));
    assertThat(yard().stream(scan.from(page.checkpoint()))).hasSize(TRUCKS - 4);
  }

  @Test
  void expiredItemsAreLeftOut() {
    Scan<Truck> live = YardTable.scan(YardTruckEntity.type()).withoutExpired();

    ScanRequest request = live.toRequest(yard().context());
    assertThat(request.filterExpression())
        .startsWith("#et IN (:et0) AND (attribute_not_exists(")
        .contains(" OR NOT ");
    assertThat(request.expressionAttributeValues())
        .containsValue(AttributeValue.fromN("" + NOW.getEpochSecond()));
    assertThat(yard().stream(live))
        .containsExactlyInAnyOrderElementsOf(
            trucks.stream().filter(truck -> truck.until() == null).toList());
    assertThat(yard().execute(live.filter(YardTruckEntity.NUMBER.lt(10)).count())).isEqualTo(8);
    assertThatThrownBy(() -> DepotTable.scan().withoutExpired())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("no entity of the table DepotTable has a @TimeToLive");
  }
}
