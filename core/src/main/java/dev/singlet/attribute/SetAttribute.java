package dev.singlet.attribute;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.SizeBounds;
import dev.singlet.runtime.item.ValueCodec;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A set. DynamoDB has no empty sets: an item with an empty set lacks the attribute.
 *
 * @param <T> the entity's record
 * @param <E> the type of its elements
 * @param <W> the changes that an update can make
 */
public final class SetAttribute<T, E, W> extends ComparableAttribute<T, Set<E>, W> {

  private final ValueCodec<E> element;
  private final SizeBounds bounds;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param element the codec of its elements
   */
  public SetAttribute(Location<T> location, ValueCodec<E> element) {
    this(location, element, SizeBounds.NONE);
  }

  /**
   * Made by generated code, for a set with the constraint {@code @Size}.
   *
   * @param location its place
   * @param element the codec of its elements
   * @param min the least number of elements
   * @param max the greatest number of elements
   */
  public SetAttribute(Location<T> location, ValueCodec<E> element, int min, int max) {
    this(location, element, new SizeBounds(min, max));
  }

  private SetAttribute(Location<T> location, ValueCodec<E> element, SizeBounds bounds) {
    super(location, new SetCodec<>(element));
    this.element = element;
    this.bounds = bounds;
  }

  /**
   * Holds if the set has the given element.
   *
   * @param value the element
   * @return the condition {@code contains(#attribute, :value)}
   */
  public Condition<T> contains(E value) {
    AttributeValue stored = encodeElement("contains", element, value);
    return call("contains", Operand.of(stored));
  }

  /**
   * Holds if the set has the value of another attribute as an element. It doesn't hold if the item
   * lacks one of them.
   *
   * @param other another attribute of the same items
   * @return the condition {@code contains(#attribute, #other)}
   * @throws InvalidArgumentException if elements are stored in another form than the attribute
   */
  public Condition<T> containsAttribute(ComparableAttribute<T, E, ?> other) {
    return call("contains", operand("containsAttribute", element, other));
  }

  /**
   * Returns the number of elements. An absent set has no size, which is not the size 0: use {@link
   * #notExists}.
   *
   * @return {@code size(#attribute)}
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  /**
   * Returns the bounds of the number of elements.
   *
   * @return the constraint {@code @Size}
   */
  public SizeBounds bounds() {
    return bounds;
  }

  @Override
  protected SetAttribute<T, E, W> at(Location<T> place) {
    return new SetAttribute<>(place, element, bounds);
  }
}
