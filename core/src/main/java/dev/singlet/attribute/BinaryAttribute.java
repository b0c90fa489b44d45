package dev.singlet.attribute;

import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.Codecs;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

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
    AttributeValue text = encode("beginsWith", prefix);
    return covered(path -> Expression.call(location().entity(), "begins_with", path, text));
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
