package dev.singlet.internal.update.guard;

import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.Formula;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.error.Violation;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.IntegerCodec;
import dev.singlet.runtime.expression.IfNotExists;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Sum;
import dev.singlet.runtime.item.ValueCodec;
import java.math.BigDecimal;

/**
 * Refuses formulas whose value can have more digits after the point than its attribute. No
 * condition can count digits.
 */
final class FractionDigits {

  private FractionDigits() {}

  static void require(ComparableAttribute<?, ?, ?> attribute, Formula<?, ?> formula) {
    if (!(attribute instanceof NumberAttribute<?, ?, ?> number)
        || number.bounds().fraction() == Integer.MAX_VALUE
        || isInteger(number.codec())) {
      return;
    }
    int most = number.bounds().fraction();
    for (ComparableAttribute<?, ?, ?> source : formula.sources()) {
      if (source instanceof NumberAttribute<?, ?, ?> other && other.bounds().fraction() > most) {
        throw refused(number, source.location() + " can have more. Give it the same @Digits");
      }
    }
    require(number, formula, formula.value());
  }

  private static void require(
      NumberAttribute<?, ?, ?> attribute, Formula<?, ?> formula, Operand value) {
    if (value instanceof Sum sum) {
      require(attribute, formula, sum.left());
      require(attribute, formula, sum.right());
    } else if (value instanceof IfNotExists either) {
      require(attribute, formula, either.otherwise());
    } else if (value instanceof Operand.Value given
        && !attribute.bounds().takesFraction(new BigDecimal(given.value().n()))) {
      throw refused(attribute, shown(attribute, formula, given.value().n()) + " has more");
    }
  }

  /** Returns a given number, masked if one of the attributes is sensitive. */
  private static String shown(
      NumberAttribute<?, ?, ?> attribute, Formula<?, ?> formula, String number) {
    return formula.sources().stream()
        .map(source -> source.location().shown(number))
        .filter(Violation.MASK::equals)
        .findFirst()
        .orElseGet(() -> attribute.location().shown(number));
  }

  private static RuntimeException refused(NumberAttribute<?, ?, ?> attribute, String problem) {
    return InvalidUpdate.of(
        attribute.location().entity(),
        "%s has at most %d digits after the point, and %s",
        attribute.location(),
        attribute.bounds().fraction(),
        problem);
  }

  private static boolean isInteger(ValueCodec<?> codec) {
    return codec instanceof IntegerCodec || codec.equals(Codecs.bigInteger());
  }
}
