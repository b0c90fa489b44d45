package dev.singlet.internal.batch;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.Write;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A write of a batch.
 *
 * @param position its place among the given writes, from 0
 * @param operation the operation that the user gave, for messages
 * @param request its part of a batch request; null if it has a condition and is sent alone
 */
public record BatchedWrite(
    int position,
    Object operation,
    Write<?> write,
    Context context,
    PrimaryKey key,
    @Nullable WriteRequest request) {

  /** Prepares a write for its table and tenant. */
  public static BatchedWrite of(int position, Write<?> write, Object operation, Context context) {
    PreparedWrite<?> prepared = write.prepare(context);
    return new BatchedWrite(position, operation, write, context, prepared.key(), request(prepared));
  }

  private static @Nullable WriteRequest request(PreparedWrite<?> prepared) {
    if (!prepared.unique().isEmpty()) {
      return null;
    }
    RenderedWrite alone = prepared.guarded(Map.of());
    return alone.condition().isAlways() ? alone.toBatchRequest() : null;
  }

  /** Returns the place of its item. */
  public ItemPlace place() {
    return new ItemPlace(context.tableName(), key);
  }

  /** Returns whether the write is sent alone. */
  boolean isAlone() {
    return request == null;
  }

  /** Returns the approximate bytes of the write in a request. */
  long wireSize() {
    return request == null ? 0 : WireSize.of(attributes(request));
  }

  KeySchema schema() {
    return write.type().table().key();
  }

  static PrimaryKey keyOf(WriteRequest request, KeySchema schema) {
    return PrimaryKey.of(schema, attributes(request));
  }

  /** Returns the whole item of a put, or the key of a delete. */
  private static Map<String, AttributeValue> attributes(WriteRequest request) {
    return request.putRequest() != null
        ? request.putRequest().item()
        : request.deleteRequest().key();
  }
}
