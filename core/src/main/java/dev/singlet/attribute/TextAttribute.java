package dev.singlet.attribute;

import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.TextCodecs;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

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
    AttributeValue text = encode("beginsWith", prefix);
    return covered(path -> Expression.call(location().entity(), "begins_with", path, text));
  }

  /**
   * Holds if the text contains another one. Upper and lower case differ.
   *
   * @param part the text to find
   * @return the condition {@code contains(#attribute, :part)}
   */
  public Condition<T> contains(String part) {
    AttributeValue text = encode("contains", part);
    return covered(path -> Expression.call(location().entity(), "contains", path, text));
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
