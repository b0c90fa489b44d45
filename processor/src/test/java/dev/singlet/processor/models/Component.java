package dev.singlet.processor.models;

import java.util.List;

/**
 * A component of a random record.
 *
 * @param annotations with a space after them
 * @param type its type, all names qualified
 * @param partition the formats it may have in a partition key; none if it can't be in one
 * @param sort the same for a sort key
 */
record Component(
    String name, String annotations, String type, List<String> partition, List<String> sort) {

  boolean isText() {
    return type.equals("java.lang.String");
  }

  boolean isNullable() {
    return type.contains("@org.jspecify.annotations.Nullable") || type.contains("Optional");
  }

  boolean isKeyPart() {
    return !partition.isEmpty() && !isNullable();
  }

  /** Returns it as a parameter of a method. */
  String parameter() {
    return type + " " + name;
  }

  @Override
  public String toString() {
    return annotations + type + " " + name;
  }
}
