package dev.singlet.change.plan;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The work of steps, by DynamoDB's rules: a scan takes half a read unit for each 4 KB, a write a
 * unit for each KB, and each entry of an index that changes a write more. Reads of single items
 * come on top of the scan. All of them are upper bounds for a step that writes each item once,
 * because entries of an index are taken as large as items. Entries of a vector index take no units:
 * DynamoDB counts their bytes.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">DynamoDB
 *     read and write operations</a>
 */
final class Estimates {

  private final TableDescriptor after;
  private final Stock stock;

  Estimates(TableDescriptor after, Stock stock) {
    this.after = after;
    this.stock = stock;
  }

  /** A scan of the table, and a put of each item of the entities that changes. */
  @Nullable Estimate writingAgain(List<ModelChange> changes) {
    return work(changes, entity -> 0, entity -> 1 + entries(entity, changes));
  }

  /** A transaction for each item costs twice its put, its delete, and their index entries. */
  @Nullable Estimate moving(List<ModelChange> changes) {
    return work(changes, entity -> 0, entity -> 4.0 * (1 + indexes(entity).count()));
  }

  /**
   * The reservation of each value is read in a batch, at half a unit. It isn't there, so a
   * transaction reads the item and the reservation, at two units each, and another one writes the
   * reservation and checks the item.
   */
  @Nullable Estimate reserving(List<ModelChange> changes) {
    return work(
        changes, entity -> 4.5 * values(entity, changes), entity -> 4.0 * values(entity, changes));
  }

  /** Reads the reservation of each unique value, and the item of each reservation, in batches. */
  @Nullable Estimate comparing(List<ModelChange> changes) {
    return work(changes, entity -> entity.unique().size(), entity -> 0);
  }

  /** Fills an index with the items that have its key attributes already. */
  @Nullable Estimate filling(String index, Collection<ModelChange> changes) {
    List<ModelChange> filled =
        changes.stream()
            .filter(each -> each.kind() == ChangeKind.INDEX_KEY_ADDED && takesUnits(index))
            .filter(each -> each.member().equals(index) && each.answers().incomplete().isEmpty())
            .toList();
    return filled.isEmpty() ? null : work(filled, entity -> 0, entity -> 1);
  }

  private @Nullable Estimate work(
      List<ModelChange> changes,
      ToDoubleFunction<EntityDescriptor> reads,
      ToDoubleFunction<EntityDescriptor> writes) {
    boolean isAll = changes.stream().anyMatch(each -> each.entity().isEmpty());
    Amount items = Amount.ZERO;
    Amount units = Amount.ZERO;
    Amount readUnits = stock.bytes().times(0.5 / 4096);
    boolean isKnown = false;
    for (EntityDescriptor entity : after.entities()) {
      boolean isMeant =
          isAll || changes.stream().anyMatch(each -> each.entity().equals(entity.name()));
      Optional<EntityStock> known = stock.of(entity.name());
      if (isMeant && known.isPresent()) {
        isKnown = true;
        Amount count = known.get().items();
        items = items.plus(count);
        readUnits =
            readUnits.plus(
                count.times(Math.ceil(known.get().bytes() / 4096) * reads.applyAsDouble(entity)));
        units =
            units.plus(
                count.times(Math.ceil(known.get().bytes() / 1024) * writes.applyAsDouble(entity)));
      }
    }
    return isKnown ? new Estimate(items, readUnits, units, stock.tariff()) : null;
  }

  /** Returns how many values of an item are reserved. */
  private static long values(EntityDescriptor entity, List<ModelChange> changes) {
    return changes.stream().filter(each -> each.entity().equals(entity.name())).count();
  }

  /** Returns how many entries of indexes a put changes at most. */
  private int entries(EntityDescriptor entity, List<ModelChange> changes) {
    return indexes(entity).mapToInt(index -> entries(entity, index, changes)).sum();
  }

  /** An entry that moves is deleted and put. One with all attributes changes with each of them. */
  private int entries(EntityDescriptor entity, String index, List<ModelChange> changes) {
    List<ChangeKind> kinds =
        changes.stream()
            .filter(each -> each.entity().equals(entity.name()) && each.member().equals(index))
            .map(ModelChange::kind)
            .toList();
    if (kinds.contains(ChangeKind.INDEX_KEY_TEMPLATE)
        || kinds.contains(ChangeKind.INDEX_KEY_CONDITION)) {
      return 2;
    }
    boolean isTouched =
        kinds.contains(ChangeKind.INDEX_KEY_ADDED)
            || projection(index) != IndexDescriptor.Projection.KEYS_ONLY;
    return isTouched ? 1 : 0;
  }

  /** Returns the indexes that items of an entity can be in, and that take units. */
  private Stream<String> indexes(EntityDescriptor entity) {
    return entity.keys().stream()
        .filter(key -> !key.isPrimary())
        .map(LinkedKeyDescriptor::index)
        .distinct()
        .filter(this::takesUnits);
  }

  private boolean takesUnits(String index) {
    return after.index(index).stream().noneMatch(IndexDescriptor::isVector);
  }

  private IndexDescriptor.Projection projection(String index) {
    return after.indexes().stream()
        .filter(each -> each.name().equals(index))
        .map(IndexDescriptor::projection)
        .findFirst()
        .orElse(IndexDescriptor.Projection.ALL);
  }
}
