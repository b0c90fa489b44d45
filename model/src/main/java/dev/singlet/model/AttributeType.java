package dev.singlet.model;

/** The types that an attribute can have in DynamoDB. */
public enum AttributeType {
  /** Text. */
  S,
  /** A number. */
  N,
  /** Bytes. */
  B,
  /** A boolean. */
  BOOL,
  /** A set of texts. */
  SS,
  /** A set of numbers. */
  NS,
  /** A set of bytes. */
  BS,
  /** A list. */
  L,
  /** A map. */
  M,
  /** Any type, as each value has it. */
  ANY
}
