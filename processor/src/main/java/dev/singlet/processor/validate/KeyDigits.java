package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Bounds.Bound;
import dev.singlet.processor.model.value.Constraint;
import java.math.BigDecimal;

/**
 * The digits of {@code pad} and {@code reverse} are enough for the values that a number's
 * constraints allow. Other values would pass the checks of a put, and then fail in its key.
 */
final class KeyDigits implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      for (Part.Value value : half.template().values()) {
        entity.attributes().stream()
            .filter(attribute -> attribute.source().equals(value.source()))
            .filter(attribute -> value.digits() > 0 && !value.isEpoch())
            .forEach(attribute -> check(attribute, value, half, report));
      }
    }
  }

  private static void check(
      AttributeModel attribute, Part.Value value, KeyHalf half, Report report) {
    Bounds bounds = Bounds.ofNumber(attribute.constraints());
    Bound upper = bounds.upper();
    Bound lower = bounds.lower();
    if (upper != null && bounds.greatest().compareTo(most(value)) > 0) {
      String problem = "greater. Write as many digits as it can have";
      report(upper.constraint(), problem, value, half, report);
    } else if (lower != null && bounds.least().signum() < 0 && !isOfDigits(lower)) {
      report(lower.constraint(), less(value), value, half, report);
    }
  }

  private static String less(Part.Value value) {
    String format = value.isDescending() ? "descending" : "ordered";
    return "less. Raise the bound to 0, or write {" + value.source().name() + ":" + format + "}";
  }

  /** Returns the greatest number that fits the digits of a placeholder. */
  static BigDecimal most(Part.Value value) {
    return BigDecimal.TEN.pow(value.digits()).subtract(BigDecimal.ONE);
  }

  /** Returns whether a bound limits the digits of a number, which tells nothing of its sign. */
  private static boolean isOfDigits(Bound bound) {
    return bound.constraint() instanceof Constraint.Digits;
  }

  private static void report(
      Constraint constraint, String problem, Part.Value value, KeyHalf half, Report report) {
    report.add(
        "%s: %s takes 0 to %s, but %s lets %s be %s.",
        Code.TOO_FEW_DIGITS,
        half,
        value,
        most(value),
        constraint.origin().text(),
        value.source().name(),
        problem);
  }
}
