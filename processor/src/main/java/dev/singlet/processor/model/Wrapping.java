package dev.singlet.processor.model;

import java.util.Optional;
import java.util.stream.Stream;

/** What a component holds its value in, if it may be absent. */
public enum Wrapping {
  /** The value itself. */
  NONE(""),
  OPTIONAL("java.util.Optional"),
  OPTIONAL_INT("java.util.OptionalInt"),
  OPTIONAL_LONG("java.util.OptionalLong"),
  OPTIONAL_DOUBLE("java.util.OptionalDouble");

  private final String typeName;

  Wrapping(String typeName) {
    this.typeName = typeName;
  }

  /** The one whose type has a qualified name. */
  public static Wrapping of(String typeName) {
    return Stream.of(values())
        .filter(wrapping -> wrapping.typeName.equals(typeName))
        .findFirst()
        .orElse(NONE);
  }

  /** The type within it, where that is not an argument. */
  public Optional<Kind> number() {
    return switch (this) {
      case OPTIONAL_INT -> Optional.of(Kind.INT);
      case OPTIONAL_LONG -> Optional.of(Kind.LONG);
      case OPTIONAL_DOUBLE -> Optional.of(Kind.DOUBLE);
      case NONE, OPTIONAL -> Optional.empty();
    };
  }
}
