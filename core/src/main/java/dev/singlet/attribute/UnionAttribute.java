package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.Path;
import dev.singlet.generated.item.UnionCodec;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One of the records of a sealed interface. An update sets it as a whole, so nothing of another
 * record is left.
 *
 * @param <T> the entity's record
 * @param <V> the sealed interface
 * @param <W> the changes that an update can make
 */
public final class UnionAttribute<T, V, W> extends ComparableAttribute<T, V, W> {

  private final UnionCodec<V> union;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param union the codec of the records
   */
  public UnionAttribute(Location<T> location, UnionCodec<V> union) {
    super(location, union);
    this.union = union;
  }

  /**
   * Holds if the value is of the given record.
   *
   * @param record the record's class
   * @return the condition {@code #attribute.#discriminator = :tag}
   * @throws InvalidArgumentException if the class is no record of the sealed interface
   */
  public Condition<T> is(Class<? extends V> record) {
    String tag = union.tag(record);
    if (tag == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          location() + ".is(" + record.getSimpleName() + ".class): that is none of its records.");
    }
    Path discriminator = location().path().then(new Path.Name(union.discriminator()));
    return new Condition<>(
        Expression.equal(location().entity(), discriminator, AttributeValue.createS(tag)));
  }

  @Override
  protected UnionAttribute<T, V, W> at(Location<T> place) {
    return new UnionAttribute<>(place, union);
  }
}
