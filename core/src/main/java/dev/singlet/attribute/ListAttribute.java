package dev.singlet.attribute;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.SizeBounds;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A list.
 *
 * @param <T> the entity's record
 * @param <E> the type of its elements
 * @param <A> the attribute that an element is
 * @param <W> the changes that an update can make
 */
public final class ListAttribute<T, E, A extends Attribute<T, ? super E, ?>, W>
    extends ComparableAttribute<T, List<E>, W> {

  private final A element;
  private final SizeBounds bounds;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param element an element, in any place
   */
  public ListAttribute(Location<T> location, A element) {
    this(location, element, SizeBounds.NONE);
  }

  /**
   * Made by generated code, for a list with the constraint {@code @Size}.
   *
   * @param location its place
   * @param element an element, in any place
   * @param min the least number of elements
   * @param max the greatest number of elements
   */
  public ListAttribute(Location<T> location, A element, int min, int max) {
    this(location, element, new SizeBounds(min, max));
  }

  private ListAttribute(Location<T> location, A element, SizeBounds bounds) {
    super(location, new ListCodec<>(Attribute.<E>codecOf(element)));
    this.element = element;
    this.bounds = bounds;
  }

  /**
   * Returns an element.
   *
   * @param index its index, from 0
   * @return the element as an attribute, {@code #attribute[index]}
   */
  @SuppressWarnings("unchecked") // An attribute elsewhere is of the same class.
  public A at(int index) {
    return (A) element.at(location().index(index, bounds).like(element.location()));
  }

  /**
   * Holds if the list has the given element.
   *
   * @param value the element
   * @return the condition {@code contains(#attribute, :value)}
   */
  public Condition<T> contains(E value) {
    AttributeValue stored = encodeElement("contains", Attribute.<E>codecOf(element), value);
    return call("contains", Operand.of(stored));
  }

  /**
   * Holds if the list has the value of another attribute as an element. It doesn't hold if the item
   * lacks one of them.
   *
   * @param other another attribute of the same items
   * @return the condition {@code contains(#attribute, #other)}
   * @throws InvalidArgumentException if elements are stored in another form than the attribute
   */
  public Condition<T> containsAttribute(ComparableAttribute<T, E, ?> other) {
    return call("contains", operand("containsAttribute", Attribute.<E>codecOf(element), other));
  }

  /**
   * Returns the number of elements.
   *
   * @return {@code size(#attribute)}
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  /**
   * Returns this list with the elements of another one after its own.
   *
   * @param other another list of the same items
   * @return {@code list_append(#attribute, #other)}
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public Formula<T, List<E>> append(ListAttribute<T, E, ?, ?> other) {
    return Formula.append(this, other);
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
  protected ListAttribute<T, E, A, W> at(Location<T> place) {
    return new ListAttribute<>(place, element, bounds);
  }
}
