package dev.singlet.internal.migrate;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/**
 * An item that a stream reports changes of.
 *
 * @param key its primary key
 * @param images its states before and after the changes, as far as the stream has them
 * @param last its state after the last change; null if the stream doesn't have it
 * @param isDeleted true if the last change deleted it
 */
record ChangedItem(
    PrimaryKey key,
    List<Map<String, AttributeValue>> images,
    @Nullable Map<String, AttributeValue> last,
    boolean isDeleted) {

  /** Returns the items of changes, in the order of their first change. */
  static List<ChangedItem> of(List<Record> changes, KeySchema schema, Object operation) {
    Map<PrimaryKey, ChangedItem> items = new LinkedHashMap<>();
    for (Record change : changes) {
      ChangedItem item = of(change, schema, operation);
      items.merge(item.key, item, ChangedItem::and);
    }
    return List.copyOf(items.values());
  }

  private static ChangedItem of(Record change, KeySchema schema, Object operation) {
    StreamRecord stream = change.dynamodb();
    if (stream == null || !stream.keys().keySet().containsAll(schema.names())) {
      throw new InvalidArgumentException(
          ErrorCode.INCOMPLETE_CHANGE,
          operation
              + ": a record of the stream has no key "
              + schema.names()
              + ". Give records of this table's stream, as DynamoDB made them.");
    }
    List<Map<String, AttributeValue>> images = new ArrayList<>();
    if (stream.hasOldImage() && !stream.oldImage().isEmpty()) {
      images.add(stream.oldImage());
    }
    boolean hasNew = stream.hasNewImage() && !stream.newImage().isEmpty();
    if (hasNew) {
      images.add(stream.newImage());
    }
    return new ChangedItem(
        PrimaryKey.of(schema, stream.keys()),
        images,
        hasNew ? stream.newImage() : null,
        "REMOVE".equals(change.eventNameAsString()));
  }

  private ChangedItem and(ChangedItem later) {
    List<Map<String, AttributeValue>> all = new ArrayList<>(images);
    all.addAll(later.images);
    return new ChangedItem(key, all, later.last, later.isDeleted);
  }
}
