package dev.singlet.internal.unique;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares the unique values of items with their reservations, both ways: each value of an item
 * with the item that reserves it, and each reservation with the item that it is for. It holds the
 * items of one page at a time. The other items are read in batches, which can be some moments old,
 * as a page can be. So what doesn't fit is read again, all at one moment, before it counts.
 */
public final class UniqueComparison {

  private static final int AT_ONCE = 10;

  private final CollectionType<?> types;
  private final Context context;
  private final UniqueReads reads;
  private final Listener listener;

  /** The result of a comparison. */
  public interface Listener {

    /**
     * Takes a value and a reservation that don't fit together.
     *
     * @return true if that is settled; false to read both again
     */
    Step<Boolean> found(UniqueFinding finding);

    /** Takes a value that other requests kept writing. */
    void busy(Holding holding);
  }

  /**
   * Starts with no items.
   *
   * @param pace is told of the capacity that reads consume
   */
  public UniqueComparison(
      CollectionType<?> types,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override,
      Listener listener) {
    this.types = types;
    this.context = context;
    this.reads = new UniqueReads(types, context, pace, override);
    this.listener = listener;
  }

  /** Returns the number of requests. */
  public long requests() {
    return reads.requests();
  }

  /** Returns the read capacity units that they consumed. */
  public double units() {
    return reads.units();
  }

  /**
   * Returns what takes the items of a segment, and compares those of each page.
   *
   * @param consumer is given each item before
   */
  public ScanSink<?> sink(Consumer<Map<String, AttributeValue>> consumer) {
    return new Page(consumer, false);
  }

  /**
   * Compares the values that items have, or had at some time, with the current items.
   *
   * @param images states of items, of any time
   */
  public Step<?> compare(Collection<Map<String, AttributeValue>> images) {
    Page page = new Page(image -> {}, true);
    for (Map<String, AttributeValue> image : images) {
      EntityType<?> type = types.entityOf(image);
      if (type != null) {
        page.holdings.addAll(Holding.of(type, image, context));
      }
    }
    return page.afterPage();
  }

  /** The items of a page, on one thread at a time. */
  private final class Page implements ScanSink<Map<String, AttributeValue>> {

    private final Map<PrimaryKey, Map<String, AttributeValue>> known = new ConcurrentHashMap<>();
    private final Set<Holding> holdings = new LinkedHashSet<>();

    private final Consumer<Map<String, AttributeValue>> consumer;

    private final boolean isCurrent;

    /**
     * Starts with no items.
     *
     * @param isCurrent true if no other page comes that has these items again
     */
    Page(Consumer<Map<String, AttributeValue>> consumer, boolean isCurrent) {
      this.consumer = consumer;
      this.isCurrent = isCurrent;
    }

    @Override
    public Map<String, AttributeValue> read(Map<String, AttributeValue> item) {
      return item;
    }

    @Override
    public void give(Map<String, AttributeValue> item) {
      consumer.accept(item);
      // A test double of DynamoDB may return an item without a key.
      if (types.table().key().names().stream().anyMatch(name -> item.get(name) == null)) {
        return;
      }
      List<Holding> found = new ArrayList<>();
      EntityType<?> type = types.entityOf(item);
      if (type != null) {
        found.addAll(Holding.of(type, item, context));
      } else if (UniqueItem.is(item, types.table())) {
        Holding reserved = Holding.ofReservation(types, item, context);
        if (reserved != null) {
          found.add(reserved);
        }
      }
      if (!found.isEmpty()) {
        known.put(PrimaryKey.of(types.table().key(), item), item);
        holdings.addAll(found);
      }
    }

    /** Compares the items, and empties the page. */
    @Override
    public Step<?> afterPage() {
      List<Holding> all = List.copyOf(holdings);
      holdings.clear();
      Map<PrimaryKey, Map<String, AttributeValue>> items = new ConcurrentHashMap<>(known);
      known.clear();
      List<Step<Boolean>> batches = new ArrayList<>();
      for (List<PrimaryKey> keys : batches(all, items)) {
        batches.add(
            reads
                .batch(keys, isCurrent)
                .map(
                    read -> {
                      items.putAll(read);
                      return true;
                    }));
      }
      return Step.parallel(batches.iterator(), AT_ONCE)
          .then(
              read -> {
                List<Step<Boolean>> doubtful = new ArrayList<>();
                for (Holding holding : all) {
                  if (UniqueFinding.of(holding, types, items) != null) {
                    doubtful.add(settle(holding, null, 0));
                  }
                }
                return Step.parallel(doubtful.iterator(), AT_ONCE);
              });
    }
  }

  /** Reads a value and its reservation again, until they fit together or are settled. */
  private Step<Boolean> settle(Holding holding, @Nullable PrimaryKey other, int attempt) {
    if (attempt > context.attempts()) {
      listener.busy(holding);
      return Step.done(false);
    }
    Set<PrimaryKey> keys = new LinkedHashSet<>(List.of(holding.reservation(), holding.holder()));
    if (other != null) {
      keys.add(other);
    }
    return reads
        .snapshot(keys)
        .then(
            snapshot -> {
              if (snapshot.isEmpty()) {
                return again(holding, attempt);
              }
              Map<PrimaryKey, Map<String, AttributeValue>> items = snapshot.get();
              PrimaryKey reserved = UniqueFinding.reservedFor(holding, items);
              if (reserved != null && !keys.contains(reserved)) {
                return settle(holding, reserved, attempt + 1);
              }
              UniqueFinding finding = UniqueFinding.of(holding, types, items);
              if (finding == null) {
                Holding now = holding.changed(types, items.get(holding.holder()));
                return now == null ? Step.done(true) : settle(now, null, attempt + 1);
              }
              return listener
                  .found(finding)
                  .then(isDone -> isDone ? Step.done(true) : again(holding, attempt));
            });
  }

  private Step<Boolean> again(Holding holding, int attempt) {
    return Step.pause(Backoff.next(attempt), () -> settle(holding, null, attempt + 1));
  }

  private static List<List<PrimaryKey>> batches(
      List<Holding> holdings, Map<PrimaryKey, Map<String, AttributeValue>> known) {
    Set<PrimaryKey> keys = new LinkedHashSet<>();
    for (Holding holding : holdings) {
      keys.add(holding.reservation());
      keys.add(holding.holder());
    }
    keys.removeAll(known.keySet());
    List<PrimaryKey> all = List.copyOf(keys);
    List<List<PrimaryKey>> batches = new ArrayList<>();
    for (int from = 0; from < all.size(); from += Limits.BATCH_GET_KEYS) {
      batches.add(all.subList(from, Math.min(all.size(), from + Limits.BATCH_GET_KEYS)));
    }
    return batches;
  }
}
