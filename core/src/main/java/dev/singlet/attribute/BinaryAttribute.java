package dev.singlet.attribute;

import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.expression.Location;

/**
 * Binary data.
 *
 * @param <T> the entity's record
 * @param <W> the changes that an update can make
 */
public final class BinaryAttribute<T, W> extends OrderedAttribute<T, byte[], W> {

  /**
   * Made by generated code.
   *
   * @param location its place
   */
  public BinaryAttribute(Location<T> location) {
    super(location, Codecs.bytes());
  }

  /**
   * Holds if the data begins with the given bytes.
   *
   * @param prefix the bytes
   * @return the condition {@code begins_with(#attribute, :prefix)}
   */
  public Condition<T> beginsWith(byte[] prefix) {
    return call("begins_with", value("beginsWith", prefix));
  }

  /**
   * Holds if the data begins with that of another attribute. It doesn't hold if the item lacks one
   * of them.
   *
   * @param prefix another attribute of the same items
   * @return the condition {@code begins_with(#attribute, #prefix)}
   */
  public Condition<T> beginsWithAttribute(BinaryAttribute<T, ?> prefix) {
    return call("begins_with", operand("beginsWithAttribute", prefix));
  }

  /**
   * Returns the length of the data.
   *
   * @return {@code size(#attribute)}, in bytes
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  @Override
  protected BinaryAttribute<T, W> at(Location<T> place) {
    return new BinaryAttribute<>(place);
  }
}
