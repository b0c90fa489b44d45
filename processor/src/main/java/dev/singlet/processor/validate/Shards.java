package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/**
 * A shard stands once, in a partition template, and spreads items that would be in one partition
 * without it. Since many values have the same one, it never stands for a value that tells items
 * apart.
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
    if (half.isSort()) {
      report(
          half,
          report,
          "stands in a sort key, where it would put items out of order. Write it into the partition"
              + " template.",
          shards.get(0));
    } else if (shards.size() > 1 || !half.equals(first)) {
      report(
          half,
          report,
          "is the second of its kind in the "
              + (half.equals(first) ? "template" : "partition key")
              + ". Write one, of as many partitions as there are to be.",
          shards.get(shards.size() - 1));
    } else {
      check(half, shards.get(0), report);
    }
  }

  private static void check(KeyHalf half, Part.Value shard, Report report) {
    LinkedKeyModel key = half.key();
    if (key.arguments().contains(shard.source())) {
      report(
          half,
          report,
          "spreads nothing, since the "
              + (half.template().arguments().contains(shard.source())
                  ? "template"
                  : "partition key")
              + " has {"
              + shard.source().name()
              + "} as it is, too. Take one of them away.",
          shard);
    } else if (key.isPrimary()
        && key.sort().stream().noneMatch(sort -> sort.arguments().contains(shard.source()))) {
      report(
          half,
          report,
          "stands for many values of "
              + shard.source().name()
              + ", so that different items would have one primary key. Put {"
              + shard.source().name()
              + "} into the sort template.",
          shard);
    } else if (key.sort().size() > 1) {
      report(
          half,
          report,
          "would have the partitions merged in the order of "
              + key.sort().size()
              + " sort key attributes, and no query can go on between two items of that order. Give"
              + " the index one sort key attribute, whose template holds all of them.",
          shard);
    }
  }

  private static void report(KeyHalf half, Report report, String problem, Part.Value shard) {
    report.add(
        Code.INVALID_SHARD, half.template().place(), "%s: %s %s", half.label(), shard, problem);
  }
}
