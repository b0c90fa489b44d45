package dev.singlet.importer.pattern;

import dev.singlet.importer.model.Component;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.KeyTemplate;
import dev.singlet.importer.model.LinkedKey;
import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.schema.AccessPattern;
import dev.singlet.importer.schema.FieldType;
import dev.singlet.importer.schema.IndexSchema;
import dev.singlet.importer.schema.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the query of an access pattern. */
final class QueryCode {

  private static final Map<String, String> RANGES =
      Map.of(
          ">",
          "gt",
          ">=",
          "gte",
          "<",
          "lt",
          "<=",
          "lte",
          "between",
          "between",
          "begins_with",
          "beginsWith");

  private final TableModel table;
  private final EntityModel entity;
  private final AccessPattern pattern;
  private final MethodBuilder method;

  QueryCode(TableModel table, EntityModel entity, AccessPattern pattern, MethodBuilder method) {
    this.table = table;
    this.entity = entity;
    this.pattern = pattern;
    this.method = method;
  }

  /** Adds the calls of the query. */
  void add(LinkedKey key) {
    method.call(
        entity.generated()
            + "."
            + key.name()
            + "("
            + method.arguments(entity, key.partitionArguments())
            + ")");
    List<Parameter> range = rangeParameters();
    List<LinkedKey.Stage> stages = new ArrayList<>(key.stages(table.numbers()));
    while (!stages.isEmpty() && isGiven(stages.get(0))) {
      KeyTemplate.Value value = stages.remove(0).value();
      method.call("." + value.source() + "(" + method.argument(entity, value) + ")");
    }
    if (!pattern.range().isEmpty()) {
      narrow(key, stages, range);
    }
  }

  /** Takes the last parameters for the range. */
  private List<Parameter> rangeParameters() {
    int count = pattern.range().isEmpty() ? 0 : pattern.range().equals("between") ? 2 : 1;
    List<Parameter> left = method.left();
    int from = Math.max(0, left.size() - count);
    List<Parameter> range = List.copyOf(left.subList(from, left.size()));
    left.removeAll(range);
    return range;
  }

  private boolean isGiven(LinkedKey.Stage stage) {
    String stored = stage.value().component().stored();
    return method.left().stream().anyMatch(each -> each.name().equals(stored));
  }

  private void narrow(LinkedKey key, List<LinkedKey.Stage> stages, List<Parameter> range) {
    int count = pattern.range().equals("between") ? 2 : 1;
    if (range.size() < count) {
      method.remark(
          "the condition " + pattern.range() + " lacks a parameter. The query reads all items.");
      return;
    }
    if (stages.isEmpty() || !stages.get(0).hasRange() || !fits(stages.get(0).value())) {
      method.remark(
          "the sort key has no value for which Singlet knows the range "
              + pattern.range()
              + ". The query reads all items.");
      return;
    }
    KeyTemplate.Value value = stages.get(0).value();
    if (isWholeKey(key, range.get(0))) {
      method.remark(
          range.get(0).name()
              + " is text of the whole sort key, which Singlet makes itself. The query reads all"
              + " items of the entity. To narrow it, give "
              + value.component().name()
              + ".");
      return;
    }
    String before = textBefore(key, value);
    if (!before.isEmpty()) {
      method.remark(
          "a range takes values of "
              + value.component().name()
              + ", without the text \""
              + before
              + "\" before them.");
    }
    List<String> ends =
        range.stream()
            .map(each -> method.parameter(each.name(), value.component().type()))
            .toList();
    method.uses("dev.singlet.value.Range");
    method.call(
        "."
            + value.source()
            + "(Range."
            + RANGES.get(pattern.range())
            + "("
            + String.join(", ", ends)
            + "))");
  }

  private boolean fits(KeyTemplate.Value value) {
    boolean isText = value.component().field().type() == FieldType.STRING;
    return isText || !pattern.range().equals("begins_with");
  }

  /** Returns whether a parameter is named after the key attribute, whose text is more than it. */
  private boolean isWholeKey(LinkedKey key, Parameter parameter) {
    for (KeyTemplate template : key.sort()) {
      boolean isNamed =
          parameter.name().startsWith(template.attribute())
              || parameter.name().startsWith("sk_")
              || parameter.name().startsWith("sort_key");
      if (isNamed && template.pieces().size() > 1) {
        return true;
      }
    }
    return false;
  }

  private static String textBefore(LinkedKey key, KeyTemplate.Value value) {
    for (KeyTemplate template : key.sort()) {
      int at = template.pieces().indexOf(value);
      if (at > 0 && template.pieces().get(at - 1) instanceof KeyTemplate.Text text) {
        return text.text();
      }
    }
    return "";
  }

  /**
   * Adds what reads items from an index that holds only a part of them, and returns the type of the
   * operation.
   */
  String read(List<Projected> projections) {
    Optional<IndexSchema> index = table.schema().index(pattern.index());
    List<Component> held = held();
    boolean isWhole =
        index.isEmpty()
            || index.get().projection() == IndexSchema.Projection.ALL
            || (index.get().projection() == IndexSchema.Projection.INCLUDE
                && held.size() == entity.components().size());
    if (isWhole) {
      method.uses("dev.singlet.query.Query");
      return "Query<" + entity.name() + ">";
    }
    boolean isTold =
        index.get().projection() == IndexSchema.Projection.INCLUDE
            || table.entities().stream()
                    .filter(each -> each.key(pattern.index()).isPresent())
                    .count()
                == 1;
    if (held.isEmpty() || !isTold) {
      method.uses("dev.singlet.query.HydratedQuery");
      method.call(".hydrate()");
      return "HydratedQuery<" + entity.name() + ">";
    }
    Projected projected = Projected.of(entity, index.get(), held);
    if (!projections.contains(projected)) {
      projections.add(projected);
    }
    method.uses("dev.singlet.query.Query");
    method.call(".project(" + projected.name() + "Projection.type())");
    return "Query<" + projected.name() + ">";
  }

  /** Returns the components that the index holds. */
  List<Component> held() {
    return table
        .schema()
        .index(pattern.index())
        .map(each -> entity.heldBy(table, each))
        .orElse(entity.components());
  }
}
