package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.projections.model.LibraryTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** A table that is there is left as it is if it is the model's, and refused if not. */
class ExistingTableTest {

  @RegisterExtension static final LocalTable LOCAL = LocalTable.of(LibraryTable.SCHEMA);

  private final String name = "Existing-" + UUID.randomUUID();
  private final TableClient library = LibraryTable.client(LOCAL.dynamoDb()).withTableName(name);

  @AfterEach
  void delete() {
    LOCAL.dynamoDb().deleteTable(delete -> delete.tableName(name));
  }

  private void thereIs(UnaryOperator<CreateTableRequest.Builder> change) {
    CreateTableRequest.Builder request =
        CreateTable.of(LibraryTable.SCHEMA).toRequest().toBuilder();
    LOCAL.dynamoDb().createTable(change.apply(request).tableName(name).build());
  }

  private void assertRefused(String problems) {
    assertThatThrownBy(() -> library.execute(CreateTable.of(LibraryTable.SCHEMA).ifNotExists()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] CreateTable[Library]: there is a table %s, but it differs from the"
                + " model. %s Choose another name by withTableName, or change the table; VerifyTable"
                + " says how.",
            name, problems);
  }

  @Test
  void oneOfTheModelIsLeft() {
    library.execute(CreateTable.of(LibraryTable.SCHEMA));

    assertThat(library.execute(CreateTable.of(LibraryTable.SCHEMA).ifNotExists()).tableName())
        .isEqualTo(name);
  }

  @Test
  void whatItHasBesidesDoesNotMatter() {
    thereIs(
        table -> {
          CreateTableRequest request = table.build();
          List<GlobalSecondaryIndex> indexes = new ArrayList<>();
          request
              .globalSecondaryIndexes()
              .forEach(
                  index ->
                      indexes.add(index.toBuilder().projection(of(ProjectionType.ALL)).build()));
          indexes.add(
              GlobalSecondaryIndex.builder()
                  .indexName("more")
                  .keySchema(request.keySchema())
                  .projection(of(ProjectionType.KEYS_ONLY))
                  .build());
          return table.globalSecondaryIndexes(indexes);
        });

    assertThat(
            library
                .execute(CreateTable.of(LibraryTable.SCHEMA).ifNotExists())
                .globalSecondaryIndexes())
        .hasSize(5);
  }

  @Test
  void oneWithoutIndexesIsRefused() {
    thereIs(
        table ->
            table
                .attributeDefinitions(
                    definition("PK", ScalarAttributeType.S),
                    definition("SK", ScalarAttributeType.S))
                .globalSecondaryIndexes((List<GlobalSecondaryIndex>) null)
                .localSecondaryIndexes((List<LocalSecondaryIndex>) null));

    assertRefused(
        "The table has no global index whole. The table has no global index keys. The table has no"
            + " global index some. The table has no global index untyped. The table has no local"
            + " index local.");
  }

  @Test
  void otherKeysAreRefused() {
    thereIs(
        table ->
            table
                .attributeDefinitions(
                    table.build().attributeDefinitions().stream()
                        .map(
                            each ->
                                each.attributeName().equals("SK")
                                    ? definition("SK", ScalarAttributeType.N)
                                    : each)
                        .toList())
                .globalSecondaryIndexes(
                    table.build().globalSecondaryIndexes().stream()
                        .map(
                            each ->
                                each.indexName().equals("whole")
                                    ? each.toBuilder()
                                        .keySchema(
                                            element("wholeSK", KeyType.HASH),
                                            element("wholePK", KeyType.RANGE))
                                        .build()
                                    : each)
                        .toList()));

    assertRefused(
        "The table has the key PK (S), SK (N), but PK (S), SK (S) in the model."
            + " The global index whole has the key wholeSK (S), wholePK (S), but wholePK (S),"
            + " wholeSK (S) in the model.");
  }

  @Test
  void anIndexThatHoldsLessIsRefused() {
    thereIs(
        table ->
            table.globalSecondaryIndexes(
                table.build().globalSecondaryIndexes().stream()
                    .map(each -> each.toBuilder().projection(lessThan(each)).build())
                    .toList()));

    assertRefused(
        "The global index whole is KEYS_ONLY, but ALL in the model. The global index some doesn't"
            + " include [the title]. The global index untyped doesn't include [the title].");
  }

  private static Projection lessThan(GlobalSecondaryIndex index) {
    return index.projection().projectionType() == ProjectionType.INCLUDE
        ? Projection.builder()
            .projectionType(ProjectionType.INCLUDE)
            .nonKeyAttributes("entity.type", "size")
            .build()
        : of(ProjectionType.KEYS_ONLY);
  }

  private static Projection of(ProjectionType type) {
    return Projection.builder().projectionType(type).build();
  }

  private static AttributeDefinition definition(String attribute, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(attribute).attributeType(type).build();
  }

  private static KeySchemaElement element(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }
}
