package dev.singlet.json;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The plain JSON of the values of one type. */
interface Shape {

  /** Returns the JSON of a stored value. */
  Object write(AttributeValue value);

  /** Returns the stored value of JSON; null if nothing is stored. */
  @Nullable AttributeValue read(Object json);

  /**
   * Returns the stored value after a JSON Merge Patch of it; null if nothing is stored.
   *
   * @param before the value before; null if there is none
   */
  default @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    return read(patch);
  }
}
