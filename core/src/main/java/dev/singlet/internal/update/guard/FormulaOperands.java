package dev.singlet.internal.update.guard;

import dev.singlet.attribute.AttributeType;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.IfNotExists;
import dev.singlet.runtime.expression.ListAppend;
import dev.singlet.runtime.expression.NumberBounds.Bound;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Sum;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Conditions on the operands of a value that DynamoDB makes. They hold only if the operands are
 * there, and the value is within an interval. The measure of a list is the number of its elements.
 *
 * @param type the type of the operands; null for any type
 * @param isNullAbsent true if NULL counts as absent
 */
record FormulaOperands(EntityType<?> entity, @Nullable AttributeType type, boolean isNullAbsent) {

  /** Returns the measure of a number or a list. */
  static BigDecimal measure(AttributeValue value) {
    return value.hasL() ? BigDecimal.valueOf(value.l().size()) : new BigDecimal(value.n());
  }

  /** Returns a condition under which a value can be made and is within an interval. */
  Expression within(Operand value, Interval interval) {
    if (value instanceof Sum sum) {
      return of(sum.left(), sum.isDifference(), sum.right(), interval);
    }
    if (value instanceof ListAppend lists) {
      return of(lists.first(), false, lists.second(), interval);
    }
    if (value instanceof IfNotExists either) {
      boolean takesAll = type == null && !either.path().hasVariants();
      return takesAll && either.otherwise() instanceof Operand.Value
          ? isNotNull(either.path())
          : either(either, rest -> within(rest, interval));
    }
    if (value instanceof Operand.At at) {
      return there(at.path(), interval);
    }
    boolean isWithin =
        interval.isAll()
            || (value instanceof Operand.Value given && interval.takes(measure(given.value())));
    return isWithin ? Expression.always() : Expression.never(entity);
  }

  /** Returns the condition on the sum or the difference of two operands. */
  private Expression of(Operand left, boolean isDifference, Operand right, Interval interval) {
    if (left instanceof IfNotExists either) {
      return either(either, rest -> of(rest, isDifference, right, interval));
    }
    if (right instanceof IfNotExists either) {
      return either(either, rest -> of(left, isDifference, rest, interval));
    }
    if (right instanceof Operand.Value given) {
      BigDecimal number = measure(given.value());
      return within(left, interval.plus(isDifference ? number : number.negate()));
    }
    if (left instanceof Operand.Value given) {
      Interval rest = interval.plus(measure(given.value()).negate());
      return within(right, isDifference ? rest.negated() : rest);
    }
    boolean hasOrder = isDifference && !left.equals(right);
    Interval half = (hasOrder ? interval.withoutZeros() : interval).halved();
    return (hasOrder ? order(left, right, interval) : Expression.always())
        .and(within(left, half))
        .and(within(right, isDifference ? half.negated() : half));
  }

  /** A difference is on one side of 0 if its operands have that order. */
  private Expression order(Operand left, Operand right, Interval interval) {
    Bound lower = interval.lower();
    Bound upper = interval.upper();
    Expression order = Expression.always();
    if (lower != null && Interval.isZero(lower)) {
      order = OlderNames.compare(entity, left, lower.operator(1), right);
    }
    return upper != null && Interval.isZero(upper)
        ? order.and(OlderNames.compare(entity, left, upper.operator(-1), right))
        : order;
  }

  /**
   * Returns the condition for an item that has an attribute, or for one that lacks it. An item that
   * has the attribute in another record of a union satisfies neither, because DynamoDB would take
   * that.
   */
  private Expression either(IfNotExists either, Function<Operand, Expression> condition) {
    List<Expression> absent = new ArrayList<>();
    either.path().names().forEach(name -> absent.add(Expression.notExists(entity, name)));
    absent.add(condition.apply(either.otherwise()));
    return condition
        .apply(Operand.at(either.path()))
        .or(Expression.allOf(absent))
        .and(isIn(either.otherwise()));
  }

  /** DynamoDB refuses an attribute that is not there, even if it doesn't need the value. */
  private Expression isIn(Operand value) {
    if (value instanceof IfNotExists either) {
      return isIn(either.otherwise());
    }
    return value instanceof Operand.At at
        ? OlderNames.cover(entity, at.path(), name -> Expression.exists(entity, name))
        : Expression.always();
  }

  private Expression there(Path path, Interval interval) {
    if (type == null) {
      return OlderNames.cover(entity, path, name -> Expression.exists(entity, name))
          .and(isNotNull(path));
    }
    Expression hasType = OlderNames.cover(entity, path, name -> call(name, type));
    if (type == AttributeType.L) {
      Interval sizes = interval.withoutNegatives();
      return hasType.and(measured(new Operand.SizeOf(path), sizes));
    }
    return interval.isAll() ? hasType : measured(Operand.at(path), interval);
  }

  private Expression measured(Operand measured, Interval interval) {
    return bound(measured, interval.lower(), 1).and(bound(measured, interval.upper(), -1));
  }

  private Expression bound(Operand measured, @Nullable Bound bound, int sign) {
    return bound == null ? Expression.always() : bound.leaves(entity, measured, sign);
  }

  private Expression isNotNull(Path path) {
    return isNullAbsent ? call(path.present(), AttributeType.NULL).not() : Expression.always();
  }

  private Expression call(Path path, AttributeType of) {
    return Expression.hasType(entity, path, of.name());
  }

  /** Returns the place of an operand that an item lacks; null if the value can be made. */
  @Nullable Path lacking(Operand value, Map<String, AttributeValue> item) {
    if (value instanceof Sum sum) {
      return first(sum.left(), sum.right(), item);
    }
    if (value instanceof ListAppend lists) {
      return first(lists.first(), lists.second(), item);
    }
    if (value instanceof IfNotExists either) {
      return either.path().in(item) == null
          ? lacking(either.otherwise(), item)
          : lacking(Operand.at(either.path()), item);
    }
    return value instanceof Operand.At at && !fits(at.path().in(item)) ? at.path() : null;
  }

  private @Nullable Path first(Operand one, Operand other, Map<String, AttributeValue> item) {
    Path lacking = lacking(one, item);
    return lacking == null ? lacking(other, item) : lacking;
  }

  private boolean fits(@Nullable AttributeValue value) {
    return value != null
        && (type == null
            ? !isNullAbsent || value.type() != AttributeValue.Type.NUL
            : StoredValues.type(value).equals(type.name()));
  }
}
