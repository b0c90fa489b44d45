package dev.singlet.processor.model.type;

/** A type parameter of a generic class or method. */
public record VariableType(String name) implements JavaType {

  @Override
  public String toString() {
    return name;
  }
}
