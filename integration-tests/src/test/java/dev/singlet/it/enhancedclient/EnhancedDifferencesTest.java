package dev.singlet.it.enhancedclient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.enhancedclient.model.Readings.Chart;
import dev.singlet.it.enhancedclient.model.Readings.Place;
import dev.singlet.it.enhancedclient.model.Readings.Reading;
import dev.singlet.it.enhancedclient.model.Readings.Series;
import dev.singlet.it.enhancedclient.model.ReadingsChartEntity;
import dev.singlet.it.enhancedclient.model.ReadingsReadingEntity;
import dev.singlet.it.enhancedclient.model.ReadingsSeriesEntity;
import dev.singlet.it.enhancedclient.model.ReadingsTable;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;

/** The differences that the page on the enhanced client names. */
class EnhancedDifferencesTest {

  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ReadingsTable.SCHEMA);

  @Test
  void bothReadANegativeDurationWithAFraction() {
    EnhancedRow<Duration> row =
        row("Reading", "duration", EnhancedType.of(Duration.class), Duration.ofMillis(-1500));

    row.putInto(table);
    assertThat(reading().duration())
        .isEqualTo(row.readFrom(table))
        .isEqualTo(Duration.ofMillis(-1500));

    put(ReadingsReadingEntity.builder().id("1").duration(Duration.ofMillis(-1500)).build());
    assertThat(row.readFrom(table)).isEqualTo(Duration.ofMillis(-1500));
  }

  @Test
  void anInstantIsCutToMilliseconds() {
    Instant exact = TIME.plusNanos(123_456_789);
    EnhancedRow<Instant> row = row("Reading", "instant", EnhancedType.of(Instant.class), exact);

    row.putInto(table);
    put(reading());

    assertThat(row.readFrom(table)).isEqualTo(TIME.plusMillis(123));
  }

  @Test
  void anOffsetIsLost() {
    OffsetDateTime time = OffsetDateTime.parse("2024-01-15T08:00:00+02:00");
    EnhancedRow<OffsetDateTime> row =
        row("Reading", "offsetDateTime", EnhancedType.of(OffsetDateTime.class), time);

    row.putInto(table);
    put(reading());

    assertThat(row.readFrom(table)).isEqualTo(OffsetDateTime.parse("2024-01-15T06:00:00Z"));
  }

  @Test
  void aTimeAfterTheYear9999IsReadAndNotPut() {
    row("Reading", "instant", EnhancedType.of(Instant.class), Instant.MAX).putInto(table);
    Reading read = reading();

    assertThat(read.instant()).isEqualTo(Instant.MAX);
    assertThatThrownBy(() -> put(read))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must be within the years 0 to 9999");
  }

  @Test
  void anEmptyOptionalIsReadAsNull() {
    EnhancedRow<OptionalInt> row =
        row("Reading", "optionalInt", EnhancedType.of(OptionalInt.class), OptionalInt.empty());

    row.putInto(table);

    assertThat(reading().optionalInt()).isEmpty();
    assertThat(row.readFrom(table)).isNull();
  }

  @Test
  void anObjectWithoutValuesIsReadAsNull() {
    EnhancedRow<Place> row = row("Reading", "place", EnhancedRows.PLACE, new Place(null, null));

    row.putInto(table);
    assertThat(reading().place()).isEqualTo(new Place(null, null));
    assertThat(row.readFrom(table)).isNull();

    put(reading());
    assertThat(row.readFrom(table)).isNull();
  }

  @Test
  void anEmptySetIsRefusedByDynamoDbAndAbsentHere() {
    EnhancedRow<Set<String>> row =
        row("Series", "texts", EnhancedType.setOf(String.class), Set.of());

    assertThatThrownBy(() -> row.putInto(table)).hasMessageContaining("empty");

    client().execute(ReadingsSeriesEntity.put(ReadingsSeriesEntity.builder().id("1").build()));
    assertThat(row.readFrom(table)).isNull();
  }

  @Test
  void nullsOfNumbersAreReadAndNotWritten() {
    List<Integer> gaps = Arrays.asList(1, null);
    EnhancedRow<List<Integer>> list =
        row("Series", "intGaps", EnhancedType.listOf(Integer.class), gaps);
    Map<String, Integer> blanks = Collections.singletonMap("a", null);
    EnhancedRow<Map<String, Integer>> map =
        row("Chart", "blanks", EnhancedType.mapOf(String.class, Integer.class), blanks);

    assertThatThrownBy(() -> list.putInto(table)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> map.putInto(table)).isInstanceOf(NullPointerException.class);

    put(ReadingsSeriesEntity.builder().id("1").intGaps(gaps).build());
    assertThat(list.readFrom(table)).isEqualTo(gaps);
    put(ReadingsChartEntity.builder().id("1").blanks(blanks).build());
    assertThat(map.readFrom(table)).isEqualTo(blanks);
  }

  @Test
  void aNullBeanInAListIsStoredAsAnObjectOfNulls() {
    List<Place> gaps = Arrays.asList(new Place("Bern", 1), null);
    EnhancedRow<List<Place>> list =
        row("Series", "placeGaps", EnhancedType.listOf(EnhancedRows.PLACE), gaps);

    list.putInto(table);
    assertThat(series().placeGaps()).containsExactly(new Place("Bern", 1), new Place(null, null));
    assertThat(list.readFrom(table)).isEqualTo(gaps);

    put(ReadingsSeriesEntity.builder().id("1").placeGaps(gaps).build());
    assertThat(list.readFrom(table)).isEqualTo(gaps);
  }

  @Test
  void aNullBeanInAListNeedsComponentsThatCanBeAbsent() {
    row(
            "Series",
            "townGaps",
            EnhancedType.listOf(EnhancedRows.PLACE),
            Arrays.asList(new Place("Bern", 1), null))
        .putInto(table);

    assertThatThrownBy(this::series)
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("townGaps[1].city");
  }

  @Test
  void aNullBeanInAMapIsStoredAsAnObjectOfNulls() {
    Map<LocalDate, Place> blanks = Collections.singletonMap(LocalDate.EPOCH, null);
    EnhancedRow<Map<LocalDate, Place>> map =
        row(
            "Chart",
            "placeBlanks",
            EnhancedType.mapOf(EnhancedType.of(LocalDate.class), EnhancedRows.PLACE),
            blanks);

    map.putInto(table);
    assertThat(chart().placeBlanks()).containsEntry(LocalDate.EPOCH, new Place(null, null));
    assertThat(map.readFrom(table)).isEqualTo(blanks);

    put(ReadingsChartEntity.builder().id("1").placeBlanks(blanks).build());
    assertThat(map.readFrom(table)).isEqualTo(blanks);
  }

  @Test
  void aDurationAsAKeyOfAMapIsReadHereAndNotThere() {
    Map<Duration, Integer> byDuration = Map.of(Duration.ofMillis(1500), 1);
    EnhancedRow<Map<Duration, Integer>> row =
        row("Chart", "byDuration", EnhancedType.mapOf(Duration.class, Integer.class), byDuration);

    row.putInto(table);
    assertThat(chart().byDuration()).isEqualTo(byDuration);

    put(chart());
    assertThatThrownBy(() -> row.readFrom(table)).hasMessageContaining("Duration");
  }

  @Test
  void anUpdateOfAnEntryAddsASecondOneUnlessItsKeyHasTheSameForm() {
    Map<Instant, Integer> one = Map.of(TIME, 1);
    EnhancedType<Map<Instant, Integer>> type = EnhancedType.mapOf(Instant.class, Integer.class);

    row("Chart", "byShortInstant", type, one).putInto(table);
    client()
        .execute(
            ReadingsChartEntity.update("1").set(ReadingsChartEntity.BY_SHORT_INSTANT.key(TIME), 2));
    assertThat(chart().byShortInstant()).isEqualTo(Map.of(TIME, 2));

    row("Chart", "byInstant", type, one).putInto(table);
    assertThatThrownBy(
            () ->
                client()
                    .execute(
                        ReadingsChartEntity.update("1")
                            .set(ReadingsChartEntity.BY_INSTANT.key(TIME), 2)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("byInstant.(key): is there twice: 2024-01-15T08:00:00Z");
    client().execute(ReadingsChartEntity.update("1").byInstant(Map.of(TIME, 2)));
    assertThat(chart().byInstant()).isEqualTo(Map.of(TIME, 2));
  }

  @Test
  void anUpdateRemovesFromASetWhatHasTheSameForm() {
    EnhancedType<Set<Instant>> type = EnhancedType.setOf(Instant.class);

    row("Series", "shortInstants", type, Set.of(TIME)).putInto(table);
    client().execute(ReadingsSeriesEntity.update("1").removeFromShortInstants(TIME));
    assertThat(series().shortInstants()).isEmpty();

    row("Series", "instants", type, Set.of(TIME)).putInto(table);
    client().execute(ReadingsSeriesEntity.update("1").removeFromInstants(TIME));
    assertThat(series().instants()).containsExactly(TIME);
  }

  private TableClient client() {
    return table.client();
  }

  private void put(Reading reading) {
    client().execute(ReadingsReadingEntity.put(reading));
  }

  private void put(Series series) {
    client().execute(ReadingsSeriesEntity.put(series));
  }

  private void put(Chart chart) {
    client().execute(ReadingsChartEntity.put(chart));
  }

  private Reading reading() {
    return client().execute(ReadingsReadingEntity.get("1")).orElseThrow();
  }

  private Series series() {
    return client().execute(ReadingsSeriesEntity.get("1")).orElseThrow();
  }

  private Chart chart() {
    return client().execute(ReadingsChartEntity.get("1")).orElseThrow();
  }

  private static <T> EnhancedRow<T> row(
      String entity, String component, EnhancedType<T> type, T theirs) {
    return new EnhancedRow<>(entity, component, type, theirs, theirs, false);
  }
}
