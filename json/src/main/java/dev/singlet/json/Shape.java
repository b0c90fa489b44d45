package dev.singlet.json;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How a value of one type is written in plain JSON. */
interface Shape {

  /** The JSON of what is stored. */
  Object write(AttributeValue value, String path);

  /** What is stored for JSON; null if nothing is. */
  @Nullable AttributeValue read(Object json, String path);
}
