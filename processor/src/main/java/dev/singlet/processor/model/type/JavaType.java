package dev.singlet.processor.model.type;

/** The name of a type in Java. Its text is that of source without imports. */
public sealed interface JavaType
    permits ArrayType,
        ClassType,
        GenericType,
        NullableType,
        PrimitiveType,
        VariableType,
        WildcardType {

  default boolean isPrimitive() {
    return this instanceof PrimitiveType;
  }

  /**
   * Returns the class that holds a value of a primitive type. Any other type is returned itself.
   */
  default JavaType box() {
    return this instanceof PrimitiveType primitive ? primitive.boxed() : this;
  }

  /**
   * Returns the primitive type whose values a class holds.
   *
   * @throws IllegalArgumentException if there is none
   */
  default JavaType unbox() {
    return isPrimitive() ? this : PrimitiveType.in(this);
  }
}
