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
import dev.singlet.it.validation.model.Meters;
import dev.singlet.it.validation.model.MetersHourlyEntity;
import dev.singlet.it.validation.model.MetersPlacedEntity;
import dev.singlet.it.validation.model.MetersPricedEntity;
import dev.singlet.it.validation.model.MetersTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The ends of a range need not satisfy the constraints that a single value has to satisfy. */
class RangeValidationTest {

  @RegisterExtension final LocalTable meters = LocalTable.of(MetersTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void fill() {
    client = meters.client();
    for (int hour : List.of(1, 2, 24)) {
      client.execute(MetersHourlyEntity.put(new Meters.Hourly("a", hour)));
    }
    client.execute(MetersPricedEntity.put(new Meters.Priced("a", new BigDecimal("9.5"))));
    client.execute(MetersPlacedEntity.put(new Meters.Placed("a", "bern")));
  }

  @Test
  void endsOfNumbersMayBeValuesThatNoItemCanHave() {
    assertThat(hours(gt(0))).containsExactly(1, 2, 24);
    assertThat(hours(lt(25))).containsExactly(1, 2, 24);
    assertThat(hours(between(0, 3))).containsExactly(1, 2);
    assertThat(hours(between(3, 25))).containsExactly(24);
    assertThat(hours(gte(-1))).containsExactly(1, 2, 24);
    assertThat(hours(lte(Long.MAX_VALUE))).containsExactly(1, 2, 24);
    assertThat(hours(gte(1L << 32))).isEmpty();
    assertThat(client.stream(MetersPricedEntity.ofPrice("a").price(lte(BigDecimal.TEN))))
        .hasSize(1);
  }

  @Test
  void theEndsOfTextMayBeBeginnings() {
    assertThat(client.stream(MetersPlacedEntity.ofPlace("a").place(between("b", "c"))))
        .containsExactly(new Meters.Placed("a", "bern"));
  }

  @Test
  void aSingleValueIsAnArgumentAndMustBeValid() {
    MetersHourlyEntity.OfHour query = MetersHourlyEntity.ofHour("a");

    assertThatThrownBy(() -> query.hour(25)).isInstanceOf(ValidationException.class);
  }

  private List<Integer> hours(Range<Long> range) {
    return client.stream(MetersHourlyEntity.ofHour("a").hour(range))
        .map(Meters.Hourly::hour)
        .toList();
  }
}
