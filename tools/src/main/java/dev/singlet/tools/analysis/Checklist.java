package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Finding.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The checklist of single-table modelling, rule by rule. */
final class Checklist {

  private final TableDescriptor table;
  private final List<PatternRow> patterns;

  Checklist(TableDescriptor table) {
    this.table = table;
    this.patterns = Patterns.of(table);
  }

  List<Finding> findings() {
    List<Finding> all = new ArrayList<>();
    all.add(diagram());
    all.add(charted());
    all.addAll(indexes());
    all.add(gets());
    all.add(scans());
    all.addAll(new SortKeys(table).findings());
    all.addAll(directions());
    return all;
  }

  private Finding diagram() {
    String rule = "Relationships are known";
    List<Relationship> lines = Relationships.of(table);
    Set<String> connected = new HashSet<>();
    lines.forEach(line -> connected.addAll(List.of(line.from(), line.to())));
    List<String> single =
        table.entities().stream()
            .map(EntityDescriptor::name)
            .filter(name -> !connected.contains(name))
            .toList();
    boolean isShared = Partitions.of(table).stream().anyMatch(each -> each.entities().size() > 1);
    boolean isSaid =
        table.entities().stream().anyMatch(entity -> !entity.relationships().isEmpty());
    if (lines.isEmpty() && !isShared && !isSaid && table.entities().size() > 1) {
      return new Finding(
          rule,
          Severity.ADVICE,
          "",
          "No key of an entity holds the key of another one, and no two entities share a partition."
              + " Nothing but the table joins them.");
    }
    if (lines.isEmpty()) {
      return passed(
          rule, isSaid ? "There are none." : "No key of an entity holds the key of another one.");
    }
    String alone =
        single.isEmpty()
            ? "."
            : "; " + Words.list(single) + (single.size() == 1 ? " stands" : " stand") + " alone.";
    return passed(rule, Words.count(lines.size(), "relationship") + origin(lines) + alone);
  }

  /** Says where relationships come from. */
  private static String origin(List<Relationship> lines) {
    long said = lines.stream().filter(line -> line.held().isEmpty()).count();
    return said == 0
        ? " found from keys"
        : said == lines.size()
            ? " named by @Relationship"
            : ", %d found from keys and %d named by @Relationship"
                .formatted(lines.size() - said, said);
  }

  private Finding charted() {
    return passed(
        "Every entity has keys",
        "The entity chart has " + Words.count(table.entities().size(), "entity", "entities") + ".");
  }

  private List<Finding> indexes() {
    String rule = "Every index has a purpose";
    List<Finding> failed = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      boolean isRead = patterns.stream().anyMatch(row -> row.index().equals(index.name()));
      boolean isEmpty =
          table.entities().stream().allMatch(entity -> entity.keysOn(index.name()).isEmpty());
      if (!isRead) {
        String what =
            isEmpty
                ? "No entity has a key in it."
                : "No access pattern reads it, and each item in it costs a write unit for each KB.";
        failed.add(
            new Finding(
                rule, Severity.WARNING, index.name(), what + " Name a linked key, or drop it."));
      }
    }
    List<String> names = table.indexes().stream().map(IndexDescriptor::name).toList();
    String reason =
        names.isEmpty()
            ? "There are no indexes."
            : "Access patterns read " + Words.list(names) + ".";
    return orPassed(failed, rule, reason);
  }

  private Finding gets() {
    long gets = patterns.stream().filter(row -> row.operation() == Operation.GET_ITEM).count();
    return passed(
        "Every access pattern is a get or a query",
        Words.count((int) gets, "get")
            + " and "
            + Words.count(patterns.size() - (int) gets, "query", "queries")
            + ".");
  }

  private Finding scans() {
    return passed("No access pattern scans", "Access patterns become GetItem or Query.");
  }

  private List<Finding> directions() {
    String rule = "A many-to-many relationship is read from both sides";
    List<Finding> failed = new ArrayList<>();
    List<String> both = new ArrayList<>();
    for (ManyToMany join : ManyToMany.of(table)) {
      if (join.fromOne().isEmpty() || join.fromOther().isEmpty()) {
        String missing = join.fromOne().isEmpty() ? join.one() : join.other();
        failed.add(
            new Finding(
                rule,
                Severity.ADVICE,
                join.link(),
                "It joins "
                    + join.one()
                    + " and "
                    + join.other()
                    + ", and no key finds those of one "
                    + missing
                    + ". If you need them, add a linked key whose partition holds the key of "
                    + missing
                    + "."));
      } else {
        both.add(join.link() + " joins " + join.one() + " and " + join.other());
      }
    }
    return orPassed(
        failed,
        rule,
        both.isEmpty() ? "There is none." : String.join("; ", both) + ", and is read from both.");
  }

  static List<Finding> orPassed(List<Finding> failed, String rule, String reason) {
    return failed.isEmpty() ? List.of(passed(rule, reason)) : failed;
  }

  static Finding passed(String rule, String reason) {
    return new Finding(rule, Severity.PASSED, "", reason);
  }
}
