package dev.singlet.it.enhancedclient;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.enhancedclient.model.Readings.Chart;
import dev.singlet.it.enhancedclient.model.Readings.Reading;
import dev.singlet.it.enhancedclient.model.Readings.Series;
import dev.singlet.it.enhancedclient.model.ReadingsChartEntity;
import dev.singlet.it.enhancedclient.model.ReadingsReadingEntity;
import dev.singlet.it.enhancedclient.model.ReadingsSeriesEntity;
import dev.singlet.it.enhancedclient.model.ReadingsTable;
import dev.singlet.testing.LocalTable;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The types of the page on the enhanced client: what one of the two wrote, the other reads. */
class EnhancedClientItemsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ReadingsTable.SCHEMA);

  static Stream<EnhancedRow<?>> rows() {
    return Stream.of(EnhancedRows.readings(), EnhancedRows.series(), EnhancedRows.charts())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void eachReadsWhatTheOtherWrote(EnhancedRow<?> row) {
    row.putInto(table);
    Map<String, AttributeValue> theirs = table.items().get(0);

    Object read = readAndPutBack(row);

    assertThat(comparable(component(read, row.component()))).isEqualTo(comparable(row.ours()));
    assertThat(comparable(row.readFrom(table))).isEqualTo(comparable(row.theirs()));
    assertThat(table.items().get(0).equals(theirs))
        .as("%s, %s", theirs, table.items())
        .isEqualTo(row.isSameForm());
  }

  @Test
  void everyComponentHasARow() {
    Set<String> withRows = rows().map(EnhancedRow::component).collect(toSet());
    Set<String> different =
        Set.of("id", "intGaps", "placeGaps", "townGaps", "blanks", "placeBlanks", "byDuration");

    assertThat(Stream.of(Reading.class, Series.class, Chart.class))
        .flatExtracting(type -> List.of(type.getRecordComponents()))
        .extracting(RecordComponent::getName)
        .filteredOn(name -> !different.contains(name))
        .isSubsetOf(withRows);
  }

  private Object readAndPutBack(EnhancedRow<?> row) {
    TableClient client = table.client();
    return switch (row.entity()) {
      case "Reading" ->
          client.execute(
              ReadingsReadingEntity.put(
                  client.execute(ReadingsReadingEntity.get("1")).orElseThrow()));
      case "Series" ->
          client.execute(
              ReadingsSeriesEntity.put(
                  client.execute(ReadingsSeriesEntity.get("1")).orElseThrow()));
      default ->
          client.execute(
              ReadingsChartEntity.put(client.execute(ReadingsChartEntity.get("1")).orElseThrow()));
    };
  }

  private static @Nullable Object component(Object read, String name) {
    RecordComponent component =
        Arrays.stream(read.getClass().getRecordComponents())
            .filter(each -> each.getName().equals(name))
            .findFirst()
            .orElseThrow();
    try {
      return component.getAccessor().invoke(read);
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError(failure.getMessage(), failure);
    }
  }

  /** Some types have no {@code equals}. */
  private static @Nullable Object comparable(@Nullable Object value) {
    if (value instanceof char[] letters) {
      return new String(letters);
    }
    if (value instanceof BigDecimal decimal) {
      return decimal.stripTrailingZeros();
    }
    boolean hasEquals = value == null || !(value instanceof CharSequence || isNumber(value));
    return hasEquals ? value : value.toString();
  }

  private static boolean isNumber(Object value) {
    return value instanceof Number || value.getClass().getName().contains(".atomic.");
  }
}
