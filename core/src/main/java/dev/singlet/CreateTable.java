package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.table.TableCreation;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
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
 * Creates the table with all its indexes, billed on demand, and returns its description. It sends
 * one {@code CreateTable} request, then {@code DescribeTable} once a second until the table is
 * active. If the table has a time-to-live attribute, it then sends {@code UpdateTimeToLive}.
 */
@CheckReturnValue
public final class CreateTable extends Operation<TableDescription> {

  private final TableSchema schema;
  private final boolean ifNotExists;
  private final @Nullable StreamViewType stream;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Called by generated code.
   *
   * @param schema the table
   */
  public CreateTable(TableSchema schema) {
    this(schema, false, null, null);
  }

  private CreateTable(
      TableSchema schema,
      boolean ifNotExists,
      @Nullable StreamViewType stream,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.schema = Objects.requireNonNull(schema, "schema");
    this.ifNotExists = ifNotExists;
    this.stream = stream;
    this.configuration = configuration;
  }

  /**
   * Accepts a table that already exists if it has the model's key and indexes, and leaves it as it
   * is. The table may have more than the model. Time to live is not checked: if it is off, no item
   * expires until {@code UpdateTimeToLive} turns it on.
   *
   * @return an operation that accepts an existing table; executing it throws an {@link
   *     dev.singlet.error.InvalidArgumentException} if that table has other keys, lacks an index,
   *     or one of its indexes lacks attributes
   */
  public CreateTable ifNotExists() {
    return new CreateTable(schema, true, stream, configuration);
  }

  /**
   * Gives the table a stream. A {@link ChangeReader} reads the changes in it.
   *
   * @param view the content of the stream records; typed changes need {@code NEW_AND_OLD_IMAGES}
   * @return an operation that creates the table with a stream
   */
  public CreateTable withStream(StreamViewType view) {
    return new CreateTable(
        schema, ifNotExists, Objects.requireNonNull(view, "view"), configuration);
  }

  /**
   * Sets timeouts, headers and other SDK settings for the {@code CreateTable} request only.
   *
   * @param override the SDK's own request configuration
   * @return an operation with it
   */
  public CreateTable overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new CreateTable(
        schema, ifNotExists, stream, Objects.requireNonNull(override, "override"));
  }

  @Override
  public CreateTableRequest toRequest() {
    return (CreateTableRequest) super.toRequest();
  }

  @Override
  public CreateTableRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  CreateTableRequest request(Context context) {
    Set<KeyAttribute> attributes = new LinkedHashSet<>(schema.key().attributes());
    List<GlobalSecondaryIndex> globals = new ArrayList<>();
    List<LocalSecondaryIndex> locals = new ArrayList<>();
    for (IndexSchema index : schema.indexes()) {
      attributes.addAll(index.key().attributes());
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
    return CreateTableRequest.builder()
        .tableName(context.tableName())
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .keySchema(keySchema(schema.key()))
        .attributeDefinitions(attributes.stream().map(CreateTable::definition).toList())
        .globalSecondaryIndexes(globals.isEmpty() ? null : globals)
        .localSecondaryIndexes(locals.isEmpty() ? null : locals)
        .streamSpecification(stream == null ? null : specification(stream))
        .overrideConfiguration(configuration)
        .build();
  }

  @Override
  TableSchema table() {
    return schema;
  }

  @Override
  List<? extends ItemType<?>> types() {
    return List.of();
  }

  @Override
  String label() {
    return "CreateTable";
  }

  @Override
  Step<TableDescription> start(Context context) {
    return new TableCreation(this, schema, request(context), ifNotExists).start();
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

  private static Projection projection(IndexSchema index) {
    Projection.Builder projection = Projection.builder().projectionType(index.projection().name());
    return index.projection() == ProjectionType.INCLUDE
        ? projection.nonKeyAttributes(index.include()).build()
        : projection.build();
  }

  @Override
  public String toString() {
    return "CreateTable[" + schema.name() + "]";
  }
}
