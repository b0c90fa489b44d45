package dev.singlet.processor.mirror;

/**
 * An annotation of a type in a class file.
 *
 * @param typeName the qualified name of the annotation's type
 * @param isWithin true if it is within the type, such as on a type argument or on an array's
 *     elements
 */
public record TypeAnnotation(String typeName, boolean isWithin) {

  public String simpleName() {
    return typeName.substring(typeName.lastIndexOf('.') + 1);
  }
}
