package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;

/** What becomes of the stored form of a value before it is stored. */
public sealed interface Transformation {

  /** White space at the ends of a text is left out. */
  record Trim() implements Transformation {}

  /** A text gets a prefix. */
  record Prefix(String text) implements Transformation {}

  /** A value becomes B, compressed. */
  record Compress() implements Transformation {}

  /** A value becomes B, encrypted with the item's key as its context. */
  record Encrypt(ClassType cipher) implements Transformation {}

  /** Whether DynamoDB can tell nothing of the value. */
  default boolean isOpaque() {
    return this instanceof Compress || this instanceof Encrypt;
  }
}
