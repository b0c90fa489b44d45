package dev.singlet.it.across;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Several.anyOf;
import static dev.singlet.value.Several.eachOf;
import static dev.singlet.value.Several.everyHash;
import static dev.singlet.value.TimeRange.during;
import static dev.singlet.value.TimeRange.duringHourOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.across.model.Weather.Reading;
import dev.singlet.it.across.model.WeatherReadingEntity;
import dev.singlet.it.across.model.WeatherTable;
import dev.singlet.operation.Operation;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Several;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The requests of queries across partitions, and what they refuse. */
class AcrossTest {

  private static final Instant START = Instant.parse("2024-02-27T12:00:00Z");

  private static final Instant YEAR_ZERO = Instant.parse("0000-01-01T00:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(WeatherTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void connect() {
    client = table.client();
  }

  private Reading write(String device, Instant time, int level) {
    Reading reading =
        new Reading(device, time, LocalDate.ofInstant(time, ZoneOffset.UTC), level, "Alps");
    client.execute(WeatherReadingEntity.put(reading));
    return reading;
  }

  /** Writes three readings a day. */
  private List<Reading> days(int days) {
    return IntStream.range(0, days * 3)
        .mapToObj(i -> write("d1", START.plus(Duration.ofHours(8L * i)), i % 8))
        .toList();
  }

  private static String partition(QueryRequest request) {
    return request.expressionAttributeValues().get(":pk").s();
  }

  @Test
  void keysHoldThePeriodTheBeginningAndTheHash() {
    write("d1", Instant.parse("2024-02-29T23:59:59.999Z"), 5);

    assertThat(table.items())
        .singleElement()
        .satisfies(
            item -> {
              assertThat(item.get("PK").s()).isEqualTo("READING#d1#2024-02-29");
              assertThat(item.get("GSI1PK").s()).isEqualTo("d1#2024-02");
              assertThat(item.get("GSI2PK").s()).matches("HOUR#2024-02-29T23#[0-2]");
              assertThat(item.get("GSI3PK").s()).isEqualTo("d1#2024-02-29");
              assertThat(item.get("GSI5PK").s()).isEqualTo("A");
              assertThat(item.get("GSI6PK").s()).isEqualTo("LABEL#a5");
            });
  }

  @Test
  void aValueOfAPeriodFindsAllOfThePeriod() {
    List<Reading> readings = days(2);

    assertThat(client.stream(WeatherReadingEntity.byDevice("d1", START)))
        .containsExactlyElementsOf(readings.subList(0, 2));
    assertThat(client.stream(WeatherReadingEntity.byDevice("d1", START).takenAt(START)))
        .containsExactly(readings.get(0));
    assertThat(
            client.stream(
                WeatherReadingEntity.byDevice("d1", START).takenAt(gte(START.plusMillis(1)))))
        .containsExactly(readings.get(1));
  }

  @Test
  void aLimitReadsOnlyThePartitionsThatItNeeds() {
    List<Reading> readings = days(30);
    Query<Reading> month =
        WeatherReadingEntity.byDevice("d1", between(START, START.plus(Duration.ofDays(30))));

    Page<Reading> first = client.execute(month.limit(5));
    Page<Reading> last = client.execute(month.reverse().limit(4));

    assertThat(first.items()).isEqualTo(readings.subList(0, 5));
    assertThat(first.requests()).isEqualTo(2);
    assertThat(first.itemsRead()).isEqualTo(5);
    assertThat(last.items()).first().isEqualTo(readings.get(89));
    assertThat(last.requests()).isLessThanOrEqualTo(3);
    assertThat(client.context().requests(month))
        .singleElement()
        .extracting(request -> partition((QueryRequest) request))
        .isEqualTo("READING#d1#2024-02-27");
  }

