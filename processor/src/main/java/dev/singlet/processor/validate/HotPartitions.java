package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;

/**
 * A partition template without attributes puts all items into one partition, which takes 1,000
 * write units and 3,000 read units a second whatever the table's capacity.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html">
 *     Designing partition keys</a>
 */
final class HotPartitions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      boolean isOwn = key.index() == null || !key.index().isLocal();
      if (isOwn && key.partitionValues().isEmpty()) {
        KeyHalf half = key.halves().get(0);
        report.add(
            Code.HOT_PARTITION,
            half.template().place(),
            "%s puts every %s into one partition, which takes 1,000 writes of 1 KB a second at most."
                + " Put an attribute into the template, by {attribute:shard(10)} for instance, or silence"
                + " this with @SuppressWarnings(\"%s\").",
            half.label(),
            entity.type().simpleName(),
            Code.HOT_PARTITION.category());
      }
    }
  }
}
