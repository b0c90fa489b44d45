package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondarySortKey;

import dev.singlet.it.multiattributekeys.model.Fixtures.Forfeit;
import dev.singlet.it.multiattributekeys.model.Fixtures.Round;
import dev.singlet.it.multiattributekeys.model.FixturesForfeitEntity;
import dev.singlet.it.multiattributekeys.model.FixturesTable;
import dev.singlet.testing.LocalTable;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.ImmutableAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.Order;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;

/** Keys of several attributes that the enhanced client writes and queries in the same table. */
class EnhancedClientKeysTest {

  private static final String INDEX = "byPlace";

  private static final TableSchema<Forfeit> FORFEITS =
      TableSchema.builder(Forfeit.class, FixturesForfeitEntity.Builder.class)
          .newItemBuilder(FixturesForfeitEntity::builder, FixturesForfeitEntity.Builder::build)
          .addAttribute(
              String.class,
              a -> computed(a.name("PK").tags(primaryPartitionKey()), f -> "FORFEIT#" + f.id()))
          .addAttribute(
              String.class, a -> computed(a.name("SK").tags(primarySortKey()), f -> "FORFEIT"))
          .addAttribute(String.class, a -> computed(a.name("_et"), f -> "Forfeit"))
          .addAttribute(
              String.class,
              a ->
                  a.name("tournament")
                      .getter(Forfeit::tournament)
                      .setter(FixturesForfeitEntity.Builder::tournament)
                      .tags(secondaryPartitionKey(INDEX, Order.FIRST)))
          .addAttribute(
              String.class,
              a ->
                  a.name("region")
                      .getter(Forfeit::region)
                      .setter(FixturesForfeitEntity.Builder::region)
                      .tags(secondaryPartitionKey(INDEX, Order.SECOND)))
          .addAttribute(
              Round.class,
              a ->
                  a.name("round")
                      .getter(Forfeit::round)
                      .setter(FixturesForfeitEntity.Builder::round)
                      .tags(secondarySortKey(INDEX, Order.FIRST)))
          .addAttribute(
              String.class,
              a ->
                  a.name("bracket")
                      .getter(Forfeit::bracket)
                      .setter(FixturesForfeitEntity.Builder::bracket)
                      .tags(secondarySortKey(INDEX, Order.SECOND)))
          .addAttribute(
              String.class,
              a ->
                  a.name("id")
                      .getter(Forfeit::id)
                      .setter(FixturesForfeitEntity.Builder::id)
                      .tags(secondarySortKey(INDEX, Order.THIRD)))
          .addAttribute(
              String.class,
              a ->
                  a.name("reason")
                      .getter(Forfeit::reason)
                      .setter(FixturesForfeitEntity.Builder::reason))
          .build();

  private static void computed(
      ImmutableAttribute.Builder<Forfeit, FixturesForfeitEntity.Builder, String> attribute,
      Function<Forfeit, String> value) {
    attribute.getter(value).setter((builder, ignored) -> {});
  }

  @RegisterExtension final LocalTable table = LocalTable.of(FixturesTable.SCHEMA);

  @Test
  void eachQueriesWhatTheOtherWrote() {
    DynamoDbTable<Forfeit> enhanced =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(table.dynamoDb())
            .build()
            .table(table.tableName(), FORFEITS);
    Forfeit ours = new Forfeit("f1", "open", "eu", Round.A_GROUP, "a", "no team");
    Forfeit theirs = new Forfeit("f2", "open", "eu", Round.A_GROUP, "b", "rain");
    table.client().execute(FixturesForfeitEntity.put(ours));
    enhanced.putItem(theirs);

    assertThat(
            table.client().stream(FixturesForfeitEntity.byPlace("open", "eu").round(Round.A_GROUP)))
        .containsExactly(ours, theirs);
    Key key =
        Key.builder()
            .addPartitionValue("open")
            .addPartitionValue("eu")
            .addSortValue("A_GROUP")
            .build();
    assertThat(enhanced.index(INDEX).query(QueryConditional.keyEqualTo(key)))
        .flatExtracting(page -> page.items())
        .containsExactly(ours, theirs);
  }
}
