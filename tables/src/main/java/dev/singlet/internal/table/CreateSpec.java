package dev.singlet.internal.table;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * A table to create.
 *
 * @param table the model
 * @param ifNotExists true to leave an existing table as it is
 * @param stream the content of the stream records; null for no stream
 * @param configuration settings of the first request
 */
public record CreateSpec(
    TableSchema table,
    boolean ifNotExists,
    @Nullable StreamViewType stream,
    @Nullable AwsRequestOverrideConfiguration configuration)
    implements OperationDescription<TableDescription> {

  /** Returns this creation for a table that may exist. */
  public CreateSpec acceptingExisting() {
    return new CreateSpec(table, true, stream, configuration);
  }

  /** Returns this creation with a stream. */
  public CreateSpec withStream(StreamViewType view) {
    return new CreateSpec(table, ifNotExists, view, configuration);
  }

  /** Returns this creation with settings of the first request. */
  public CreateSpec with(AwsRequestOverrideConfiguration override) {
    return new CreateSpec(table, ifNotExists, stream, override);
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of();
  }

  @Override
  public String label() {
    return "CreateTable";
  }

  @Override
  public Step<TableDescription> start(Object operation, Context context) {
    return new TableCreation(operation, table, request(context), ifNotExists).start();
  }

  @Override
  public CreateTableRequest request(Context context) {
    Set<KeyAttribute> attributes = new LinkedHashSet<>(table.key().attributes());
    List<GlobalSecondaryIndex> globals = new ArrayList<>();
    List<LocalSecondaryIndex> locals = new ArrayList<>();
    List<IndexSchema> ofVectors = new ArrayList<>();
    for (IndexSchema index : table.indexes()) {
      attributes.addAll(index.key().attributes());
      if (index.vector() != null) {
        attributes.addAll(index.vector().filters());
        ofVectors.add(index);
        continue;
      }
      if (index.type() == IndexType.GLOBAL) {
        globals.add(
            GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(keySchema(index.key()))
                .projection(projection(index))
                .build());
      } else {
        locals.add(
            LocalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(keySchema(index.key()))
                .projection(projection(index))
                .build());
      }
    }
    CreateTableRequest.Builder request = CreateTableRequest.builder();
    if (!ofVectors.isEmpty()) {
      VectorRequests.add(ofVectors, this::projection, request);
    }
    return request
        .tableName(context.tableName())
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .keySchema(keySchema(table.key()))
        .attributeDefinitions(attributes.stream().map(CreateSpec::definition).toList())
        .globalSecondaryIndexes(globals.isEmpty() ? null : globals)
        .localSecondaryIndexes(locals.isEmpty() ? null : locals)
        .streamSpecification(stream == null ? null : specification(stream))
        .overrideConfiguration(configuration)
        .build();
  }

  private static StreamSpecification specification(StreamViewType view) {
    return StreamSpecification.builder().streamEnabled(true).streamViewType(view).build();
  }

  private static List<KeySchemaElement> keySchema(KeySchema key) {
    List<KeySchemaElement> elements = new ArrayList<>();
    key.partition().forEach(attribute -> elements.add(element(attribute, KeyType.HASH)));
    key.sort().forEach(attribute -> elements.add(element(attribute, KeyType.RANGE)));
    return elements;
  }

  private static KeySchemaElement element(KeyAttribute attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute.name()).keyType(type).build();
  }

  private static AttributeDefinition definition(KeyAttribute attribute) {
    return AttributeDefinition.builder()
        .attributeName(attribute.name())
        .attributeType(ScalarAttributeType.fromValue(attribute.type().name()))
        .build();
  }

  /**
   * Leaves key attributes out of the list: an index holds them anyway, and DynamoDB refuses them.
   */
  private Projection projection(IndexSchema index) {
    List<String> include = new ArrayList<>(index.include());
    include.removeAll(table.key().names());
    include.removeAll(index.key().names());
    boolean isKeysOnly = index.projection() != ProjectionType.ALL && include.isEmpty();
    Projection.Builder projection =
        Projection.builder()
            .projectionType((isKeysOnly ? ProjectionType.KEYS_ONLY : index.projection()).name());
    return include.isEmpty() ? projection.build() : projection.nonKeyAttributes(include).build();
  }

  @Override
  public String toString() {
    return "CreateTable[" + table.name() + "]";
  }
}
