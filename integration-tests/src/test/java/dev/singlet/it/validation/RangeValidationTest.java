package dev.singlet.it.validation;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.validation.model.Meters;
import dev.singlet.it.validation.model.MetersHourlyEntity;
import dev.singlet.it.validation.model.MetersPlacedEntity;
import dev.singlet.it.validation.model.MetersPricedEntity;
import dev.singlet.it.validation.model.MetersTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ends of a range of numbers are held to what a single value is held to. */
class RangeValidationTest {

  @RegisterExtension final LocalTable meters = LocalTable.of(MetersTable.SCHEMA);

  static Stream<Range<Long>> beyond() {
    return Stream.of(
        between(0, 3),
        between(3, 25),
        gte(0),
        gte(-1),
        lte(25),
        lte(Long.MAX_VALUE),
        gte(1L << 32));
  }

  @ParameterizedTest
  @MethodSource("beyond")
  void anEndThatNoValueCanBeIsRefused(Range<Long> range) {
    MetersHourlyEntity.OfHour query = MetersHourlyEntity.ofHour("a");

    assertThatThrownBy(() -> query.hour(range))
        .isInstanceOfSatisfying(
            ValidationException.class,
            refused ->
                assertThat(refused.violations()).extracting(Violation::path).containsOnly("hour"));
  }

  @Test
  void soAreThoseOfOtherNumbers() {
    MetersPricedEntity.OfPrice query = MetersPricedEntity.ofPrice("a");

    assertThatThrownBy(() -> query.price(lte(new BigDecimal("9.6"))))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void anEndThatIsLeftOutMayLieBeyond() {
    TableClient client = meters.client();
    for (int hour : List.of(1, 2, 24)) {
      client.execute(MetersHourlyEntity.put(new Meters.Hourly("a", hour)));
    }

    assertThat(hours(client, gt(0))).containsExactly(1, 2, 24);
    assertThat(hours(client, lt(25))).containsExactly(1, 2, 24);
    assertThat(hours(client, between(1, 24))).containsExactly(1, 2, 24);
    assertThat(hours(client, gte(2))).containsExactly(2, 24);
  }

  @Test
  void theEndsOfTextMayBeBeginnings() {
    TableClient client = meters.client();
    client.execute(MetersPlacedEntity.put(new Meters.Placed("a", "bern")));

    assertThat(client.stream(MetersPlacedEntity.ofPlace("a").place(between("b", "c"))))
        .containsExactly(new Meters.Placed("a", "bern"));
  }

  private static List<Integer> hours(TableClient client, Range<Long> range) {
    return client.stream(MetersHourlyEntity.ofHour("a").hour(range))
        .map(Meters.Hourly::hour)
        .toList();
  }
}
