package dev.singlet.it.enhancedclient;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.enhancedclient.model.Label;
import dev.singlet.it.enhancedclient.model.LabelEntity;
import dev.singlet.it.enhancedclient.model.LabelsTable;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.extensions.VersionedRecordExtension.AttributeTags;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;

/** An immutable class that the enhanced client and Singlet map. */
class ImmutableClassTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LabelsTable.SCHEMA);

  @Test
  void bothWriteOneClassByTurns() {
    byTurns(TableSchema.fromImmutableClass(Label.class), 1, 3);
  }

  @Test
  void singletCountsOnFromAnotherStartAndStep() {
    TableSchema<Label> schema =
        StaticImmutableTableSchema.builder(Label.class, Label.Builder.class)
            .newItemBuilder(Label::builder, Label.Builder::build)
            .addAttribute(
                String.class,
                a ->
                    a.name("id")
                        .getter(Label::getId)
                        .setter(Label.Builder::id)
                        .tags(StaticAttributeTags.primaryPartitionKey()))
            .addAttribute(
                String.class,
                a -> a.name("text").getter(Label::getText).setter(Label.Builder::text))
            .addAttribute(
                Long.class,
                a ->
                    a.name("version")
                        .getter(label -> label.getVersion() == 0 ? null : label.getVersion())
                        .setter(Label.Builder::version)
                        .tags(AttributeTags.versionAttribute(100L, 5L)))
            .build();

    byTurns(schema, 105, 111);
  }

  private void byTurns(TableSchema<Label> schema, long first, long third) {
    TableClient client = table.client();
    DynamoDbTable<Label> labels =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(table.dynamoDb())
            .build()
            .table(table.tableName(), schema);

    labels.putItem(new Label("a", "one", 0));
    Label read = client.execute(LabelEntity.get("a")).orElseThrow();
    assertThat(read).usingRecursiveComparison().isEqualTo(new Label("a", "one", first));

    client.execute(LabelEntity.put(new Label("a", null, first)));
    Label seen = labels.getItem(key -> key.key(k -> k.partitionValue("a")));
    assertThat(seen).usingRecursiveComparison().isEqualTo(new Label("a", null, first + 1));

    labels.updateItem(seen);
    assertThat(client.execute(LabelEntity.get("a")).orElseThrow().getVersion()).isEqualTo(third);
  }
}
