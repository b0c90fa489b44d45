package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.PrimitiveType;
import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Bounds.Bound;
import dev.singlet.processor.model.value.Constraint;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * At least one value of an attribute satisfies all its constraints and fits the digits of its keys.
 */
final class ContradictoryConstraints implements EntityRule {

  private static final Set<JavaType> INTEGERS =
      Set.of(
          PrimitiveType.BYTE.box(),
          PrimitiveType.SHORT.box(),
          PrimitiveType.INT.box(),
          PrimitiveType.LONG.box(),
          ClassType.of(BigInteger.class));

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    entity.attributes().forEach(attribute -> check(attribute, report));
    entity.nested().records().forEach(record -> record.attributes().forEach(a -> check(a, report)));
    for (KeyHalf half : entity.ownHalves()) {
      for (Part.Value value : half.template().values()) {
        entity.attributes().stream()
            .filter(attribute -> value.digits() > 0 && attribute.source().equals(value.source()))
            .forEach(attribute -> checkDigits(attribute, value, half, report));
      }
    }
  }

  private static void checkDigits(
      AttributeModel attribute, Part.Value value, KeyHalf half, Report report) {
    Bounds bounds = Bounds.ofNumber(attribute.constraints());
    BigDecimal most = KeyDigits.most(value);
    boolean isAbove = bounds.lower() != null && bounds.least().compareTo(most) > 0;
    boolean isBelow = bounds.upper() != null && bounds.greatest().signum() < 0;
    Bound bound = isAbove ? bounds.lower() : isBelow ? bounds.upper() : null;
    if (bound != null) {
      report.add(
          "%s: %s takes 0 to %s, but %s allows none of these, so every put would be refused. Change"
              + " one of them.",
          Code.CONTRADICTORY_CONSTRAINTS, half, value, most, bound.constraint().origin().text());
    }
  }

  private static void check(AttributeModel attribute, Report report) {
    check(attribute.component(), attribute.type().javaType(), attribute.constraints(), report);
  }

  private static void check(
      String label, JavaType type, List<Constraint> constraints, Report report) {
    boolean isInteger = INTEGERS.contains(type.isPrimitive() ? type.box() : type);
    check(label, Bounds.ofNumber(constraints), isInteger, report);
    check(label, Bounds.ofSize(constraints), true, report);
    checkPairs(
        Constraint.Assert.class,
        (one, other) -> one.value() && !other.value(),
        label,
        constraints,
        report);
    checkPairs(
        Constraint.Moment.class, ContradictoryConstraints::excludes, label, constraints, report);
    of(Constraint.Each.class, constraints)
        .forEach(each -> check(within(each, label), each.type(), each.constraints(), report));
  }

  private static void check(String label, Bounds bounds, boolean isInteger, Report report) {
    Bound lower = bounds.lower();
    Bound upper = bounds.upper();
    if (lower != null && upper != null && bounds.isEmpty(isInteger)) {
      report(label, lower.constraint(), upper.constraint(), report);
    }
  }

  /** Reports each constraint of a kind that another one of that kind contradicts. */
  private static <C extends Constraint> void checkPairs(
      Class<C> kind,
      BiPredicate<C, C> contradicts,
      String label,
      List<Constraint> constraints,
      Report report) {
    for (C one : of(kind, constraints)) {
      of(kind, constraints).stream()
          .filter(other -> contradicts.test(one, other))
          .findFirst()
          .ifPresent(other -> report(label, one, other, report));
    }
  }

  /**
   * Returns whether two constraints exclude each other. A time is before or after the current time.
   */
  private static boolean excludes(Constraint.Moment past, Constraint.Moment future) {
    return past.tense().isPast()
        && !future.tense().isPast()
        && !(past.tense().takesPresent() && future.tense().takesPresent());
  }

  private static void report(String label, Constraint lower, Constraint upper, Report report) {
    String lowerText = lower.origin().text();
    String upperText = upper.origin().text();
    boolean isOne = lower.equals(upper);
    report.add(
        "%s %s no value of %s, so every put would be refused. %s.",
        Code.CONTRADICTORY_CONSTRAINTS,
        upper.origin().place(),
        isOne ? upperText : lowerText + " and " + upperText,
        isOne ? "allows" : "allow",
        label,
        isOne ? "Swap min and max" : "Change one of them");
  }

  private static String within(Constraint.Each each, String label) {
    return switch (each.part()) {
      case ELEMENT -> "an element of " + label;
      case KEY -> "a key of " + label;
      case VALUE -> "a value of " + label;
    };
  }

  private static <C extends Constraint> List<C> of(Class<C> kind, List<Constraint> constraints) {
    return Constraint.each(constraints).filter(kind::isInstance).map(kind::cast).toList();
  }
}
