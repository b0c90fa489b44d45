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
 * @param wireSize about the bytes of that part
 */
public record BatchedWrite(
    int position,
    Object operation,
    Write<?> write,
    Context context,
    PrimaryKey key,
    @Nullable WriteRequest request,
    long wireSize) {

  /** Prepares a write for its table and tenant. */
  public static BatchedWrite of(int position, Write<?> write, Object operation, Context context) {
    PreparedWrite<?> prepared = write.prepare(context);
    RenderedWrite shared = shared(prepared);
    return new BatchedWrite(
        position,
        operation,
        write,
        context,
        prepared.key(),
        shared == null ? null : shared.toBatchRequest(),
        shared == null ? 0 : WireSize.of(shared.attributes()));
  }

  /** Returns the write if it can share a request with others; null if not. */
  private static @Nullable RenderedWrite shared(PreparedWrite<?> prepared) {
    if (!prepared.unique().isEmpty()) {
      return null;
    }
    RenderedWrite write = prepared.guarded(Map.of());
    return write.condition().isAlways() ? write : null;
  }

  /** Returns this write for a batch of its own. */
  public BatchedWrite asFirst() {
    return new BatchedWrite(0, operation, write, context, key, request, wireSize);
  }

  /** Returns the place of its item. */
  public ItemPlace place() {
    return new ItemPlace(context.tableName(), key);
  }

  /** Returns whether the write is sent alone. */
  boolean isAlone() {
    return request == null;
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
