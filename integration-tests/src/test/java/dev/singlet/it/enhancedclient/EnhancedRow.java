package dev.singlet.it.enhancedclient;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;

import dev.singlet.testing.LocalTable;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;

/**
 * A value that both store: in the enhanced client an item of one attribute, here one component of
 * an entity.
 *
 * @param entity the entity's name
 * @param component the name of the component
 * @param type the type of the value in the enhanced client
 * @param theirs the value in the enhanced client
 * @param ours the value that is read here
 * @param isSameForm whether both store the same
 */
record EnhancedRow<T>(
    String entity,
    String component,
    EnhancedType<T> type,
    T theirs,
    Object ours,
    boolean isSameForm) {

  /** An item of the enhanced client. */
  static final class Held {
    private @Nullable Object value;
  }

  /** Writes the item of this row with the enhanced client. */
  void putInto(LocalTable table) {
    Held held = new Held();
    held.value = theirs;
    table(table).putItem(held);
  }

  /** Reads the value of this row with the enhanced client. */
  @Nullable Object readFrom(LocalTable table) {
    Key key = Key.builder().partitionValue(partition()).sortValue(sort()).build();
    return table(table).getItem(key).value;
  }

  private DynamoDbTable<Held> table(LocalTable table) {
    return DynamoDbEnhancedClient.builder()
        .dynamoDbClient(table.dynamoDb())
        .build()
        .table(table.tableName(), schema());
  }

  private TableSchema<Held> schema() {
    return StaticTableSchema.builder(Held.class)
        .newItemSupplier(Held::new)
        .addAttribute(
            String.class, a -> constant(a.name("PK").tags(primaryPartitionKey()), partition()))
        .addAttribute(String.class, a -> constant(a.name("SK").tags(primarySortKey()), sort()))
        .addAttribute(String.class, a -> constant(a.name("_et"), entity))
        .addAttribute(String.class, a -> constant(a.name("id"), "1"))
        .addAttribute(
            type,
            a -> a.name(component).getter(this::value).setter((held, read) -> held.value = read))
        .build();
  }

  @SuppressWarnings("unchecked")
  private @Nullable T value(Held held) {
    return (T) held.value;
  }

  private String partition() {
    return sort() + "#1";
  }

  private String sort() {
    return entity.toUpperCase(Locale.ROOT);
  }

  private void constant(StaticAttribute.Builder<Held, String> attribute, String value) {
    Function<Held, String> getter = held -> value;
    attribute.getter(getter).setter((held, read) -> {});
  }

  @Override
  public String toString() {
    return component + " " + theirs;
  }
}
