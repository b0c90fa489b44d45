package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Words;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import dev.singlet.tools.analysis.relationship.ManyToMany;
import dev.singlet.tools.analysis.relationship.Relationship;
import dev.singlet.tools.analysis.relationship.Relationships;
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
    all.addAll(new RepeatedKeys(table).findings());
    all.add(gets());
    all.addAll(lists());
    all.add(scans());
    all.addAll(new SortKeys(table).findings());
    all.addAll(directions());
    return all;
  }

  private Finding diagram() {
    Rule rule = new Rule("Relationships are known", "Nothing shows which entities belong together");
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
      return rule.advice(
          "",
          "No key of an entity holds the key of another one, and no two entities share a partition."
              + " Nothing but the table joins them.");
    }
    if (lines.isEmpty()) {
      return rule.passed(
          isSaid ? "There are none." : "No key of an entity holds the key of another one.");
    }
    String alone =
        single.isEmpty()
            ? "."
            : "; " + Words.list(single) + (single.size() == 1 ? " stands" : " stand") + " alone.";
    return rule.passed(Words.count(lines.size(), "relationship") + origin(lines) + alone);
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
    Rule rule = new Rule("Every index has a purpose", "An index is never read");
    List<Finding> failed = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      boolean isRead = patterns.stream().anyMatch(row -> row.index().equals(index.name()));
      boolean isEmpty =
          table.entities().stream().allMatch(entity -> entity.keysOn(index.name()).isEmpty());
      if (!isRead) {
        String what =
            isEmpty
                ? "No entity has a key in it. Drop it, or give an entity a key there."
                : "No access pattern reads it, and each item in it costs "
                    + (index.isVector()
                        ? "the bytes that are copied there"
                        : "a write unit for each KB")
                    + ". Give it an access pattern by @LinkedKey(name = ...), or drop it.";
        failed.add(rule.warning(index.name(), what));
      }
    }
    List<String> names = table.indexes().stream().map(IndexDescriptor::name).toList();
    String reason =
        names.isEmpty()
            ? "There are no indexes."
            : "Access patterns read " + Words.list(names) + ".";
    return rule.orPassed(failed, reason);
  }

  private Finding gets() {
    int searches = count(Operation.SEARCH_VECTORS);
    String gets = Words.count(count(Operation.GET_ITEM), "get");
    String queries = Words.count(count(Operation.QUERY), "query", "queries");
    return searches == 0
        ? passed("Every access pattern is a get or a query", gets + " and " + queries + ".")
        : passed(
            "Every access pattern is a get, a query or a search",
            Words.list(List.of(gets, queries, Words.count(searches, "search", "searches"))) + ".");
  }

  private int count(Operation operation) {
    return (int) patterns.stream().filter(row -> row.operation() == operation).count();
  }

  private List<Finding> lists() {
    Rule rule = new Rule("Items of each entity can be listed", "Items are read one at a time only");
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      boolean isQueried =
          patterns.stream()
              .filter(row -> row.operation() == Operation.QUERY)
              .anyMatch(row -> row.returned().contains(entity.name()));
      // Without any value in its primary key, an entity has one item.
      boolean isOneItem = TemplateShape.sources(entity.primaryKey().templates()).isEmpty();
      if (!isQueried && !isOneItem) {
        failed.add(
            rule.advice(
                entity.name(),
                "No query and no item collection reads them. A get needs all values of the primary"
                    + " key, so a program that doesn't know these can't find an item. If you need"
                    + " to list items, give a linked key a name by @LinkedKey(name = ...)."));
      }
    }
    return rule.orPassed(failed, "A query or an item collection reads each entity.");
  }

  private Finding scans() {
    String searches =
        count(Operation.SEARCH_VECTORS) == 0 ? " or Query" : ", Query or SearchVectors";
    return passed("No access pattern scans", "Access patterns become GetItem" + searches + ".");
  }

  private List<Finding> directions() {
    Rule rule =
        new Rule(
            "A many-to-many relationship is read from both sides",
            "A many-to-many relationship is read from one side only");
    List<Finding> failed = new ArrayList<>();
    List<String> both = new ArrayList<>();
    for (ManyToMany join : ManyToMany.of(table)) {
      if (join.fromOne().isEmpty() || join.fromOther().isEmpty()) {
        String missing = join.fromOne().isEmpty() ? join.one() : join.other();
        failed.add(
            rule.advice(
                join.link(),
                "It joins "
                    + join.one()
                    + " and "
                    + join.other()
                    + ", and no query finds the "
                    + Words.plural(join.link())
                    + " of one "
                    + missing
                    + ". If you need them, add a linked key whose partition holds the key of "
                    + missing
                    + "."));
      } else {
        both.add(join.link() + " joins " + join.one() + " and " + join.other());
      }
    }
    return rule.orPassed(
        failed,
        both.isEmpty() ? "There is none." : String.join("; ", both) + ", and is read from both.");
  }

  /** Returns what all models have that the compiler accepts. */
  private static Finding passed(String title, String reason) {
    return new Rule(title, title).passed(reason);
  }
}
