package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.vectors.model.Papers.Review;
import dev.singlet.it.vectors.model.PapersReviewEntity;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB Local stores what a vector index is made of, but has no such index. */
class LocalVectorsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(PapersTable.SCHEMA);

  @Test
  void allButTheSearchWorks() {
    TableClient papers = table.client();
    papers.execute(PapersReviewEntity.put(new Review("nature", "1", "Good", null, null)));
    assertThat(table.items().get(0)).doesNotContainKey("ByTopicPK");

    papers.execute(PapersReviewEntity.update("nature", "1").embedding(List.of(0f, 1f, 0f)));

    assertThat(table.items().get(0))
        .containsEntry("ByTopicPK", AttributeValue.fromS("REVIEWS#nature"));
    assertThat(papers.execute(PapersReviewEntity.get("nature", "1")).orElseThrow().embedding())
        .containsExactly(0f, 1f, 0f);
  }

  @Test
  void aBackfillWritesTheKeysOfItsIndexes() {
    TableClient papers = table.client();
    papers.execute(
        PapersReviewEntity.put(new Review("nature", "1", "Good", List.of(0f, 1f, 0f), null)));
    Map<String, AttributeValue> older = new HashMap<>(table.items().get(0));
    older.remove("ByTopicPK");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));

    papers.execute(Backfill.of(PapersTable.type()).withoutRecovery());

    assertThat(table.items().get(0))
        .containsEntry("ByTopicPK", AttributeValue.fromS("REVIEWS#nature"));
  }
}