  @Test
  void withoutALimitAPageIsTheFirstPartitionThatHasItems() {
    write("d1", START.plus(Duration.ofDays(6)), 1);
    Query<Reading> week =
        WeatherReadingEntity.byDevice("d1", between(START, START.plus(Duration.ofDays(10))));

    Page<Reading> page = client.execute(week);

    assertThat(page.items()).hasSize(1);
    assertThat(page.requests()).isEqualTo(7);
    assertThat(page.hasNext()).isTrue();
    assertThat(client.execute(week.from(page.nextToken())).items()).isEmpty();
  }

  @Test
  void severalValuesAreReadAtOnceInKeyOrder() {
    Reading second = write("d2", START.plusSeconds(5), 1);
    Reading first = write("d1", START, 1);
    Reading third = write("d1", START.plusSeconds(9), 1);
    Query<Reading> both = WeatherReadingEntity.ofDevice(anyOf("d2", "d1", "d2"));

    assertThat(client.context().requests(both))
        .extracting(request -> partition((QueryRequest) request))
        .containsExactly("DEVICE#d2", "DEVICE#d1");
    assertThat(client.execute(both.limit(2)).items()).containsExactly(first, second);
    assertThat(client.execute(WeatherReadingEntity.ofDevice(eachOf("d2", "d1")).limit(2)).items())
        .containsExactly(second, first);
    assertThat(client.stream(both)).containsExactly(first, second, third);
  }

  @Test
  void noValuesFindNothingAndMakeNoRequest() {
    Query<Reading> none = WeatherReadingEntity.ofDevice(anyOf());

    Page<Reading> page = client.execute(none.limit(3));

    assertThat(page.items()).isEmpty();
    assertThat(page.requests()).isZero();
    assertThat(page.hasNext()).isFalse();
    assertThat(client.execute(none.count())).isZero();
    assertThat(client.context().requests(none)).isEmpty();
    assertThat(client.execute(none.deleteAll()).requests()).isZero();
    assertThat(client.execute(none.updateAll(reading -> null)).requests()).isZero();
    for (Operation<?> operation :
        List.of(none, none.count(), none.deleteAll(), none.updateAll(reading -> null))) {
      assertThatThrownBy(operation::toRequest)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage("[SGR0105] Query[Reading.ofDevice] is of no values, so it makes no request.");
    }
  }

  @Test
  void everyHashReadsAllPartitions() {
    List<Reading> readings =
        IntStream.range(0, 60)
            .mapToObj(i -> new Reading("d" + i, START.plusSeconds(i), LocalDate.EPOCH, 1, "Alps"))
            .toList();
    client.execute(BatchWrite.of(readings.stream().map(WeatherReadingEntity::put).toList()));
    Several<String> every = everyHash(2);

    assertThat(client.stream(WeatherReadingEntity.everywhere(every)))
        .as("in the order of the sort keys")
        .containsExactlyElementsOf(readings);
    assertThat(client.context().requests(WeatherReadingEntity.everywhere(every)))
        .extracting(request -> partition((QueryRequest) request))
        .hasSize(256)
        .startsWith("DEVICES#00", "DEVICES#01")
        .endsWith("DEVICES#fe", "DEVICES#ff");
    assertThat(every.values())
        .flatExtracting(one -> client.execute(WeatherReadingEntity.everywhere(one)).items())
        .as("each in one partition")
        .containsExactlyInAnyOrderElementsOf(readings);
  }

  @Test
  void aTokenIsOfTheSameRangeOnly() {
    days(4);
    Instant end = START.plus(Duration.ofDays(3));
    String token =
        client
            .execute(WeatherReadingEntity.byDevice("d1", between(START, end)).limit(4))
            .nextToken();

    for (Query<Reading> other :
        List.of(
            WeatherReadingEntity.byDevice("d1", between(START, end.plus(Duration.ofDays(1)))),
            WeatherReadingEntity.byDevice("d2", between(START, end)),
            WeatherReadingEntity.byDevice("d1", START),
            WeatherReadingEntity.byDevice("d1", anyOf(START, end)))) {
      assertThatThrownBy(() -> client.execute(other.from(token)))
          .isInstanceOf(InvalidPageTokenException.class);
    }
  }

