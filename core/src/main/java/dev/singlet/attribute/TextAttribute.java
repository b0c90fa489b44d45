package dev.singlet.attribute;

import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.expression.Location;

/**
 * A text.
 *
 * @param <T> the entity's record
 * @param <W> the changes that an update can make
 */
public final class TextAttribute<T, W> extends OrderedAttribute<T, String, W> {

  /**
   * Made by generated code.
   *
   * @param location its place
   */
  public TextAttribute(Location<T> location) {
    super(location, TextCodecs.string());
  }

  /**
   * Holds if the text begins with a prefix. Upper and lower case differ.
   *
   * @param prefix the prefix
   * @return the condition {@code begins_with(#attribute, :prefix)}
   */
  public Condition<T> beginsWith(String prefix) {
    return call("begins_with", value("beginsWith", prefix));
  }

  /**
   * Holds if the text begins with that of another attribute. It doesn't hold if the item lacks one
   * of them.
   *
   * @param prefix another attribute of the same items
   * @return the condition {@code begins_with(#attribute, #prefix)}
   */
  public Condition<T> beginsWithAttribute(TextAttribute<T, ?> prefix) {
    return call("begins_with", operand("beginsWithAttribute", prefix));
  }

  /**
   * Holds if the text contains another one. Upper and lower case differ.
   *
   * @param part the text to find
   * @return the condition {@code contains(#attribute, :part)}
   */
  public Condition<T> contains(String part) {
    return call("contains", value("contains", part));
  }

  /**
   * Holds if the text contains that of another attribute. It doesn't hold if the item lacks one of
   * them.
   *
   * @param part another attribute of the same items
   * @return the condition {@code contains(#attribute, #part)}
   */
  public Condition<T> containsAttribute(TextAttribute<T, ?> part) {
    return call("contains", operand("containsAttribute", part));
  }

  /**
   * Returns the length of the text.
   *
   * @return {@code size(#attribute)}, in UTF-8 bytes
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  @Override
  protected TextAttribute<T, W> at(Location<T> place) {
    return new TextAttribute<>(place);
  }
}
