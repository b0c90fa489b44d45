package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import java.util.Optional;

/**
 * A partition template has attributes. Without them, all items are in one partition, which takes
 * only 1,000 write units and 3,000 read units a second, independent of the table's capacity.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html">
 *     Designing partition keys</a>
 */
final class HotPartitions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    if (table.settings().tenant().isPresent()) {
      // Each tenant has partitions of its own.
      return;
    }
    for (LinkedKeyModel key : entity.keys()) {
      // A vector index that is searched as a whole has one partition.
      boolean isOwn = key.index() == null || !(key.index().isLocal() || key.index().isVector());
      boolean isMeant =
          key.partitionHalves().stream()
              .allMatch(half -> ForeignPlaceholders.in(half, entity, table.settings()).isEmpty());
      if (isOwn && isMeant && key.partitionValues().stream().allMatch(Part.Value::isPeriod)) {
        KeyHalf half = key.halves().get(0);
        report.add(
            "%s puts every %s%s into one partition, which takes at most 1,000 writes of 1 KB a"
                + " second. Put an attribute into the template%s.",
            Code.HOT_PARTITION,
            half,
            entity,
            key.partitionValues().isEmpty() ? "" : " of the current time",
            sharded(key, entity).map(shard -> ", for instance " + shard).orElse(""));
      }
    }
  }

  /**
   * Returns a shard that the key can have. The shard of a primary key is made of a value in its
   * sort template; that of another key, of a value that tells the item.
   */
  private static Optional<String> sharded(LinkedKeyModel key, EntityModel entity) {
    return (key.isPrimary() ? key.sort() : entity.primaryKey().templates())
        .stream()
            .flatMap(template -> template.values().stream())
            .map(value -> "{" + value.source().name() + ":shard(10)}")
            .findFirst();
  }
}
