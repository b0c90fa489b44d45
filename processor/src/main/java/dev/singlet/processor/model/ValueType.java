package dev.singlet.processor.model;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types an attribute can have: a kind, and what a component declares of it besides. */
public sealed interface ValueType {

  Kind kind();

  /** The Java type, primitive where the declaration is. */
  JavaType javaType();

  /** The types that it holds values of: elements, keys and values. */
  default List<ValueType> parts() {
    return List.of();
  }

  /** The type as it is declared, without what becomes of its stored form as a whole. */
  default ValueType declared() {
    return this;
  }

  /** The type of DynamoDB that it is stored as; null if no key attribute can have that. */
  default @Nullable ScalarType stored() {
    return kind().form().stored();
  }

  /** Whether it is of a kind. */
  default boolean is(Kind kind) {
    return kind() == kind;
  }

  /** A value of a kind of its own, primitive or not. */
  record Scalar(Kind kind, boolean isPrimitive) implements ValueType {

    /** The type of a class. */
    public static Scalar of(Kind kind) {
      return new Scalar(kind, false);
    }

    @Override
    public JavaType javaType() {
      return isPrimitive ? kind.javaType().unbox() : kind.javaType();
    }
  }

  /** An {@code Instant}, stored as S or N. */
  record Time(TimeFormat format) implements ValueType {
    private static final ClassType JAVA_TYPE = ClassType.of(Instant.class);

    @Override
    public Kind kind() {
      return Kind.INSTANT;
    }

    /** Whether it is stored as S. */
    public boolean isText() {
      return format != TimeFormat.EPOCH && format != TimeFormat.EPOCH_MILLIS;
    }

    @Override
    public ScalarType stored() {
      return isText() ? ScalarType.S : ScalarType.N;
    }

    /** The form of its text, also where it is stored as a number. */
    public TimeFormat precision() {
      return switch (format) {
        case EPOCH -> TimeFormat.SECONDS;
        case EPOCH_MILLIS -> TimeFormat.MILLIS;
        case NANOS, MILLIS, SECONDS -> format;
      };
    }

    @Override
    public JavaType javaType() {
      return JAVA_TYPE;
    }
  }

  /** An enum, stored as S. */
  record Enumeration(ClassType javaType, List<EnumConstant> constants) implements ValueType {
    public Enumeration {
      constants = List.copyOf(constants);
    }

    @Override
    public Kind kind() {
      return Kind.ENUM;
    }
  }

  /** A constant and the text it is stored as. */
  record EnumConstant(String name, String stored) {}

  /**
   * A type that holds several values of others.
   *
   * @param kind a set, list, map or array
   * @param parts the types of these: of the elements, or of the keys and of the values
   */
  record Holder(Kind kind, List<ValueType> parts) implements ValueType {
    public Holder {
      parts = List.copyOf(parts);
    }

    public static Holder of(Kind kind, ValueType... parts) {
      return new Holder(kind, List.of(parts));
    }

    /** The type of the elements, or of the values of a map. */
    public ValueType held() {
      return parts.get(parts.size() - 1);
    }

    /** The type of the keys of a map. */
    public ValueType key() {
      return parts.get(0);
    }

    /** The same with values of another type. */
    public Holder holding(ValueType other) {
      return kind.isMap() ? of(kind, key(), other) : of(kind, other);
    }

    @Override
    public JavaType javaType() {
      return kind == Kind.ARRAY
          ? new ArrayType(held().javaType())
          : GenericType.of(
              (ClassType) kind.javaType(),
              parts.stream().map(part -> part.javaType().box()).toArray(JavaType[]::new));
    }
  }

  /**
   * A record, or a sealed interface over records, stored as M; that of an interface has an
   * attribute that tells which record it is. What they have is in {@link NestedTypes}.
   *
   * @param kind which of both
   * @param javaType the type, with its type arguments
   * @param codec the name of the class generated for it within the entity's
   */
  record Nested(Kind kind, JavaType javaType, String codec) implements ValueType {
    /** The type itself. */
    public ClassType type() {
      return javaType instanceof GenericType generic ? generic.rawType() : (ClassType) javaType;
    }
  }

  /** A {@code Map<String, Document>} of the attributes that the record doesn't know. */
  record Extras() implements ValueType {
    /** What holds them. */
    public static final JavaType TYPE =
        GenericType.of(
            ClassType.of(Map.class), ClassType.of(String.class), Kind.DOCUMENT.javaType());

    @Override
    public Kind kind() {
      return Kind.EXTRAS;
    }

    @Override
    public JavaType javaType() {
      return TYPE;
    }
  }

  /**
   * A {@code Document}, stored as whatever it is.
   *
   * @param mayBeAbsent whether NULL is an absent value, since there is one: else it is a value
   */
  record Open(boolean mayBeAbsent) implements ValueType {
    @Override
    public Kind kind() {
      return Kind.DOCUMENT;
    }

    @Override
    public JavaType javaType() {
      return Kind.DOCUMENT.javaType();
    }
  }

  /**
   * A type that a converter of the user's turns into another one.
   *
   * @param javaType the type
   * @param converter the converter's class
   * @param to what the converter gives
   */
  record Converted(JavaType javaType, ClassType converter, ValueType to) implements ValueType {
    @Override
    public Kind kind() {
      return Kind.CONVERTED;
    }

    @Override
    public List<ValueType> parts() {
      return List.of(to);
    }

    @Override
    public @Nullable ScalarType stored() {
      return to.stored();
    }

    /** The same with another type that the converter gives. */
    public Converted to(ValueType other) {
      return new Converted(javaType, converter, other);
    }
  }

  /**
   * A type whose stored form is transformed.
   *
   * @param from the type
   * @param by what becomes of its stored form
   */
  record Transformed(ValueType from, Transformation by) implements ValueType {
    @Override
    public Kind kind() {
      return Kind.TRANSFORMED;
    }

    @Override
    public JavaType javaType() {
      return from.javaType();
    }

    @Override
    public List<ValueType> parts() {
      return List.of(from);
    }

    @Override
    public ValueType declared() {
      return from.declared();
    }

    @Override
    public @Nullable ScalarType stored() {
      return by.isOpaque() ? null : from.stored();
    }
  }
}
