package dev.singlet.processor.mirror;

/**
 * An annotation of a type, as a class file has it.
 *
 * @param typeName the qualified name of the annotation's type
 * @param isWithin whether it stands within the type, as on a type argument or an array's elements
 */
public record TypeAnnotation(String typeName, boolean isWithin) {

  public String simpleName() {
    return typeName.substring(typeName.lastIndexOf('.') + 1);
  }
}
