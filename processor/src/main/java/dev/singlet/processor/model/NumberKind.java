package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.math.BigDecimal;
import java.math.BigInteger;

/** The numeric types. */
public enum NumberKind {
  BYTE(Byte.class, true),
  SHORT(Short.class, true),
  INT(Integer.class, true),
  LONG(Long.class, true),
  FLOAT(Float.class, false),
  DOUBLE(Double.class, false),
  BIG_INTEGER(BigInteger.class, true),
  BIG_DECIMAL(BigDecimal.class, false);

  private final Class<?> javaClass;
  private final boolean isInteger;

  NumberKind(Class<?> javaClass, boolean isInteger) {
    this.javaClass = javaClass;
    this.isInteger = isInteger;
  }

  public JavaType javaType() {
    return ClassType.of(javaClass);
  }

  public boolean isInteger() {
    return isInteger;
  }

  /** Whether it is an integer that fits a {@code long}. */
  public boolean isFixed() {
    return isInteger && this != BIG_INTEGER;
  }

  /** Whether it is a floating-point number, which has no exact decimal form. */
  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }
}
