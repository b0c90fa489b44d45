package dev.singlet.internal.update.guard;

import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.Formula;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.error.Violation;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions that DynamoDB can make a value of other attributes, and that the value satisfies
 * the bounds of its attribute. A condition can't add two attributes, so it can be stricter than the
 * bounds.
 */
public final class FormulaGuard {

  private final EntityType<?> entity;
  private final Path target;
  private final Operand value;
  private final FormulaOperands operands;
  private final Interval bounds;
  private final String allowed;

  /**
   * Makes the guard.
   *
   * @param type the type that the operands must have; null if they have it anyway
   */
  private FormulaGuard(
      ComparableAttribute<?, ?, ?> attribute, Operand value, @Nullable AttributeType type) {
    this.entity = attribute.location().entity();
    this.target = attribute.location().path();
    this.value = value;
    if (attribute instanceof NumberAttribute<?, ?, ?> number) {
      this.operands = new FormulaOperands(entity, AttributeType.N, true);
      this.bounds = Interval.of(number.bounds());
      this.allowed = "be " + number.bounds();
    } else if (attribute instanceof ListAttribute<?, ?, ?, ?> list) {
      this.operands = new FormulaOperands(entity, AttributeType.L, true);
      this.bounds = Interval.of(list.bounds());
      this.allowed = "have " + list.bounds() + " elements";
    } else {
      this.operands = new FormulaOperands(entity, type, !attribute.codec().readsNull());
      this.bounds = Interval.ALL;
      this.allowed = "";
    }
  }

  /**
   * Returns the condition.
   *
   * @throws dev.singlet.error.InvalidArgumentException if the value is stored in another form than
   *     the attribute, or can have more digits
   */
  public static <T, V> Expression of(
      ComparableAttribute<T, V, ?> attribute, Formula<T, V> formula) {
    for (ComparableAttribute<T, V, ?> source : formula.sources()) {
      attribute
          .location()
          .requireSameForm("setTo", attribute.codec(), source.location(), source.codec());
    }
    FractionDigits.require(attribute, formula);
    FormulaGuard guard = new FormulaGuard(attribute, formula.value(), documentType(formula));
    return Requirement.of(
        guard.operands.within(guard.value, guard.bounds), guard::problem, guard::isMet);
  }

  /** Returns the type that documents in a formula are taken to have; null if there are none. */
  private static @Nullable AttributeType documentType(Formula<?, ?> formula) {
    for (ComparableAttribute<?, ?, ?> source : formula.sources()) {
      String type = source.location().type();
      if (type != null) {
        return AttributeType.valueOf(type);
      }
    }
    return null;
  }

  private boolean isMet(Map<String, AttributeValue> item) {
    AttributeValue made = value.in(item);
    return operands.lacking(value, item) == null
        && made != null
        && (bounds.isAll() || bounds.takes(FormulaOperands.measure(made)));
  }

  private String problem(Map<String, AttributeValue> item) {
    Path lacking = operands.lacking(value, item);
    if (lacking != null) {
      return String.format(
          "%s is %s, and %s is made of it",
          lacking, ShownValue.of(entity, lacking, lacking.in(item)), target);
    }
    String result = result(Objects.requireNonNull(value.in(item)));
    return isMet(item)
        ? String.format(
            "%s would %s, which the condition of a transaction can't tell. Set it in an update of"
                + " its own, outside of a transaction",
            target, result)
        : String.format("%s would %s, and must %s", target, result, allowed);
  }

  private String result(AttributeValue made) {
    if (made.hasL()) {
      return "have " + made.l().size() + " elements";
    }
    return "be "
        + (sources().stream().allMatch(source -> entity.isShown(source.root()))
            ? ShownValue.of(entity, target, made)
            : Violation.MASK);
  }

  private Set<Path> sources() {
    Set<Path> sources = new LinkedHashSet<>();
    value.addPaths(sources);
    return sources;
  }
}
