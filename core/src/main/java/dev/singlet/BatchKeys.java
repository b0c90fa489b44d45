package dev.singlet;

import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.KeySchema;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * How keys of one table are read in a batch, which takes them together only if it is the same.
 *
 * @param tableName the table's name in DynamoDB
 * @param schema the table's key attributes
 * @param consistent whether they are read strongly consistently
 * @param projection the projection expression; null for whole items
 * @param names its placeholders
 */
record BatchKeys(
    String tableName,
    KeySchema schema,
    boolean consistent,
    @Nullable String projection,
    @Nullable Map<String, String> names) {

  static BatchKeys of(KeySchema schema, GetItemRequest request) {
    return new BatchKeys(
        request.tableName(),
        schema,
        Boolean.TRUE.equals(request.consistentRead()),
        request.projectionExpression(),
        request.hasExpressionAttributeNames() ? request.expressionAttributeNames() : null);
  }

  KeysAndAttributes request(Collection<PrimaryKey> keys) {
    return KeysAndAttributes.builder()
        .keys(keys.stream().map(key -> key.toMap(schema)).toList())
        .consistentRead(consistent ? Boolean.TRUE : null)
        .projectionExpression(projection)
        .expressionAttributeNames(names)
        .build();
  }
}
