package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.expression.IfNotExists;
import dev.singlet.runtime.expression.ListAppend;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Sum;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A value that DynamoDB makes of an item's attributes when it updates the item, such as {@code
 * #price + #tax}. The attributes have the values from before the update. An item that lacks one of
 * them is not updated, unless {@link #absentAs} gives it a value. It is an immutable value, made of
 * {@linkplain Attribute attributes}.
 *
 * @param <T> the entity's record
 * @param <V> the type of the value
 */
public final class Formula<T, V> {

  private final List<ComparableAttribute<T, V, ?>> sources;
  private final Operand value;

  private Formula(List<ComparableAttribute<T, V, ?>> sources, Operand value) {
    this.sources = sources;
    this.value = value;
  }

  static <T, V> Formula<T, V> orElse(ComparableAttribute<T, V, ?> attribute, V value) {
    Operand given = attribute.value("orElse", value);
    return new Formula<>(List.of(attribute), new IfNotExists(attribute.path(), given));
  }

  static <T, V> Formula<T, V> orElse(
      ComparableAttribute<T, V, ?> attribute, ComparableAttribute<T, V, ?> other) {
    List<ComparableAttribute<T, V, ?>> both = both("orElseAttribute", attribute, other);
    attribute.location().requireOther("orElseAttribute", other.location());
    return new Formula<>(both, new IfNotExists(attribute.path(), at(other)));
  }

  static <T, V> Formula<T, V> append(
      ComparableAttribute<T, V, ?> first, ComparableAttribute<T, V, ?> second) {
    return new Formula<>(both("append", first, second), new ListAppend(at(first), at(second)));
  }

  static <T, V> Formula<T, V> plus(
      ComparableAttribute<T, V, ?> left, ComparableAttribute<T, V, ?> right) {
    return new Formula<>(both("plus", left, right), new Sum(at(left), false, at(right)));
  }

  static <T, V> Formula<T, V> minus(
      ComparableAttribute<T, V, ?> left, ComparableAttribute<T, V, ?> right) {
    return new Formula<>(both("minus", left, right), new Sum(at(left), true, at(right)));
  }

  static <T, V> Formula<T, V> plusAmount(ComparableAttribute<T, V, ?> left, V amount) {
    Operand given = left.value("plusAmount", amount);
    return new Formula<>(List.of(left), new Sum(at(left), false, given));
  }

  static <T, V> Formula<T, V> minusAmount(ComparableAttribute<T, V, ?> left, V amount) {
    Operand given = left.value("minusAmount", amount);
    return new Formula<>(List.of(left), new Sum(at(left), true, given));
  }

  static <T, V> Formula<T, V> subtractedFrom(ComparableAttribute<T, V, ?> right, V amount) {
    Operand given = right.value("subtractedFrom", amount);
    return new Formula<>(List.of(right), new Sum(given, true, at(right)));
  }

  private static Operand at(ComparableAttribute<?, ?, ?> attribute) {
    return Operand.at(attribute.path());
  }

  private static <T, V> List<ComparableAttribute<T, V, ?>> both(
      String operator, ComparableAttribute<T, V, ?> one, ComparableAttribute<T, V, ?> other) {
    Objects.requireNonNull(other, "An attribute is null.");
    one.location().requireSameForm(operator, one.codec(), other.location(), other.codec());
    return List.of(one, other);
  }

  /**
   * Counts each attribute that an item lacks or stores as NULL as a given value.
   *
   * @param given the value, such as 0
   * @return the formula with {@code if_not_exists(#attribute, :given)} for each attribute
   * @throws InvalidArgumentException if the value is null or can't be stored
   */
  public Formula<T, V> absentAs(V given) {
    return counting(path -> true, sources.get(0), given);
  }

  /**
   * Counts one attribute as a given value if an item lacks it or stores it as NULL.
   *
   * @param attribute an attribute of the formula
   * @param given the value, such as 0
   * @return the formula with {@code if_not_exists(#attribute, :given)} for the attribute
   * @throws InvalidArgumentException if the attribute is not in the formula, or if the value is
   *     null or can't be stored
   */
  public Formula<T, V> absentAs(ComparableAttribute<T, V, ?> attribute, V given) {
    Path path = attribute.path();
    if (sources.stream().noneMatch(source -> source.path().equals(path))) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "absentAs(%s, %s): the formula has only %s.",
              attribute, attribute.location().shown(given), sources));
    }
    return counting(path::equals, attribute, given);
  }

  private Formula<T, V> counting(
      Predicate<Path> which, ComparableAttribute<T, V, ?> attribute, V given) {
    Operand otherwise = attribute.value("absentAs", given);
    return new Formula<>(sources, value.orElse(which, otherwise));
  }

  /**
   * Returns the attributes that the value is made of. Only the library uses it.
   *
   * @return at least one attribute
   */
  public List<ComparableAttribute<T, V, ?>> sources() {
    return sources;
  }

  /**
   * Returns the tree that requests are made of. Only the library uses it.
   *
   * @return the formula without its types
   */
  public Operand value() {
    return value;
  }
}
