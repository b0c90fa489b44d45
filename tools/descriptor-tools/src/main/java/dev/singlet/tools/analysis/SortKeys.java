package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.Values;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rules of the checklist on the order of items. */
final class SortKeys {

  private final TableDescriptor table;

  SortKeys(TableDescriptor table) {
    this.table = table;
  }

  List<Finding> findings() {
    List<Finding> all = new ArrayList<>(numbers());
    all.addAll(times());
    return all;
  }

  private List<Finding> numbers() {
    Rule rule = new Rule("Numbers sort as numbers", "A number sorts as text");
    Set<String> numbers = new LinkedHashSet<>();
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (TemplateDescriptor template : sortTemplates(entity)) {
        for (TemplateDescriptor.Part.Value value : numbers(entity, template)) {
          String subject = entity.name() + "." + value.source();
          numbers.add(subject);
          if (template.type() == AttributeType.S && !Values.hasFixedOrder(value)) {
            String reason =
                "In the sort key "
                    + template.text()
                    + " 10 comes before 9. Give it a width, such as {"
                    + value.source()
                    + ":pad(8)}.";
            failed.add(rule.warning(subject, reason));
          }
        }
      }
    }
    String reason =
        numbers.isEmpty()
            ? "No sort key holds a number."
            : Words.list(List.copyOf(numbers))
                + (numbers.size() == 1 ? " sorts" : " sort")
                + " by value.";
    return rule.orPassed(failed, reason);
  }

  private static List<TemplateDescriptor> sortTemplates(EntityDescriptor entity) {
    return entity.keys().stream().map(LinkedKeyDescriptor::sort).flatMap(List::stream).toList();
  }

  private static List<TemplateDescriptor.Part.Value> numbers(
      EntityDescriptor entity, TemplateDescriptor template) {
    return template.values().stream()
        .filter(value -> Values.isNumber(entity, value.source()))
        .toList();
  }

  private List<Finding> times() {
    Rule rule =
        new Rule(
            "Times come first where items are read in order of time",
            "A time in the key orders nothing");
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (AccessPatternDescriptor pattern : entity.patterns()) {
        Values.uselessTime(entity, pattern)
            .ifPresent(
                time ->
                    failed.add(
                        rule.advice(
                            entity.name() + "." + pattern.name(),
                            "There is one item for each value of "
                                + pattern.sort().get(0).source()
                                + ", so that "
                                + time
                                + " after it orders nothing. To read in order of time, put it"
                                + " first.")));
      }
    }
    return rule.orPassed(failed, "No time follows a value that tells items apart.");
  }
}
