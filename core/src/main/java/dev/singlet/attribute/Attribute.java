package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.text.Nesting;
import dev.singlet.runtime.codec.nested.NullableCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute of an entity's items. Conditions, filters and updates are made of it. It has the
 * operators that DynamoDB has for its type.
 *
 * <p>Values are compared in their stored form: a time is cut to the precision it is stored in.
 *
 * <p>If an item lacks the attribute, only {@code ne} and {@code notExists} hold. All other
 * conditions are false, and so their {@linkplain Condition#not negation} holds. The same applies to
 * conditions on its {@code size()} and on values within it.
 *
 * <p>A condition on a value within a record of a {@linkplain UnionAttribute union} holds only if
 * the item has that record.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> the changes that an update can make: {@link Settable}, {@link Removable}, {@link
 *     InKey} or {@link Managed}
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html">Condition
 *     and filter expressions</a>
 */
public abstract sealed class Attribute<T, V, W> permits ComparableAttribute, OpaqueAttribute {

  private static final Set<String> TAKE_NULL = Set.of("eq", "ne", "contains");

  private final Location<T> location;
  private final ValueCodec<V> codec;

  Attribute(Location<T> location, ValueCodec<V> codec) {
    this.location = location;
    this.codec = location.mayBeNull() ? new NullableCodec<>(codec) : codec;
  }

  /**
   * Holds if the item has the attribute, with any value. NULL, which another program may have
   * stored, counts as a value here, although reads treat it as absent.
   *
   * @return the condition {@code attribute_exists(#attribute)}
   */
  public final Condition<T> exists() {
    return location.type() == null
        ? covered(path -> Expression.exists(location.entity(), path))
        : new Condition<>(location.hasType(location.type()));
  }

  /**
   * Holds if the item lacks the attribute. DynamoDB counts NULL as a value, so this condition is
   * false for it: see {@link #hasType}.
   *
   * @return the condition {@code attribute_not_exists(#attribute)}
   */
  public final Condition<T> notExists() {
    return new Condition<>(
        location.type() == null
            ? OlderNames.noneIsThere(location.entity(), path())
            : OlderNames.not(location.entity(), path(), location.hasType(location.type())));
  }

  /**
   * Holds if the item has the attribute and stores it as the given type.
   *
   * @param type DynamoDB's type
   * @return the condition {@code attribute_type(#attribute, :type)}
   */
  public final Condition<T> hasType(AttributeType type) {
    return new Condition<>(location.hasType(type.name()));
  }

  /**
   * Reads the attribute from an item.
   *
   * @param item the attributes of an item, or some of them
   * @return the value; empty if the item lacks the attribute
   * @throws UnreadableItemException if the stored value is of another type
   */
  public final Optional<V> from(Map<String, AttributeValue> item) {
    EntityType<T> entity = location.entity();
    AttributeValue value = path().in(entity.encrypted().open(item, path().root()));
    if (value == null || value.type() == AttributeValue.Type.NUL) {
      return Optional.empty();
    }
    try {
      return Optional.of(codec.decode(value));
    } catch (DecodeFailure failure) {
      throw entity.unreadable(item, failure.in(path().toString()));
    }
  }

  /**
   * Returns the attribute's place.
   *
   * @return its place in the items
   */
  public final Location<T> location() {
    return location;
  }

  /**
   * Returns the codec of the attribute's values.
   *
   * @return the codec
   */
  public final ValueCodec<V> codec() {
    return codec;
  }

  /**
   * Returns an attribute of this kind in another place, such as an element of a list.
   *
   * @param place its place
   * @return the attribute
   */
  protected abstract Attribute<T, V, W> at(Location<T> place);

  /**
   * Returns the codec of the elements of a collection: a sorted set is stored as any set.
   * Attributes encode and never decode.
   */
  @SuppressWarnings("unchecked")
  static <V> ValueCodec<V> codecOf(Attribute<?, ? super V, ?> attribute) {
    return (ValueCodec<V>) attribute.codec;
  }

  final Path path() {
    return location.path();
  }

  final Condition<T> compare(String operator, Operand right) {
    boolean isOfAnyType = location.type() != null && !(right instanceof Operand.Value);
    if (operator.equals("<>") && isOfAnyType) {
      Expression equal = compare("=", right).expression();
      return new Condition<>(OlderNames.not(location.entity(), equal, Operand.at(path()), right));
    }
    Condition<T> compared =
        new Condition<>(OlderNames.compare(location.entity(), Operand.at(path()), operator, right));
    return isOfAnyType ? ofType(compared) : compared;
  }

  /**
   * Returns the condition {@code function(#attribute, operand)}, of a function that DynamoDB has
   * for several types.
   */
  final Condition<T> call(String function, Operand argument) {
    return ofType(
        covered(
            path ->
                OlderNames.cover(
                    location.entity(),
                    argument,
                    second -> Expression.of(location.entity(), function, path, second))));
  }

  /**
   * Returns a condition on the attribute under any of its names. It is false if the item lacks it.
   */
  final Condition<T> covered(Function<Path, Expression> leaf) {
    return new Condition<>(OlderNames.cover(location.entity(), path(), leaf));
  }

  /**
   * Returns a condition by an operator that DynamoDB has for several types. A document must have
   * the type of this attribute.
   */
  final Condition<T> ofType(Condition<T> condition) {
    return location.type() == null
        ? condition
        : new Condition<>(location.hasType(location.type()).and(condition.expression()));
  }

  /** Returns the stored form of a value; null if nothing is stored for it. */
  final @Nullable AttributeValue encode(String operator, V value) {
    return encode(operator, codec, value);
  }

  final <E> AttributeValue encodeElement(String operator, ValueCodec<E> element, E value) {
    AttributeValue encoded = encode(operator, element, value);
    if (encoded == null) {
      throw refused(operator, value, "it is stored as nothing");
    }
    return encoded;
  }

  private <E> @Nullable AttributeValue encode(String operator, ValueCodec<E> by, E value) {
    boolean isNull = by instanceof NullableCodec && TAKE_NULL.contains(operator);
    if (value == null && !isNull) {
      throw refused(operator, null, "null is not a value. Use exists() or notExists()");
    }
    Violations violations = location.entity().violations(null);
    by.check(value, violations);
    String problem = violations.first();
    if (problem != null) {
      throw refused(operator, value, problem);
    }
    try {
      return by.encode(value);
    } catch (IllegalStateException tooDeep) {
      throw refused(operator, value, Nesting.PROBLEM);
    }
  }

  private InvalidArgumentException refused(
      String operator, @Nullable Object value, String problem) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_VALUE,
        location + "." + operator + "(" + location.shown(value) + "): " + problem + ".");
  }

  @Override
  public final String toString() {
    return location.toString();
  }
}
