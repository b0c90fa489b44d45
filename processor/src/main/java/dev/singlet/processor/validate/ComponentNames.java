package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Change;
import dev.singlet.processor.model.Change.Together;
import dev.singlet.processor.model.Dependencies;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.Spelling;
import dev.singlet.processor.model.TableModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What is generated for one component has no name of what is generated for another: a call that
 * means one of them would change the other, or a condition ask for it.
 */
final class ComponentNames implements EntityRule {

  private static final String IF_VERSION = "ifVersion";

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    boolean areDistinct = checkLetters(entity.attributes(), report);
    for (NestedModel nested : entity.nested().records()) {
      checkLetters(nested.attributes(), report);
    }
    if (areDistinct) {
      checkMethods(entity, report);
    }
  }

  /** Names that differ in letter case alone become one name where they are put after a verb. */
  private static boolean checkLetters(List<AttributeModel> attributes, Report report) {
    boolean areDistinct = true;
    Map<String, AttributeModel> taken = new HashMap<>();
    for (AttributeModel attribute : attributes) {
      AttributeModel other = taken.putIfAbsent(Spelling.letters(attribute.component()), attribute);
      if (other == null) {
        continue;
      }
      areDistinct = false;
      // Two that would be stored under one name are reported for that.
      if (!other.stored().equals(attribute.stored())) {
        report.add(
            Code.GENERATED_NAME_TAKEN,
            attribute.place(),
            "%s and %s have names that differ in nothing but letter case and '_'. What is generated"
                + " for one could be taken for the other's, such as the constant for conditions."
                + " Rename one of them; @Attribute(\"%s\") keeps the name under which it is stored.",
            other.component(),
            attribute.component(),
            attribute.stored());
      }
    }
    return areDistinct;
  }

  private static void checkMethods(EntityModel entity, Report report) {
    Dependencies dependencies = new Dependencies(entity);
    Map<String, AttributeModel> taken = new HashMap<>();
    entity.version().ifPresent(version -> taken.put(IF_VERSION, version));
    for (AttributeModel attribute : entity.attributes()) {
      for (Change change : Change.of(attribute, dependencies)) {
        String method = change.method(attribute);
        AttributeModel other = taken.putIfAbsent(method, attribute);
        if (other != null) {
          if (other.component().equals(method)) {
            reportMethod(method, other, attribute, report);
          } else {
            reportMethod(method, attribute, other, report);
          }
        }
      }
    }
    for (Together together : Together.of(entity, dependencies)) {
      AttributeModel other = taken.get(together.method());
      if (other != null) {
        reportTogether(together, other, report);
      }
    }
  }

  private static void reportMethod(
      String method, AttributeModel named, AttributeModel changed, Report report) {
    report.add(
        Code.GENERATED_NAME_TAKEN,
        named.place(),
        "%s can't stand beside %s, which updates change by a method %s: a call could mean either."
            + " Rename one of them; @Attribute(\"%s\") keeps the name under which it is stored.",
        named.component(),
        changed.component(),
        method,
        named.stored());
  }

  private static void reportTogether(Together together, AttributeModel other, Report report) {
    report.add(
        Code.GENERATED_NAME_TAKEN,
        other.place(),
        "%s can't stand beside %s, which updates set together by a method %s. Rename one of them;"
            + " @Attribute(\"%s\") keeps the name under which it is stored.",
        other.component(),
        together.attributes().stream()
            .map(AttributeModel::component)
            .collect(Collectors.joining(" and ")),
        together.method(),
        other.stored());
  }
}
