package dev.singlet.processor.model.value;

import java.util.Optional;
import java.util.stream.Stream;

/** The wrapper in which a component holds its value, if the value may be absent. */
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

  /** Returns the qualified name of its type; empty for none. */
  public String typeName() {
    return typeName;
  }

  /** Returns the wrapper whose type has the given qualified name. */
  public static Wrapping of(String typeName) {
    return Stream.of(values())
        .filter(wrapping -> wrapping.typeName.equals(typeName))
        .findFirst()
        .orElse(NONE);
  }

  /** Returns the kind of value within it, if that is not a type argument. */
  public Optional<Kind> number() {
    return switch (this) {
      case OPTIONAL_INT -> Optional.of(Kind.INT);
      case OPTIONAL_LONG -> Optional.of(Kind.LONG);
      case OPTIONAL_DOUBLE -> Optional.of(Kind.DOUBLE);
      case NONE, OPTIONAL -> Optional.empty();
    };
  }
}
