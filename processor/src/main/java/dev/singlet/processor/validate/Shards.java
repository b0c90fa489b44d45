package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * A key has one shard, in a partition template. It spreads items that would be in one partition
 * without it. Many values have the same shard, so it never replaces a value that tells items apart.
 */
final class Shards implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      List<KeyHalf> shards =
          key.ownHalves().stream().filter(half -> half.template().isSharded()).toList();
      shards.forEach(half -> check(half, shards.get(0), report));
    }
  }

  private static void check(KeyHalf half, KeyHalf first, Report report) {
    List<Part.Value> shards =
        half.template().values().stream().filter(Part.Value::isShard).toList();
    Part.Value last = shards.get(shards.size() - 1);
    if (half.isSort()) {
      report.add(
          "%s: %s is in a sort key, where it would put items out of order. Write it into the"
              + " partition template.",
          Code.INVALID_SHARD, half, shards.get(0));
    } else if (shards.size() > 1 || !half.equals(first)) {
      report.add(
          "%s: %s is the second shard of the %s. Write only one, with the number of partitions that"
              + " you want.",
          Code.INVALID_SHARD, half, last, half.equals(first) ? "template" : "partition key");
    } else {
      check(half, last, report);
    }
  }

  private static void check(KeyHalf half, Part.Value shard, Report report) {
    LinkedKeyModel key = half.key();
    Source source = shard.source();
    if (key.settled().contains(source)) {
      String where = half.template().arguments().contains(source) ? "template" : "partition key";
      report.add(
          "%s: %s spreads nothing, because the %s has {%s} without a shard, too. Remove one of"
              + " them.",
          Code.INVALID_SHARD, half, shard, where, source.name());
    } else if (key.isPrimary()
        && key.sort().stream().noneMatch(sort -> sort.arguments().contains(source))) {
      report.add(
          "%s: %s stands for many values of %s, so different items would have the same primary key."
              + " Put {%s} into the sort template.",
          Code.INVALID_SHARD, half, shard, source.name(), source.name());
    } else if (key.sort().size() > 1) {
      report.add(
          "%s: %s needs one sort key attribute, but the index has %d. The partitions are"
              + " merged by the sort key, and a query can't continue between two items that"
              + " differ in several attributes. Put all values into one template.",
          Code.INVALID_SHARD, half, shard, key.sort().size());
    }
  }
}