  @Test
  void eachValueHasToBeValid() {
    assertThatThrownBy(() -> WeatherReadingEntity.byLevel(anyOf(3, 121)))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> WeatherReadingEntity.byLevel(121))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void theOtherArgumentsHaveToBeValidEvenForNoValues() {
    assertThatThrownBy(() -> WeatherReadingEntity.byDevice("device-123", eachOf()))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> WeatherReadingEntity.byDevice("device-123", between(START, YEAR_ZERO)))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void aValueThatOnlyChoosesAPartitionNeedNotBeValid() {
    Reading reading = write("d1", START, 1);

    assertThat(client.stream(WeatherReadingEntity.directory("A"))).containsExactly(reading);
    assertThat(client.stream(WeatherReadingEntity.directory(anyOf("A", "B"))))
        .containsExactly(reading);
    assertThat(client.stream(WeatherReadingEntity.directory(eachOf("A", "B"))))
        .containsExactly(reading);
    assertThatThrownBy(() -> WeatherReadingEntity.directory(anyOf("A")).label("A"))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void valuesOfARangeNeedNotBeValid() {
    Reading reading = new Reading("d1", START, LocalDate.EPOCH, 120, "label");
    client.execute(WeatherReadingEntity.put(reading));

    Query<Reading> beyond = WeatherReadingEntity.byLevel(between(119, 1L << 40));
    assertThat(client.stream(beyond)).containsExactly(reading);
    assertThat(client.context().requests(beyond)).as("the next of 119 to 999").hasSize(1);
    assertThat(client.stream(WeatherReadingEntity.byLevel(between(-5, 1)))).isEmpty();
    assertThat(client.stream(WeatherReadingEntity.byDevice("d1", between(Instant.MIN, YEAR_ZERO))))
        .isEmpty();
  }

  @Test
  void aDayIsOnePartition() {
    List<Reading> readings = days(3);
    LocalDate day = LocalDate.of(2024, 2, 28);
    Query<Reading> ofDay = WeatherReadingEntity.byDevice("d1", during(day));
    Page<Reading> page = client.execute(ofDay.limit(10));

    assertThat(page.items())
        .isEqualTo(readings.stream().filter(r -> r.date().equals(day)).toList());
    assertThat(page.items()).hasSize(3);
    assertThat(page.requests()).isEqualTo(1);
    assertThat(client.stream(WeatherReadingEntity.newest("d1", during(YearMonth.of(2024, 2)))))
        .hasSize(8);
    assertThat(client.stream(WeatherReadingEntity.all(duringHourOf(START.plusSeconds(9)))))
        .hasSize(1);
  }

  @Test
  void aRangeWithoutValuesMakesNoRequest() {
    Instant before = START.minusSeconds(1);
    for (Query<Reading> none :
        List.of(
            WeatherReadingEntity.byLevel(between(5, 1)),
            WeatherReadingEntity.byLevel(between(1_000, 2_000)),
            WeatherReadingEntity.byDevice("d1", between(START, before)),
            WeatherReadingEntity.byDevice("d1", gte(START).and(lt(START))),
            WeatherReadingEntity.all(between(Instant.MAX.minusSeconds(9), Instant.MAX)))) {
      assertThat(client.context().requests(none)).isEmpty();
      assertThat(client.stream(none)).isEmpty();
    }
  }

  @Test
  void allThatItFindsCanBeDeleted() {
    List<Reading> readings = days(4);

    client.execute(
        WeatherReadingEntity.byDevice("d1", between(START, START.plus(Duration.ofDays(2))))
            .deleteAll());

    assertThat(client.stream(WeatherTable.scan(WeatherReadingEntity.type())))
        .hasSize(readings.size() - 7);
  }
}
