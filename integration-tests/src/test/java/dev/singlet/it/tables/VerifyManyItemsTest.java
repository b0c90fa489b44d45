package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.tables.model.Depot.Place;
import dev.singlet.it.tables.model.DepotPlaceEntity;
import dev.singlet.it.tables.model.DepotTable;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Many items are compared: a sample of them, or all in parts. */
class VerifyManyItemsTest {

  @RegisterExtension final LocalTable local = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot() {
    return local.client();
  }

  /** Stores places, each with an attribute that the model doesn't know. */
  private void store(int places) {
    for (int no = 0; no < places; no++) {
      Map<String, AttributeValue> item =
          new HashMap<>(DepotPlaceEntity.toItem(new Place("p" + no, 3)));
      item.put("colour", AttributeValue.fromS("red"));
      local.dynamoDb().putItem(put -> put.tableName(local.tableName()).item(item));
    }
  }

  @Test
  void aSampleIsReadFromManyPlaces() {
    store(1000);

    ItemsReport sample = depot().execute(VerifyItems.of(DepotTable.type()).sample(200));

    assertThat(sample.isSample()).isTrue();
    assertThat(sample.checkpoint()).isNull();
    assertThat(sample.items()).isBetween(200L, 210L);
    assertThat(sample.requests()).isEqualTo(20);
    ItemsReport odd = depot().execute(VerifyItems.of(DepotTable.type()).sample(199));
    assertThat(odd.items()).isBetween(199L, 209L);
    assertThat(odd.requests()).isEqualTo(19);
    assertThat(depot().execute(VerifyItems.of(DepotTable.type()).sample(200)).toString())
        .isEqualTo(sample.toString());
    ItemsReport whole = depot().execute(VerifyItems.of(DepotTable.type()).sample(5000));
    assertThat(whole.items()).isEqualTo(1000);
    assertThat(whole.isSample()).isFalse();
    assertThat(depot().execute(VerifyItems.of(DepotTable.type()).sample(200).segments(2)))
        .satisfies(
            all -> {
              assertThat(all.items()).isEqualTo(1000);
              assertThat(all.requests()).isEqualTo(2);
            });
    assertThatThrownBy(() -> VerifyItems.of(DepotTable.type()).sample(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] VerifyItems[Depot]: sample(0): give 1 or more.");
    assertThatThrownBy(() -> VerifyItems.of(DepotTable.type()).segments(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith("[SGR0105] Scan[Depot.verifyItems, 1 segments]: segments(0): ");
  }

  @Test
  void aReportNamesAsManyItemsAsItIsToKeep() {
    store(300);
    VerifyItems all = VerifyItems.of(DepotTable.type());

    for (int most : new int[] {1, 3, 250}) {
      ItemsReport report = depot().execute(all.keepSamples(most));
      assertThat(samples(report)).isEqualTo(most);
      assertThat(samples(report.and(report))).isEqualTo(Math.max(2, most));
    }
    assertThat(samples(depot().execute(all.keepSamples(1000)))).isEqualTo(300);
    for (int wrong : new int[] {0, 1001}) {
      assertThatThrownBy(() -> all.keepSamples(wrong))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage("[SGR0105] VerifyItems[Depot]: keepSamples(" + wrong + "): give 1 to 1000.");
    }
  }

  private static int samples(ItemsReport report) {
    assertThat(report.differences()).hasSize(1);
    return report.differences().findFirst().orElseThrow().samples().size();
  }

  @Test
  void aLongOneIsReadInPartsAtALimitAndInTheBackground() {
    store(300);
    List<ScanProgress> told = new ArrayList<>();

    ItemsReport report =
        local
            .asyncClient()
            .execute(
                VerifyItems.of(DepotTable.type()).segments(4).rateLimit(1000).onProgress(told::add))
            .join();

    assertThat(report.items()).isEqualTo(300);
    assertThat(report.differences())
        .singleElement()
        .satisfies(
            colour -> {
              assertThat(colour.items()).isEqualTo(300);
              assertThat(colour.samples()).hasSize(ItemDifference.MAX_SAMPLES);
            });
    assertThat(told).hasSize(4).last().extracting(ScanProgress::items).isEqualTo(300L);
  }
}
