package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A change of a value before it is stored.
 *
 * @param kind the change that it makes
 * @param argument the prefix, or the class of the cipher; empty for the others
 */
public record TransformationDescriptor(Kind kind, String argument) {

  /** The kinds of transformations. */
  public enum Kind {
    /** Removes white space at the ends of a text. */
    TRIM,
    /** Adds a prefix to a text. */
    PREFIX,
    /** Compresses a value to bytes. */
    COMPRESS,
    /** Encrypts a value to bytes. */
    ENCRYPT
  }

  static TransformationDescriptor read(JsonObject json) {
    return new TransformationDescriptor(
        json.constant("kind", Kind.class), json.textOrEmpty("argument"));
  }

  Map<String, Object> write() {
    return new Members().add("kind", kind).add("argument", argument).all();
  }
}
