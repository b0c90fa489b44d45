package dev.singlet.processor.model.type;

/** An array. */
public record ArrayType(JavaType component) implements JavaType {

  @Override
  public String toString() {
    return component + "[]";
  }
}
