package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.multiattributekeys.model.FixturesTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;

/** A table is the model's only if its indexes have the same attributes in the same places. */
class MultiAttributeKeysTableTest {

  @RegisterExtension static final LocalTable LOCAL = LocalTable.of(FixturesTable.SCHEMA);

  private final String name = "Existing-" + UUID.randomUUID();
  private final TableClient fixtures = FixturesTable.client(LOCAL.dynamoDb()).withTableName(name);

  @AfterEach
  void delete() {
    LOCAL.dynamoDb().deleteTable(delete -> delete.tableName(name));
  }

  private void thereIsOneWith(KeySchemaElement... byWinner) {
    CreateTableRequest request = CreateTable.of(FixturesTable.SCHEMA).toRequest();
    List<GlobalSecondaryIndex> indexes =
        request.globalSecondaryIndexes().stream()
            .map(
                each ->
                    each.indexName().equals("byWinner")
                        ? each.toBuilder().keySchema(byWinner).build()
                        : each)
            .toList();
    LOCAL
        .dynamoDb()
        .createTable(request.toBuilder().tableName(name).globalSecondaryIndexes(indexes).build());
  }

  private void assertRefused(String found) {
    assertThatThrownBy(() -> fixtures.execute(CreateTable.of(FixturesTable.SCHEMA).ifNotExists()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "it differs from the model. The global index byWinner has the key %s, but W1 (S) +"
                + " tournament (S), W2 (S) in the model. Choose",
            found);
  }

  private static KeySchemaElement element(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }

  @Test
  void theSameKeysAreTheModels() {
    fixtures.execute(CreateTable.of(FixturesTable.SCHEMA));

    assertThat(fixtures.execute(CreateTable.of(FixturesTable.SCHEMA).ifNotExists()).tableName())
        .isEqualTo(name);
  }

  @Test
  void anAttributeOfTheOtherHalfIsAnother() {
    thereIsOneWith(
        element("W1", KeyType.HASH),
        element("tournament", KeyType.RANGE),
        element("W2", KeyType.RANGE));

    assertRefused("W1 (S), tournament (S) + W2 (S)");
  }

  @Test
  void anotherOrderIsAnotherKey() {
    thereIsOneWith(
        element("tournament", KeyType.HASH),
        element("W1", KeyType.HASH),
        element("W2", KeyType.RANGE));

    assertRefused("tournament (S) + W1 (S), W2 (S)");
  }
}
