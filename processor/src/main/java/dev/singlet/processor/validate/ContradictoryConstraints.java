package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Bounds;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import java.math.BigInteger;

/**
 * The constraints on an attribute leave a value that satisfies them all, and that the keys it
 * stands in have digits for.
 */
final class ContradictoryConstraints implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    entity.attributes().forEach(attribute -> check(attribute, report));
    entity.nested().records().forEach(record -> record.attributes().forEach(a -> check(a, report)));
    for (KeyHalf half : KeyHalf.of(entity)) {
      for (Part.Value value : half.template().values()) {
        entity.attributes().stream()
            .filter(attribute -> value.digits() > 0 && attribute.source().equals(value.source()))
            .forEach(attribute -> checkDigits(attribute, value, half, report));
      }
    }
  }

  private static void checkDigits(
      AttributeModel attribute, Part.Value value, KeyHalf half, Report report) {
    Bounds bounds = Bounds.of(attribute.constraints());
    BigInteger most = KeyDigits.most(value);
    boolean isAbove = BigInteger.valueOf(bounds.least()).compareTo(most) > 0;
    Constraint bound = isAbove ? bounds.lower() : bounds.greatest() < 0 ? bounds.upper() : null;
    if (bound != null) {
      report.add(
          Code.CONTRADICTORY_CONSTRAINTS,
          half.template().place(),
          "%s: %s takes 0 to %s, of which %s leaves none, so that every put would be refused. Change"
              + " one of them.",
          half.label(),
          value,
          most,
          bound.origin().text());
    }
  }

  private static void check(AttributeModel attribute, Report report) {
    Bounds bounds = Bounds.of(attribute.constraints());
    if (bounds.lower() == null || bounds.upper() == null || bounds.least() <= bounds.greatest()) {
      return;
    }
    String lower = bounds.lower().origin().text();
    String upper = bounds.upper().origin().text();
    boolean isOne = lower.equals(upper);
    report.add(
        Code.CONTRADICTORY_CONSTRAINTS,
        bounds.upper().origin().place(),
        "%s %s no value of %s, so that every put would be refused. %s.",
        isOne ? upper : lower + " and " + upper,
        isOne ? "leaves" : "leave",
        attribute.component(),
        isOne ? "Swap min and max" : "Change one of them");
  }
}
