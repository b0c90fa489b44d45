package dev.singlet.attribute;

/** DynamoDB's types, under the names that its expressions use. */
public enum AttributeType {
  /** Text. */
  S,
  /** A number. */
  N,
  /** Binary. */
  B,
  /** A boolean. */
  BOOL,
  /** The null value. */
  NULL,
  /** A set of texts. */
  SS,
  /** A set of numbers. */
  NS,
  /** A set of binary values. */
  BS,
  /** A list. */
  L,
  /** A map. */
  M
}
