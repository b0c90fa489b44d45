package dev.singlet.processor.model.value;

import dev.singlet.processor.model.type.ClassType;

/** A change of the stored form of a value, made before it is stored. */
public sealed interface Transformation {

  /** Removes white space at the ends of a text. */
  record Trim() implements Transformation {}

  /** Adds a prefix to a text. */
  record Prefix(String text) implements Transformation {}

  /** Compresses a value, which becomes B. */
  record Compress() implements Transformation {}

  /** Encrypts a value, which becomes B. The item's key is its context. */
  record Encrypt(ClassType cipher) implements Transformation {}

  /** Returns whether DynamoDB can't see the value. */
  default boolean isOpaque() {
    return this instanceof Compress || this instanceof Encrypt;
  }
}
