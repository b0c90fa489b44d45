package dev.singlet.processor.model;

import dev.singlet.annotation.ScalarType;
import org.jspecify.annotations.Nullable;

/** What values are stored as, and what keys and JSON can make of that. */
public enum Form {
  /** Text as it is given. */
  STRING(ScalarType.S, "string", true),
  /** Text of a fixed width, whose order is that of its digits and of the values. */
  DIGITS(ScalarType.S, "string", true),
  /** Text whose order is that of the values. */
  ORDERED(ScalarType.S, "string", true),
  /** Text without an order. */
  TEXT(ScalarType.S, "string", false),
  /** Text without an order, which the model knows to hold nothing that needs care. */
  CODE(ScalarType.S, "string", false),
  /** Text or a number, as the component says. */
  TIME(null, "", true),
  /** A number without a fraction. */
  INTEGER(ScalarType.N, "integer", true),
  /** A number. */
  DECIMAL(ScalarType.N, "number", true),
  /** A truth value. */
  BOOLEAN(null, "boolean", false),
  /** Bytes. */
  BINARY(ScalarType.B, "string", true),
  /** What is made of other values, or of what only a component tells. */
  COMPOUND(null, "", false);

  private final @Nullable ScalarType stored;
  private final String json;
  private final boolean isOrdered;

  Form(@Nullable ScalarType stored, String json, boolean isOrdered) {
    this.stored = stored;
    this.json = json;
    this.isOrdered = isOrdered;
  }

  /** The type of DynamoDB, if a key attribute can have it and it is always the same. */
  public @Nullable ScalarType stored() {
    return stored;
  }

  /** The type of JSON. */
  public String json() {
    return json;
  }

  /** Whether the order of what is stored is that of the values. */
  public boolean isOrdered() {
    return isOrdered;
  }

  public boolean isText() {
    return stored == ScalarType.S;
  }

  public boolean isNumber() {
    return stored == ScalarType.N;
  }

  /** Whether any text can stand there, so that what it holds shows only at run time. */
  public boolean isFreeText() {
    return isText() && this != DIGITS && this != CODE;
  }

  /** Whether it has a text that can stand in a key of text, and be the key of a map. */
  public boolean hasText() {
    return this != BINARY && this != COMPOUND;
  }
}
