package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.BackfilledEntity;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.verify.SampleText;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.TableShares;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** Counts what a backfill does with the items of a table or a tenant, for several threads. */
final class BackfillTally {

  private final BackfillRun run;
  private final Map<String, Entity> entities = new TreeMap<>();
  private final Map<List<Object>, Left> left = new LinkedHashMap<>();
  private final Map<String, Long> reserved = new TreeMap<>();
  private final Map<String, Long> released = new TreeMap<>();
  private long requests;
  private double writeUnits;

  /** Starts with nothing. It adds to the sums of the run, too. */
  BackfillTally(BackfillRun run) {
    this.run = run;
  }

  private static final class Entity {
    private final Map<String, Long> attributes = new TreeMap<>();
    private final List<ItemSample> samples = new ArrayList<>();
    private long right;
    private long written;
    private long moved;
  }

  private static final class Left {
    private final List<ItemSample> samples = new ArrayList<>();
    private long items;
  }

  private Entity entity(EntityType<?> type) {
    return entities.computeIfAbsent(type.name(), name -> new Entity());
  }

  synchronized void addRight(EntityType<?> type) {
    entity(type).right++;
  }

  synchronized void addWritten(
      EntityType<?> type,
      boolean isMoved,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after) {
    run.addWritten();
    Entity entity = entity(type);
    if (isMoved) {
      entity.moved++;
    } else {
      entity.written++;
    }
    Set<String> changed = changed(before, after);
    changed.forEach(name -> entity.attributes.merge(name, 1L, Long::sum));
    if (run.settings().isDryRun() && entity.samples.size() < ItemDifference.MAX_SAMPLES) {
      entity.samples.add(
          new ItemSample(
              SampleText.key(before, List.of(type)),
              text(type, changed, before),
              text(type, changed, after)));
    }
  }

  private static Set<String> changed(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    Set<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    names.removeIf(name -> Objects.equals(before.get(name), after.get(name)));
    return names;
  }

  private static String text(
      EntityType<?> type, Set<String> names, Map<String, AttributeValue> item) {
    return names.stream()
        .filter(item::containsKey)
        .map(name -> name + "=" + SampleText.of(type, name, item.get(name)))
        .collect(Collectors.joining(", "));
  }

  synchronized void addLeft(Reason reason, String entity, Supplier<ItemSample> sample) {
    if (reason.isOpen()) {
      run.addLeft();
    }
    Left counted = left.computeIfAbsent(List.of(reason, entity), key -> new Left());
    counted.items++;
    if (counted.samples.size() < ItemDifference.MAX_SAMPLES) {
      counted.samples.add(sample.get());
    }
  }

  synchronized void addReserved(String component) {
    reserved.merge(component, 1L, Long::sum);
  }

  synchronized void addReleased(String component) {
    released.merge(component, 1L, Long::sum);
  }

  /** Adds the units of a write that a dry run doesn't send. */
  synchronized void addEstimate(double units) {
    run.addWriteUnits(units);
    writeUnits += units;
  }

  /**
   * Adds a write that was answered.
   *
   * @param consumed what DynamoDB tells; nothing for a write that it refused
   */
  synchronized void addAnswer(double taken, List<ConsumedCapacity> consumed) {
    double units = run.budget().correct(taken, consumed);
    run.addWriteUnits(units);
    writeUnits += units;
    requests++;
  }

  synchronized void addRequest() {
    requests++;
  }

  /**
   * Returns what was counted.
   *
   * @param otherRequests the number of requests that are not in the progress
   * @param otherUnits the read capacity units that they consumed
   */
  synchronized BackfillReport report(
      String table, Progress progress, long otherRequests, double otherUnits) {
    return new BackfillReport(
        table,
        run.settings().isDryRun(),
        progress.itemsRead(),
        progress.requests() + requests + otherRequests,
        progress.capacityUnits() + otherUnits,
        writeUnits,
        entities.entrySet().stream()
            .map(
                each ->
                    new BackfilledEntity(
                        each.getKey(),
                        each.getValue().right,
                        each.getValue().written,
                        each.getValue().moved,
                        each.getValue().attributes,
                        each.getValue().samples))
            .toList(),
        reserved,
        released,
        left.entrySet().stream()
            .map(
                each ->
                    new LeftItems(
                        (Reason) each.getKey().get(0),
                        (String) each.getKey().get(1),
                        each.getValue().items,
                        each.getValue().samples))
            .toList(),
        1,
        null,
        progress.checkpoint(),
        TableShares.of(progress.share().index(), progress.share().of()));
  }
}
