package dev.singlet.internal.batch;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageLinks;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the whole items of index entries: a page of the index, then a batch get of its keys, until
 * there are as many items as wanted.
 */
public final class HydratedExecution<T> {

  private final QuerySpec<PrimaryKey> entries;
  private final Context context;
  private final WholeItems<T> whole;
  private final List<T> items = new ArrayList<>();
  private final List<UnreadableItem> unreadable = new ArrayList<>();
  private final List<PrimaryKey> missing = new ArrayList<>();
  private final List<PrimaryKey> foreign = new ArrayList<>();

  /** The index entry of each item. */
  private final List<Entry> itemEntries = new ArrayList<>();

  private @Nullable PageLinks first;
  private @Nullable PageLinks last;
  private int itemsRead;
  private int requests;

  private record Entry(PageLinks links, int index) {
    Map<String, AttributeValue> keys() {
      return links.keys().get(index);
    }

    String token(boolean backwards) {
      return links.items().token(index, backwards);
    }
  }

  /**
   * @param pattern the access pattern whose items are wanted
   * @param entries the query of its keys
   * @param consistent true to read the items consistently
   */
  public HydratedExecution(
      AccessPattern<T> pattern,
      QuerySpec<PrimaryKey> entries,
      boolean consistent,
      Context context) {
    this.entries = entries;
    this.context = context;
    this.whole =
        new WholeItems<>(pattern.type(), entries.options().policy(context), consistent, context);
  }

  /** Reads one page. */
  public <P> Step<P> page(Object operation, Function<HydratedRead<T>, P> result) {
    return Step.begin(
        () -> readOn(entries.options().start(), operation).map(done -> result.apply(page())),
        failure -> {
          SdkException cause = UnfinishedException.requestFailure(failure);
          if (cause == null) {
            return null;
          }
          if (items.isEmpty()) {
            throw cause;
          }
          String done = items.size() + " items were read";
          throw UnfinishedException.of(operation, done, result.apply(page()), cause);
        });
  }

  private Step<HydratedExecution<T>> readOn(@Nullable String token, Object operation) {
    ReadOptions options = entries.options();
    ReadOptions rest = options.from(token);
    if (options.limit() > 0) {
      rest = rest.limit(options.limit() - items.size());
    }
    return new QueryExecution<>(entries.with(rest), context)
        .page(operation, Function.identity())
        .then(
            keys ->
                whole
                    .read(keys.items(), options.override())
                    .then(found -> take(keys, found, operation)));
  }

  private Step<HydratedExecution<T>> take(
      PageRead<PrimaryKey> keys, BatchGetExecution found, Object operation) {
    add(keys, found);
    String token = keys.links().onwards();
    return token != null && items.size() < entries.options().limit()
        ? readOn(token, operation)
        : Step.done(this);
  }

  private void add(PageRead<PrimaryKey> keys, BatchGetExecution found) {
    PageLinks links = keys.links();
    first = first == null ? links : first;
    last = links;
    List<T> own = new ArrayList<>();
    List<Entry> ownEntries = new ArrayList<>();
    List<PrimaryKey> ownMissing = new ArrayList<>();
    List<PrimaryKey> ownForeign = new ArrayList<>();
    for (int i = 0; i < keys.items().size(); i++) {
      T item = whole.item(keys.items().get(i), found, ownMissing, ownForeign);
      if (item != null) {
        own.add(item);
        ownEntries.add(new Entry(links, i));
      }
    }
    join(items, own);
    join(itemEntries, ownEntries);
    join(missing, ownMissing);
    join(foreign, ownForeign);
    join(unreadable, whole.takeUnreadable());
    itemsRead += keys.itemsRead();
    requests += keys.requests() + found.requests();
  }

  /**
   * Joins pages. Each is in the query's own order, so a page read backwards goes before the others.
   */
  private <E> void join(List<E> all, List<E> more) {
    all.addAll(isBackwards() ? 0 : all.size(), more);
  }

  private boolean isBackwards() {
    return first != null && first.backwards();
  }

  private HydratedRead<T> page() {
    PageLinks start = Objects.requireNonNull(isBackwards() ? last : first, "no entries were read");
    PageLinks end = Objects.requireNonNull(isBackwards() ? first : last);
    List<Entry> each = List.copyOf(itemEntries);
    PageLinks links =
        new PageLinks(
            end.next(),
            start.previous(),
            isBackwards(),
            each.stream().map(Entry::keys).toList(),
            (index, backwards) -> each.get(index).token(backwards));
    return new HydratedRead<>(
        new PageRead<>(items, unreadable, links, itemsRead, requests), missing, foreign);
  }
}
