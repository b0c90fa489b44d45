package dev.singlet.it.keys;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.keys.model.Readings.Reading;
import dev.singlet.it.keys.model.ReadingsReadingEntity;
import dev.singlet.it.keys.model.ReadingsTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TypedKeysTest {

  private static final byte[] SENSOR = {0, -1, 35};
  private static final List<BigDecimal> IN_ORDER =
      Stream.of("-1E+20", "-10", "-9.5", "-1E-20", "0", "0.5", "1", "9", "10", "1E+20")
          .map(BigDecimal::new)
          .map(number -> number.scale() < 0 ? number.setScale(0) : number)
          .toList();

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(ReadingsTable.SCHEMA);

  @BeforeAll
  static void write() {
    BatchWriter.write(
        TABLE,
        IN_ORDER.stream()
            .map(amount -> ReadingsReadingEntity.put(new Reading(SENSOR, amount, "m")))
            .toList());
    TABLE
        .client()
        .execute(
            ReadingsReadingEntity.put(
                new Reading(new byte[] {0, -1, 36}, BigDecimal.ONE, "other")));
  }

  private static List<BigDecimal> amounts(Query<Reading> query) {
    Page<Reading> page = TABLE.client().page(query);
    assertThat(page.itemsRead()).isEqualTo(page.items().size());
    return page.items().stream().map(Reading::amount).toList();
  }

  private static BigDecimal number(String number) {
    return new BigDecimal(number);
  }

  private static ReadingsReadingEntity.BySensor all() {
    return ReadingsReadingEntity.bySensor(SENSOR);
  }

  @Test
  void theKeysAreTheAttributesThemselves() {
    Map<String, AttributeValue> item =
        ReadingsReadingEntity.put(new Reading(SENSOR, number("1.50"), "m")).toRequest().item();

    assertThat(item)
        .containsEntry("Sensor", AttributeValue.createB(SdkBytes.fromByteArray(SENSOR)))
        .containsEntry("amount", AttributeValue.createN("1.5"));
  }

  @Test
  void numbersSortByValue() {
    assertThat(amounts(all())).isEqualTo(IN_ORDER);
  }

  @Test
  void rangesOfNumbersMeanWhatTheySay() {
    assertThat(amounts(all().amount(gt(number("9"))))).isEqualTo(IN_ORDER.subList(8, 10));
    assertThat(amounts(all().amount(gte(number("9.0"))))).isEqualTo(IN_ORDER.subList(7, 10));
    assertThat(amounts(all().amount(lt(number("-9.5"))))).isEqualTo(IN_ORDER.subList(0, 2));
    assertThat(amounts(all().amount(lte(number("-9.5"))))).isEqualTo(IN_ORDER.subList(0, 3));
    assertThat(amounts(all().amount(between(number("-1"), number("1")))))
        .isEqualTo(IN_ORDER.subList(3, 7));
    assertThat(amounts(all().amount(gte(number("9")).and(lt(number("10"))))))
        .containsExactly(number("9"));
    assertThat(amounts(all().amount(number("1E+1")))).containsExactly(number("10"));
  }

  @Test
  void theirEndsMayBeNumbersThatDynamoDbCannotHold() {
    BigDecimal behindNine = number("9").add(number("1E-60"));
    assertThat(amounts(all().amount(gt(behindNine)))).isEqualTo(IN_ORDER.subList(8, 10));
    assertThat(amounts(all().amount(lt(behindNine)))).isEqualTo(IN_ORDER.subList(0, 8));
    assertThat(amounts(all().amount(between(behindNine, number("1E+200")))))
        .isEqualTo(IN_ORDER.subList(8, 10));
    assertThat(amounts(all().amount(lte(number("1E+126"))))).isEqualTo(IN_ORDER);
    assertThat(amounts(all().amount(gt(number("1E+126"))))).isEmpty();
  }

  @Test
  void anItemIsFoundByAnyFormOfItsNumber() {
    assertThat(TABLE.client().execute(ReadingsReadingEntity.get(SENSOR, number("10.00"))))
        .isPresent();
    assertThat(TABLE.client().execute(ReadingsReadingEntity.get(SENSOR, number("10.01"))))
        .isEmpty();
  }

  @Test
  void pagesContinueBehindNumberAndBinaryKeys() {
    for (boolean descending : new boolean[] {false, true}) {
      List<BigDecimal> read = new ArrayList<>();
      @Nullable String token = null;
      do {
        Query<Reading> query = descending ? all().reverse() : all();
        Page<Reading> page = TABLE.client().page(query.limit(3).from(token));
        page.items().forEach(reading -> read.add(reading.amount()));
        token = page.nextToken();
      } while (token != null);

      List<BigDecimal> expected = new ArrayList<>(IN_ORDER);
      if (descending) {
        java.util.Collections.reverse(expected);
      }
      assertThat(read).isEqualTo(expected);
    }
  }

  @Test
  void keysThatDynamoDbCannotHoldAreRefused() {
    assertThatThrownBy(() -> ReadingsReadingEntity.get(new byte[0], BigDecimal.ONE))
        .isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> ReadingsReadingEntity.get(new byte[2049], BigDecimal.ONE))
        .isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> ReadingsReadingEntity.get(SENSOR, number("1E+126")))
        .isInstanceOf(InvalidKeyException.class);
    assertThat(TABLE.client().execute(ReadingsReadingEntity.get(new byte[2048], BigDecimal.ONE)))
        .isEmpty();
  }
}
