package dev.singlet.internal.batch;

import dev.singlet.BatchableWrite;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.text.WireSize;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A write of a batch, ready to be sent.
 *
 * @param position its place in the batch
 * @param write the operation
 * @param context what it is made with
 * @param key the key of its item
 * @param request what it is in a batch; null if it asks for a condition, and so is made alone
 */
record BatchedWrite(
    int position,
    BatchableWrite write,
    Context context,
    PrimaryKey key,
    @Nullable RenderedWrite request) {

  static BatchedWrite of(int position, BatchableWrite write, Context context) {
    PreparedWrite<?> draft = write.draft(context);
    return new BatchedWrite(position, write, context, draft.key(), request(draft));
  }

  private static @Nullable RenderedWrite request(PreparedWrite<?> draft) {
    if (!draft.unique().isEmpty()) {
      return null;
    }
    var alone = draft.guarded(Map.of());
    if (!alone.condition().isAlways()) {
      return null;
    }
    SdkPojo request = alone.request();
    return request instanceof PutItemRequest put
        ? RenderedWrite.builder().putRequest(PutRequest.builder().item(put.item()).build()).build()
        : RenderedWrite.builder()
            .deleteRequest(DeleteRequest.builder().key(((DeleteItemRequest) request).key()).build())
            .build();
  }

  boolean isAlone() {
    return request == null;
  }

  long wireSize() {
    return request == null
        ? 0
        : WireSize.of(
            request.putRequest() != null
                ? request.putRequest().item()
                : request.deleteRequest().key());
  }

  KeySchema schema() {
    return write.entityType().table().key();
  }

  /** The key of the item that a request is about. */
  static PrimaryKey keyOf(RenderedWrite request, KeySchema schema) {
    return PrimaryKey.of(
        schema,
        request.putRequest() != null ? request.putRequest().item() : request.deleteRequest().key());
  }
}
