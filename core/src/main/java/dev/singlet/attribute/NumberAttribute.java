package dev.singlet.attribute;

import dev.singlet.generated.item.ValueCodec;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A number.
 *
 * @param <T> the entity's record
 * @param <V> the Java type
 * @param <W> what an update can do with it
 */
public final class NumberAttribute<T, V extends Number, W> extends OrderedAttribute<T, V, W> {

  private final @Nullable NumberBounds declared;

  /**
   * Made by generated code.
   *
   * @param location where it is
   * @param codec how its values are stored
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
    this.declared = null;
  }

  /**
   * Made by generated code.
   *
   * @param location where it is
   * @param codec how its values are stored
   * @param bounds what its constraints and its default say
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec, NumberBounds bounds) {
    super(location, codec);
    this.declared = bounds;
  }

  /** What an increment starts from where there is no attribute. */
  AttributeValue initial() {
    return number(bounds().initial());
  }

  /** What must hold so that the number is within its constraints afterwards; null for nothing. */
  @Nullable Condition<T> guard(BigDecimal delta) {
    NumberBounds bounds = bounds();
    boolean fitsAbsent = bounds.takesFromInitial(delta);
    NumberBounds.Bound bound = bounds.towards(delta.signum());
    if (bound == null) {
      return fitsAbsent ? null : told(exists(), delta);
    }
    String operator = (delta.signum() > 0 ? "<" : ">") + (bound.isExcluded() ? "" : "=");
    Condition<T> fits = compare(operator, new Operand.Value(number(bound.value().subtract(delta))));
    return told(fitsAbsent ? fits.or(notExists()) : fits, delta);
  }

  private Condition<T> told(Condition<T> guard, BigDecimal delta) {
    String purpose =
        String.format(
            ", and %s by %s it must be %s",
            delta.signum() < 0 ? "decremented" : "incremented",
            delta.abs().toPlainString(),
            bounds());
    return Requirement.of(guard, path(), purpose);
  }

  /** What increments keep to. */
  NumberBounds bounds() {
    return (declared == null ? NumberBounds.NONE : declared).within(codec());
  }

  @Override
  protected NumberAttribute<T, V, W> at(Location<T> place) {
    return declared == null
        ? new NumberAttribute<>(place, codec())
        : new NumberAttribute<>(place, codec(), declared);
  }

  private static AttributeValue number(BigDecimal number) {
    return AttributeValue.createN(number.toPlainString());
  }
}
