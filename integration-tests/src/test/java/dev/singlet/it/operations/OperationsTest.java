package dev.singlet.it.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.operations.model.Shop.Order;
import dev.singlet.it.operations.model.Shop.Tag;
import dev.singlet.it.operations.model.ShopLineEntity;
import dev.singlet.it.operations.model.ShopOrderEntity;
import dev.singlet.it.operations.model.ShopTable;
import dev.singlet.it.operations.model.ShopTagEntity;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

class OperationsTest {

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.123456Z");
  private static final Instant STORED_NOW = Instant.parse("2024-01-15T08:00:00.123Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  private TableClient client() {
    return table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
  }

  @Test
  void aPutStampsWithTheClockAndGivesWhatIsStored() {
    Order put =
        client().execute(ShopOrderEntity.put(ShopOrderEntity.builder().orderId("o").build()));

    assertThat(put).isEqualTo(new Order("o", STORED_NOW, STORED_NOW));
    assertThat(client().execute(ShopOrderEntity.get("o"))).contains(put);
  }

  @Test
  void aPutKeepsTheTimeOfCreationItIsGivenAndNeverThatOfModification() {
    Order put = client().execute(ShopOrderEntity.put(new Order("o", Instant.EPOCH, Instant.EPOCH)));

    assertThat(put).isEqualTo(new Order("o", Instant.EPOCH, STORED_NOW));
  }

  @Test
  void anImportKeepsBothTimes() {
    Instant created = Instant.EPOCH;
    Instant modified = Instant.EPOCH.plusSeconds(1);

    Order put =
        client().execute(ShopOrderEntity.put(new Order("o", NOW, NOW)).stamped(created, modified));

    assertThat(put).isEqualTo(new Order("o", created, modified));
    assertThat(client().execute(ShopOrderEntity.get("o"))).contains(put);
  }

