package dev.singlet.processor.model.type;

/**
 * A type argument or an element type of an array whose values can be null. Its text is the type's.
 */
public record NullableType(JavaType type) implements JavaType {

  @Override
  public String toString() {
    return type.toString();
  }
}
