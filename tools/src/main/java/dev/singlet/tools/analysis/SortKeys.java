package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplatePart;
import dev.singlet.tools.analysis.Finding.Severity;
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
    String rule = "Numbers sort as numbers";
    Set<String> numbers = new LinkedHashSet<>();
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (TemplateDescriptor template : sortTemplates(entity)) {
        for (TemplatePart.Value value : numbers(entity, template)) {
          String subject = entity.name() + "." + value.source();
          numbers.add(subject);
          if (template.type() == AttributeType.S && !Values.hasFixedOrder(value)) {
            String reason =
                "In the sort key "
                    + template.text()
                    + " 10 comes before 9. Give it a width, such as {"
                    + value.source()
                    + ":pad(8)}.";
            failed.add(new Finding(rule, Severity.WARNING, subject, reason));
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
    return Checklist.orPassed(failed, rule, reason);
  }

  private static List<TemplateDescriptor> sortTemplates(EntityDescriptor entity) {
    return entity.keys().stream().map(LinkedKeyDescriptor::sort).flatMap(List::stream).toList();
  }

  private static List<TemplatePart.Value> numbers(
      EntityDescriptor entity, TemplateDescriptor template) {
    return template.values().stream()
        .filter(value -> Values.isNumber(entity, value.source()))
        .toList();
  }

  private List<Finding> times() {
    String rule = "Times come first where items are read in order of time";
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (AccessPatternDescriptor pattern : entity.patterns()) {
        Values.uselessTime(entity, pattern)
            .ifPresent(
                time ->
                    failed.add(
                        new Finding(
                            rule,
                            Severity.ADVICE,
                            entity.name() + "." + pattern.name(),
                            "There is one item for each value of "
                                + pattern.sort().get(0).source()
                                + ", so that "
                                + time
                                + " after it orders nothing. To read in order of time, put it"
                                + " first.")));
      }
    }
    return Checklist.orPassed(
        failed, rule, "No time stands behind a value that tells items apart.");
  }
}