  @Test
  void anEntityWithoutComponentsForThemIsStampedToo() {
    Tag tag = new Tag("1", "n");
    client().execute(ShopTagEntity.put(tag).stamped(Instant.EPOCH, STORED_NOW));

    assertThat(table.items())
        .containsExactly(
            Map.of(
                "pk", s("TAG!1"),
                "sk", s("TAG!1"),
                "type", s("Tag"),
                "Id", s("1"),
                "Name", s("n"),
                "includedPK", s("TAG!n"),
                "includedSK", s("TAG!1"),
                "born", s("1970-01-01T00:00:00.000Z"),
                "changed", s("2024-01-15T08:00:00.123Z")));
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  @Test
  void aDeleteSaysWhetherThereWasAnItem() {
    client().execute(ShopTagEntity.put(new Tag("1", "n")));

    assertThat(client().execute(ShopTagEntity.delete("1"))).isTrue();
    assertThat(client().execute(ShopTagEntity.delete("1"))).isFalse();
    assertThat(client().execute(ShopTagEntity.get("1").consistent())).isEmpty();
  }

  @Test
  void everyOperationTakesTheSdksRequestConfiguration() {
    AwsRequestOverrideConfiguration override =
        AwsRequestOverrideConfiguration.builder().putHeader("x-test", "1").build();
    Tag tag = new Tag("1", "n");
    List<DynamoDbRequest> requests =
        List.of(
            ShopTagEntity.put(tag).overrideConfiguration(override).ifNotExists().toRequest(),
            ShopTagEntity.put(tag).ifNotExists().overrideConfiguration(override).toRequest(),
            ShopTagEntity.put(tag).overrideConfiguration(override).stamped(NOW, NOW).toRequest(),
            ShopTagEntity.get("1").overrideConfiguration(override).consistent().toRequest(),
            ShopTagEntity.delete("1").overrideConfiguration(override).toRequest(),
            ShopTagEntity.byName("n").overrideConfiguration(override).limit(1).toRequest(),
            ShopLineEntity.byOrder("o").overrideConfiguration(override).consistent().toRequest(),
            CreateTable.of(ShopTable.SCHEMA)
                .overrideConfiguration(override)
                .ifNotExists()
                .toRequest());

    assertThat(requests).allMatch(r -> r.overrideConfiguration().orElseThrow().equals(override));
    assertThat(client().execute(ShopTagEntity.put(tag).overrideConfiguration(override)))
        .isEqualTo(tag);
    assertThat(client().execute(ShopTagEntity.get("1").overrideConfiguration(override)))
        .contains(tag);
    assertThat(client().page(ShopTagEntity.byName("n").overrideConfiguration(override)).items())
        .containsExactly(tag);
    assertThat(client().execute(ShopTagEntity.delete("1").overrideConfiguration(override)))
        .isTrue();
  }

  @Test
  void aClientServesTheTableOfItsName() {
    TableClient other = client().withTableName(table.tableName() + "-2");
    other.execute(CreateTable.of(ShopTable.SCHEMA));
    try {
      client().execute(ShopTagEntity.put(new Tag("1", "n")));

      assertThat(other.execute(ShopTagEntity.get("1"))).isEmpty();
      assertThat(other.execute(ShopTagEntity.delete("1"))).isFalse();
      assertThat(other.stream(ShopTagEntity.byName("n"))).isEmpty();
      assertThat(client().execute(ShopTagEntity.get("1"))).isPresent();
    } finally {
      table.dynamoDb().deleteTable(delete -> delete.tableName(table.tableName() + "-2"));
    }
  }

  @Test
  void whatDynamoDbAnswersPassesThrough() {
    TableClient missing = client().withTableName("missing");

    assertThatThrownBy(() -> missing.execute(ShopTagEntity.get("1")))
        .isInstanceOf(ResourceNotFoundException.class);
  }

  @Test
  void anotherTablesOperationIsRefused() {
    TableClient other = OrderedTable.client(table.dynamoDb());

    assertThatThrownBy(() -> other.execute(ShopTagEntity.get("1")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Get[Tag TAG!1 / TAG!1] belongs to the table Shop, and this client to Ordered."
                + " Execute it with that table's client.");
  }

  @Test
  void theTableHasAllKindsOfIndexes() {
    TableDescription description =
        table.dynamoDb().describeTable(d -> d.tableName(table.tableName())).table();

    assertThat(description.globalSecondaryIndexes().stream().map(OperationsTest::describe).sorted())
        .containsExactly(
            "binary ALL bpk:HASH bsk:RANGE",
            "byState ALL byStatePK:HASH byStateSK:RANGE",
            "included INCLUDE[Id, Name, type] includedPK:HASH includedSK:RANGE",
            "keysOnly KEYS_ONLY keysOnlyPK:HASH keysOnlySK:RANGE",
            "numbers ALL npk:HASH nsk:RANGE",
            "plain ALL plainPK:HASH");
    LocalSecondaryIndexDescription local = description.localSecondaryIndexes().get(0);
    assertThat(local.indexName()).isEqualTo("local");
    assertThat(local.keySchema()).extracting("attributeName").containsExactly("pk", "lsk");
    assertThat(
            description.attributeDefinitions().stream()
                .map(a -> a.attributeName() + ":" + a.attributeTypeAsString()))
        .containsExactlyInAnyOrder(
            "pk:S",
            "sk:S",
            "lsk:S",
            "byStatePK:S",
            "byStateSK:S",
            "npk:N",
            "nsk:N",
            "bpk:B",
            "bsk:B",
            "plainPK:S",
            "keysOnlyPK:S",
            "keysOnlySK:S",
            "includedPK:S",
            "includedSK:S");
  }

  private static String describe(GlobalSecondaryIndexDescription index) {
    Stream<String> keys =
        index.keySchema().stream().map(key -> " " + key.attributeName() + ":" + key.keyType());
    List<String> included = index.projection().nonKeyAttributes().stream().sorted().toList();
    return index.indexName()
        + " "
        + index.projection().projectionType()
        + (included.isEmpty() ? "" : included)
        + String.join("", keys.toList());
  }

  @Test
  void creatingATableThatExistsFailsUnlessItMay() {
    assertThatThrownBy(() -> client().execute(CreateTable.of(ShopTable.SCHEMA)))
        .isInstanceOf(ResourceInUseException.class);
    assertThat(client().execute(CreateTable.of(ShopTable.SCHEMA).ifNotExists()).tableStatus())
        .isEqualTo(TableStatus.ACTIVE);
  }
}
