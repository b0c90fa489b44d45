package dev.singlet;

import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.KeyedRead;

import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the entries of an index lead to, in their order. */
final class Hydration<T> {

  private final ItemType<T> type;
  private final ItemReading<T> reading;
  private final List<T> items = new ArrayList<>();
  private final List<UnreadableItem> unreadable = new ArrayList<>();
  private final List<PrimaryKey> missing = new ArrayList<>();
  private final List<PrimaryKey> foreign = new ArrayList<>();

  /** The entry of each item: where it is in which page. */
  private final List<Entry> entries = new ArrayList<>();

  private @Nullable PageLinks first;
  private @Nullable PageLinks last;
  private int itemsRead;
  private int requests;

  private record Entry(PageLinks links, int index) {

    String token(boolean backwards) {
      return links.items().token(index, backwards);
    }
  }

  Hydration(ItemType<T> type, ReadPolicy policy, Context context) {
    this.type = type;
    this.reading = new ItemReading<>(type, policy, context);
  }

  /** How many items there are so far. */
  int given() {
    return items.size();
  }

  /** Takes the next page of entries, and the items that were read for them. */
  void add(Page<PrimaryKey> page, KeyedRead group, BatchGetExecution read) {
    PageLinks links = page.links();
    first = first == null ? links : first;
    last = links;
    List<T> own = new ArrayList<>();
    List<Entry> ownEntries = new ArrayList<>();
    List<PrimaryKey> ownMissing = new ArrayList<>();
    List<PrimaryKey> ownForeign = new ArrayList<>();
    for (int i = 0; i < page.items().size(); i++) {
      PrimaryKey key = page.items().get(i);
      Map<String, AttributeValue> found = read.item(group, key);
      if (found == null) {
        ownMissing.add(key);
      } else if (!isOwn(found)) {
        ownForeign.add(key);
      } else {
        T item = reading.read(found);
        if (item != null) {
          own.add(item);
          ownEntries.add(new Entry(links, i));
        }
      }
    }
    join(items, own);
    join(entries, ownEntries);
    join(missing, ownMissing);
    join(foreign, ownForeign);
    join(unreadable, reading.takeCollected());
    itemsRead += page.itemsRead();
    requests += page.requests() + read.requests();
  }

  /** Pages are in the query's own order, and follow one another as they are read. */
  private <E> void join(List<E> all, List<E> more) {
    all.addAll(isBackwards() ? 0 : all.size(), more);
  }

  private boolean isBackwards() {
    return first != null && first.backwards();
  }

  /** What all pages of entries gave. */
  HydratedPage<T> page() {
    PageLinks start = Objects.requireNonNull(isBackwards() ? last : first, "no entries were read");
    PageLinks end = Objects.requireNonNull(isBackwards() ? first : last);
    List<Entry> each = List.copyOf(entries);
    PageLinks links =
        new PageLinks(
            end.next(),
            start.previous(),
            isBackwards(),
            (index, backwards) -> each.get(index).token(backwards));
    return new HydratedPage<>(items, unreadable, missing, foreign, links, itemsRead, requests);
  }

  private boolean isOwn(Map<String, AttributeValue> item) {
    AttributeValue entity = item.get(type.table().entityAttribute());
    return entity != null && entity.s() != null && type.entityNames().contains(entity.s());
  }
}
