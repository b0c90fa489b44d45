package dev.singlet.processor.model.value;

import dev.singlet.annotation.ScalarType;
import org.jspecify.annotations.Nullable;

/** The stored forms of values, and their use in keys and JSON. */
public enum Form {
  /** Text as it is given. */
  STRING(ScalarType.S, "string", true),
  /** Text of a fixed width that sorts like its digits and like the values. */
  DIGITS(ScalarType.S, "string", true),
  /** Text that sorts like the values. */
  ORDERED(ScalarType.S, "string", true),
  /** Text without an order. */
  TEXT(ScalarType.S, "string", false),
  /** Text without an order. The model knows that it contains no problematic characters. */
  CODE(ScalarType.S, "string", false),
  /** Text or a number, as the component declares. */
  TIME(null, "", true),
  /** A number without a fraction. */
  INTEGER(ScalarType.N, "integer", true),
  /** A number. */
  DECIMAL(ScalarType.N, "number", true),
  /** A boolean. */
  BOOLEAN(null, "boolean", false),
  /** Bytes. */
  BINARY(ScalarType.B, "string", true),
  /** A value that is made of other values, or whose form only its component tells. */
  COMPOUND(null, "", false);

  private final @Nullable ScalarType stored;
  private final String json;
  private final boolean isOrdered;

  Form(@Nullable ScalarType stored, String json, boolean isOrdered) {
    this.stored = stored;
    this.json = json;
    this.isOrdered = isOrdered;
  }

  /** Returns the type of DynamoDB, if a key attribute can have it and it is always the same. */
  public @Nullable ScalarType stored() {
    return stored;
  }

  /** Returns the type of JSON. */
  public String json() {
    return json;
  }

  /** Returns whether the stored form sorts like the values. */
  public boolean isOrdered() {
    return isOrdered;
  }

  public boolean isText() {
    return stored == ScalarType.S;
  }

  public boolean isNumber() {
    return stored == ScalarType.N;
  }

  /** Returns whether any text is possible, so that its content is known only at run time. */
  public boolean isFreeText() {
    return isText() && this != DIGITS && this != CODE;
  }

  /** Returns whether it has a text, which can be in a text key and be the key of a map. */
  public boolean hasText() {
    return this != BINARY && this != COMPOUND;
  }
}
