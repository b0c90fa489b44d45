package dev.singlet.processor.mirror;

/**
 * An annotation of a type in a class file.
 *
 * @param typeName the qualified name of the annotation's type
 * @param path the way to the annotated part of the type: {@code 0;} to the first type argument,
 *     {@code [} to an array's elements; empty for the type itself
 */
public record TypeAnnotation(String typeName, String path) {

  /**
   * Returns whether it is within the type, such as on a type argument or on an array's elements.
   */
  public boolean isWithin() {
    return !path.isEmpty();
  }

  public String simpleName() {
    return typeName.substring(typeName.lastIndexOf('.') + 1);
  }
}
