package dev.singlet.processor.model.type;

import java.util.Locale;
import java.util.stream.Stream;

/** A primitive type. */
public enum PrimitiveType implements JavaType {
  BOOLEAN(Boolean.class),
  BYTE(Byte.class),
  SHORT(Short.class),
  INT(Integer.class),
  LONG(Long.class),
  CHAR(Character.class),
  FLOAT(Float.class),
  DOUBLE(Double.class);

  private final Class<?> boxed;

  PrimitiveType(Class<?> boxed) {
    this.boxed = boxed;
  }

  ClassType boxed() {
    return ClassType.of(boxed);
  }

  static PrimitiveType in(JavaType type) {
    return Stream.of(values())
        .filter(primitive -> primitive.boxed().equals(type))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(type + " holds no primitive value"));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
