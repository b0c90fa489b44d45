package dev.singlet.annotation;

/** The types a key attribute can have, named as DynamoDB names them. */
public enum ScalarType {
  /** A string, sorted by its UTF-8 bytes. */
  S,

  /** A number, sorted by value. Its template is one placeholder of a numeric type. */
  N,

  /** Binary, sorted as unsigned bytes. Its template is one placeholder of type {@code byte[]}. */
  B
}
