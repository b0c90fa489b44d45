package dev.singlet.internal.get;

import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * The settings for reads of one table's items by their keys. One request takes only keys with equal
 * settings.
 *
 * @param tableName the table's name in DynamoDB
 * @param schema the table's key attributes
 * @param consistent true for strongly consistent reads
 * @param projection the projection expression; null for whole items
 * @param names its placeholders
 */
public record TableReadOptions(
    String tableName,
    KeySchema schema,
    boolean consistent,
    @Nullable String projection,
    @Nullable Map<String, String> names) {

  /** Returns the part of a request for items of these keys. */
  public KeysAndAttributes request(Collection<PrimaryKey> keys) {
    return KeysAndAttributes.builder()
        .keys(keys.stream().map(key -> key.toMap(schema)).toList())
        .consistentRead(consistent ? Boolean.TRUE : null)
        .projectionExpression(projection)
        .expressionAttributeNames(names)
        .build();
  }
}
