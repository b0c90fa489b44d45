package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The attribute across whose values an access pattern is queried chooses the partition, and nothing
 * else: the condition on the sort key is the same in all partitions.
 */
final class AcrossPartitions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      if (!key.across().isEmpty()) {
        check(key, report);
      }
    }
  }

  private static void check(LinkedKeyModel key, Report report) {
    Optional<Part.Value> part = key.acrossPart();
    if (part.isEmpty()) {
      report.add(
          "%s is to be queried across \"%s\", which its partition template doesn't have. %s",
          Code.INVALID_ACROSS, key, key.across(), choices(key));
    } else if (!key.isNamed()) {
      report.add(
          "%s is to be queried across \"%s\", but has no query. Give it a name, or remove across.",
          Code.INVALID_ACROSS, key, key.across());
    } else if (key.sort().size() > 1) {
      report.add(
          "%s is to be queried across \"%s\", which needs one sort key attribute, but the index has"
              + " %d. Put all values of the sort key into one template, or remove across.",
          Code.INVALID_ACROSS, key, key.across(), key.sort().size());
    } else if (isInSortKey(part.get().source(), key)) {
      report.add(
          "%1$s is to be queried across \"%2$s\", but {%2$s} is also in its sort template, so each"
              + " partition would need another condition on the sort key. Remove it from the sort"
              + " template, or remove across.",
          Code.INVALID_ACROSS, key, key.across());
    }
  }

  /** Says which values there are to choose. */
  static String choices(LinkedKeyModel key) {
    List<String> names =
        key.arguments().stream().map(Source::name).map(name -> '"' + name + '"').toList();
    return names.isEmpty()
        ? "Remove across."
        : "Name one of its values: " + names.stream().collect(Collectors.joining(" or ")) + ".";
  }

  /** Returns whether a value that is the same in a whole partition is in the sort key, too. */
  static boolean isInSortKey(Source source, LinkedKeyModel key) {
    return key.settled().contains(source)
        && key.sort().stream().anyMatch(template -> template.sources().contains(source));
  }
}
