package dev.singlet.processor.model.type;

/** The name of a type in Java. Its text is what source says that imports nothing. */
public sealed interface JavaType
    permits ArrayType, ClassType, GenericType, PrimitiveType, VariableType, WildcardType {

  default boolean isPrimitive() {
    return this instanceof PrimitiveType;
  }

  /** The class that holds a value of a primitive type; any other type is its own. */
  default JavaType box() {
    return this instanceof PrimitiveType primitive ? primitive.boxed() : this;
  }

  /**
   * The primitive type of which a class holds a value.
   *
   * @throws IllegalArgumentException if there is none
   */
  default JavaType unbox() {
    return isPrimitive() ? this : PrimitiveType.in(this);
  }
}
