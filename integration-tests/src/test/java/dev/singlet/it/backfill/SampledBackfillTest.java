package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.singlet.backfill.BackfillEstimate;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A sample says what a backfill of the whole table would take. */
class SampledBackfillTest {

  private static final int TRUCKS = 900;

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);

  /** A third of the trucks lack the keys of the index. */
  private void store() {
    for (int i = 0; i < TRUCKS; i++) {
      Map<String, AttributeValue> truck =
          DepotTruckEntity.toItem(new Truck("BE-" + i, "Bern", null, "a", 1, Instant.EPOCH));
      Stored.without(depot, truck, i % 3 == 0 ? new String[] {"GSI1PK", "GSI1SK"} : new String[0]);
    }
  }

  private BackfillReport sample(int items) {
    return depot.client().execute(Backfill.of(DepotTable.type()).sample(items));
  }

  @Test
  void theWholeTableIsEstimated() {
    store();
    List<Map<String, AttributeValue>> before = depot.items();

    BackfillReport report = sample(300);

    assertThat(depot.items()).isEqualTo(before);
    assertThat(report.isDryRun()).isTrue();
    assertThat(report.isFine()).isFalse();
    assertThat(report.items()).isBetween(300L, 600L);
    BackfillEstimate estimate = Objects.requireNonNull(report.estimate());
    assertThat(estimate.items()).isEqualTo(TRUCKS);
    assertThat(estimate.writtenMargin()).isBetween(1.0, 100.0);
    assertThat(estimate.written()).isCloseTo(300, within(estimate.writtenMargin()));
    assertThat(estimate.writeUnits()).isEqualTo(2 * estimate.written(), within(1e-6));
    assertThat(estimate.readUnits()).isBetween(1.0, 40.0);
    assertThat(report.toString())
        .contains("\n\nThe whole table, with 95 % confidence: 900 items, ")
        .endsWith("write units.")
        .doesNotContain("not read to its end");
  }

  @Test
  void aSampleOfAllItemsHasNoMargin() {
    store();

    BackfillReport report = sample(10 * TRUCKS);

    assertThat(report.checkpoint()).isNull();
    assertThat(report.estimate())
        .satisfies(
            estimate -> {
              assertThat(estimate.written()).isEqualTo(300);
              assertThat(estimate.writtenMargin()).isZero();
              assertThat(estimate.writeUnitsMargin()).isZero();
            });
  }

  @Test
  void anEstimateHasACostAndADuration() {
    BackfillEstimate estimate =
        new BackfillEstimate(200_000_000, 131_700_000, 3_240_000, 12_500_000, 263_400_000, 6.48e6);

    assertThat(estimate)
        .hasToString(
            "200,000,000 items, 131,700,000 \u00b1 3,300,000 to be written, 12,500,000 read units,"
                + " 263,400,000 \u00b1 6,500,000 write units");
    assertThat(estimate.cost(0.125, 0.625)).isEqualTo(166.1875);
    assertThat(estimate.duration(5_000, 10_000)).isEqualTo(Duration.ofMinutes(439));
  }

  @Test
  void aSampleOfNothingIsRefused() {
    assertThatThrownBy(() -> Backfill.of(DepotTable.type()).sample(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] Backfill[Depot].sample(0): give 1 or more.");
  }
}
