package dev.singlet;

import dev.singlet.entity.ItemType;
import dev.singlet.key.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the entries of an index lead to, in their order. */
final class Hydration<T> {

  private final ItemType<T> type;
  private final ItemReading<T> reading;
  private final List<T> items = new ArrayList<>();
  private final List<PrimaryKey> missing = new ArrayList<>();
  private final List<PrimaryKey> foreign = new ArrayList<>();
  private int itemsRead;
  private int requests;

  Hydration(ItemType<T> type, ReadPolicy policy, RequestContext context) {
    this.type = type;
    this.reading = new ItemReading<>(type, policy, context);
  }

  /** How many items there are so far. */
  int given() {
    return items.size();
  }

  /** Takes entries, and the items that were read for them. */
  void add(Page<PrimaryKey> entries, BatchKeys group, BatchGetRun read) {
    for (PrimaryKey key : entries) {
      Map<String, AttributeValue> item = read.item(group, key);
      if (item == null) {
        missing.add(key);
      } else if (!isOwn(item)) {
        foreign.add(key);
      } else {
        T own = reading.read(item);
        if (own != null) {
          items.add(own);
        }
      }
    }
    itemsRead += entries.itemsRead();
    requests += entries.requests() + read.requests();
  }

  HydratedPage<T> page(@Nullable String nextToken) {
    return new HydratedPage<>(
        items, reading.takeCollected(), missing, foreign, nextToken, itemsRead, requests);
  }

  private boolean isOwn(Map<String, AttributeValue> item) {
    AttributeValue entity = item.get(type.table().entityAttribute());
    return entity != null && entity.s() != null && type.entityNames().contains(entity.s());
  }
}
