package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.DescribedTable;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.vectors.model.Papers.Paper;
import dev.singlet.it.vectors.model.Papers.Status;
import dev.singlet.it.vectors.model.PapersPaperEntity;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.VectorIndexDescription;

/** A backfill of a table with vector indexes. The table is another one with the same key. */
class VectorBackfillTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private TableClient papers(VectorIndexDescription... indexes) {
    return new TableClient(
            DescribedTable.client(
                table.dynamoDb(),
                described ->
                    described
                        .globalSecondaryIndexes(List.of())
                        .vectorIndexes(Arrays.asList(indexes)),
                PointInTimeRecoveryStatus.ENABLED),
            PapersTable.SCHEMA)
        .withTableName(table.tableName());
  }

  private static VectorIndexDescription index(
      String name, IndexStatus status, boolean isBackfilling) {
    return VectorIndexDescription.builder()
        .indexName(name)
        .indexStatus(status)
        .backfilling(isBackfilling)
        .build();
  }

  private static VectorIndexDescription ready(String name) {
    return index(name, IndexStatus.ACTIVE, false);
  }

  private void assertRefused(TableClient papers, String problems) {
    assertThatThrownBy(() -> papers.execute(Backfill.of(PapersTable.type())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The table "
                + table.tableName()
                + " is not ready for a backfill: "
                + problems
                + ".");
  }

  @Test
  void theIndexesMustBeThereAndFilled() {
    assertRefused(
        papers(), "it has no index ByTopic. Add it first; it has no index ByTone. Add it first");
    assertRefused(
        papers(index("ByTone", IndexStatus.CREATING, true), ready("ByTopic")),
        "its index ByTone is not active yet. Wait until it is filled");
    assertRefused(
        papers(ready("ByTone"), index("ByTopic", IndexStatus.ACTIVE, true)),
        "its index ByTopic is not active yet. Wait until it is filled");
    assertThatThrownBy(() -> papers().execute(Backfill.of(PapersTable.type()).dryRun()))
        .hasMessageContaining("it has no index ByTopic. Add it first");
  }

  @Test
  void anEntryOfAVectorIndexTakesNoWriteUnits() {
    Map<String, AttributeValue> item =
        new HashMap<>(
            PapersPaperEntity.toItem(
                new Paper("nature", "1", "Birds", Status.DRAFT, 2024, new float[] {1, 0, 0})));
    assertThat(item.remove("ByTopicPK")).isNotNull();
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

    BackfillReport report =
        papers(ready("ByTone"), ready("ByTopic"))
            .execute(Backfill.of(PapersTable.type()).withoutRecovery());

    assertThat(report.written()).isEqualTo(1);
    assertThat(report.writeUnits()).isEqualTo(1);
    assertThat(table.items())
        .extracting(stored -> stored.get("ByTopicPK"))
        .containsExactly(AttributeValue.fromS("PAPERS#nature"));
  }
}
