package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Change.Together;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Different components have different generated names. Otherwise, a call for one component would
 * change another one, or a condition would test another one.
 */
final class ComponentNames implements EntityRule {

  private static final String IF_VERSION = "ifVersion";

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<AttributeModel> named = new ArrayList<>();
    FlattenedModel.all(entity.attributes()).forEach(each -> named.add(each.whole()));
    named.addAll(entity.attributes());
    boolean areDistinct = checkLetters(named, report);
    for (NestedModel nested : entity.nested().records()) {
      checkLetters(nested.attributes(), report);
    }
    checkPaths(entity, named, report);
    if (areDistinct) {
      checkMethods(entity, report);
    }
  }

  /** Checks the names of paths into nested records, which become variables without their dots. */
  private static void checkPaths(EntityModel entity, List<AttributeModel> named, Report report) {
    Map<String, String> taken = new HashMap<>();
    named.forEach(each -> taken.put(Spelling.letters(each.component()), each.component()));
    List<ComputedModel> paths = new ArrayList<>();
    for (ComputedModel computed : entity.computed()) {
      if (computed.steps().isEmpty()) {
        taken.put(Spelling.letters(computed.name()), computed.name());
      } else {
        paths.add(computed);
      }
    }
    for (ComputedModel path : paths) {
      String other = taken.putIfAbsent(Spelling.letters(path.name()), path.name());
      if (other != null) {
        report.add(
            "The names %s and %s, which keys are made of, differ only in letter case, '_' and '.',"
                + " so their arguments would have the same name. Rename one of them.",
            Code.GENERATED_NAME_TAKEN, path.place(), other, path.name());
      }
    }
  }

  /** Checks names that differ only in letter case, because they become one name after a verb. */
  private static boolean checkLetters(List<AttributeModel> attributes, Report report) {
    boolean areDistinct = true;
    Map<String, AttributeModel> taken = new HashMap<>();
    for (AttributeModel attribute : attributes) {
      AttributeModel other = taken.putIfAbsent(Spelling.letters(attribute.component()), attribute);
      if (other == null) {
        continue;
      }
      areDistinct = false;
      // Two components that would be stored under one name are reported for that.
      if (!other.stored().equals(attribute.stored())) {
        report.add(
            "The names %s and %s differ only in %s, so what is generated for one could be taken for"
                + " the other's, such as the constant for conditions. Rename one of them.%s",
            Code.GENERATED_NAME_TAKEN,
            attribute.place(),
            other,
            attribute,
            attribute.path().isEmpty() && other.path().isEmpty()
                ? "letter case and '_'"
                : "letter case, '_' and '.'",
            stays(attribute.stored()));
      }
    }
    return areDistinct;
  }

  /** Says how the stored name stays. An element of a tuple has a place instead. */
  private static String stays(String stored) {
    return stored.startsWith("[")
        ? ""
        : " @Attribute(\"%s\") keeps its stored name.".formatted(stored);
  }

  private static void checkMethods(EntityModel entity, Report report) {
    Dependencies dependencies = new Dependencies(entity);
    Map<String, AttributeModel> taken = new HashMap<>();
    entity.version().ifPresent(version -> taken.put(IF_VERSION, version));
    for (AttributeModel attribute : entity.attributes()) {
      for (Change change : Change.of(attribute, dependencies)) {
        take(change.method(attribute), attribute, taken, report);
      }
    }
    Change.Whole.of(entity, dependencies)
        .forEach(whole -> take(whole.method(), whole.flattened().whole(), taken, report));
    dependencies
        .optionalFirstValues()
        .forEach(attribute -> take(Change.SET.method(attribute), attribute, taken, report));
    for (Together together : Together.of(entity, dependencies)) {
      AttributeModel other = taken.get(together.method());
      if (other != null) {
        String names =
            together.attributes().stream()
                .map(AttributeModel::component)
                .collect(Collectors.joining(" and "));
        report(together.method(), other, "set " + names + " together", report);
      }
    }
  }

  private static void take(
      String method, AttributeModel attribute, Map<String, AttributeModel> taken, Report report) {
    AttributeModel other = taken.putIfAbsent(method, attribute);
    if (other != null && Spelling.joined(other.component()).equals(method)) {
      report(method, other, "change " + attribute.component(), report);
    } else if (other != null) {
      report(method, attribute, "change " + other.component(), report);
    }
  }

  private static void report(String method, AttributeModel named, String use, Report report) {
    report.add(
        "Updates would use the method %2$s both for %1$s and to %3$s. Rename one of them."
            + " @Attribute(\"%4$s\") keeps the stored name of %1$s.",
        Code.GENERATED_NAME_TAKEN, named, method, use, named.stored());
  }
}
