package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.codec.nested.UnionCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.VariantPaths;
import java.util.Objects;

/**
 * A union: one of the records of a sealed interface. Its generated class has a method for each
 * record, such as {@code asCard()}, which gives the value as that record, with its components as
 * attributes.
 *
 * <ul>
 *   <li>A condition on {@code asCard()}, or on anything within it, holds only if the value is a
 *       {@code Card}. That includes {@code ne} and {@code notExists}. Only the {@linkplain
 *       Condition#not negation} of a condition also holds for other records, because it holds
 *       whenever the condition doesn't.
 *   <li>An update of anything within {@code asCard()} is made only if the value is a {@code Card}.
 *       Otherwise it fails with a {@link dev.singlet.error.ConditionFailedException}.
 *   <li>An update of the union itself sets it as a whole, so nothing of another record is left.
 * </ul>
 *
 * @param <T> the entity's record
 * @param <V> the sealed interface
 * @param <W> the changes that an update can make
 */
public abstract class UnionAttribute<T, V, W> extends ComparableAttribute<T, V, W> {

  private final UnionCodec<V> union;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param union the codec of the records
   */
  protected UnionAttribute(Location<T> location, UnionCodec<V> union) {
    super(location, union);
    this.union = union;
  }

  /**
   * Holds if the value is of the given record.
   *
   * @param record the record's class
   * @return the condition {@code #attribute.#discriminator = :tag}
   * @throws InvalidArgumentException if the class is not a record of the sealed interface
   */
  public final Condition<T> is(Class<? extends V> record) {
    String tag = union.tag(record);
    if (tag == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          location()
              + ".is("
              + record.getSimpleName()
              + ".class): that is not one of its records.");
    }
    Path place = path().as(new Path.Variant(union.discriminator(), tag));
    return new Condition<>(VariantPaths.condition(location().entity(), place));
  }

  /**
   * Returns the place of the value as one of the records. Generated code calls it.
   *
   * @param record the record's class
   * @return the same place, where the value must be that record
   */
  protected final Location<T> variant(Class<?> record) {
    String tag = Objects.requireNonNull(union.tag(record));
    return location().as(new Path.Variant(union.discriminator(), tag));
  }
}
