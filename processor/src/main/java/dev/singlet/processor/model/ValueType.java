package dev.singlet.processor.model;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.PrimitiveType;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;

/** The types an attribute can have. */
public sealed interface ValueType {

  /** The Java type, primitive where the declaration is. */
  JavaType javaType();

  /** The types that it holds values of: elements, keys and values. */
  default List<ValueType> parts() {
    return List.of();
  }

  /** The type as it is declared, without what becomes of its stored form as a whole. */
  default ValueType declared() {
    return this instanceof Transformed transformed ? transformed.stored().declared() : this;
  }

  /** A {@code String}, stored as S. */
  record Text() implements ValueType {
    private static final ClassType JAVA_TYPE = ClassType.of(String.class);

    @Override
    public JavaType javaType() {
      return JAVA_TYPE;
    }
  }

  /** A {@code boolean}, stored as BOOL. */
  record Bool(boolean isPrimitive) implements ValueType {
    @Override
    public JavaType javaType() {
      return isPrimitive ? PrimitiveType.BOOLEAN : PrimitiveType.BOOLEAN.box();
    }
  }

  /** A number, stored as N. */
  record Numeric(NumberKind kind, boolean isPrimitive) implements ValueType {
    @Override
    public JavaType javaType() {
      return isPrimitive ? kind.javaType().unbox() : kind.javaType();
    }
  }

  /** An {@code Instant}, stored as S or N. */
  record Time(TimeFormat format) implements ValueType {
    private static final ClassType JAVA_TYPE = ClassType.of(Instant.class);

    /** Whether it is stored as S. */
    public boolean isText() {
      return format != TimeFormat.EPOCH && format != TimeFormat.EPOCH_MILLIS;
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

  /** A {@code UUID}, stored as S. */
  record Uuid() implements ValueType {
    private static final ClassType JAVA_TYPE = ClassType.of(UUID.class);

    @Override
    public JavaType javaType() {
      return JAVA_TYPE;
    }
  }

  /** A {@code byte[]}, stored as B. */
  record Bytes() implements ValueType {
    @Override
    public JavaType javaType() {
      return new ArrayType(PrimitiveType.BYTE);
    }
  }

  /** An enum, stored as S. */
  record Enumeration(ClassType type, List<EnumConstant> constants) implements ValueType {
    public Enumeration {
      constants = List.copyOf(constants);
    }

    @Override
    public JavaType javaType() {
      return type;
    }
  }

  /** A constant and the text it is stored as. */
  record EnumConstant(String name, String stored) {}

  /** Another type of Java's library, stored as one value. */
  record Scalar(ScalarKind kind, boolean isPrimitive) implements ValueType {
    @Override
    public JavaType javaType() {
      return kind.declared(isPrimitive);
    }
  }

  /** A {@code Set} or {@code SortedSet}, stored as SS, NS or BS. */
  record SetOf(ValueType element, boolean isSorted) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(element);
    }

    @Override
    public JavaType javaType() {
      return GenericType.of(
          ClassType.of(isSorted ? SortedSet.class : Set.class), element.javaType().box());
    }
  }

  /** A {@code List}, stored as L. */
  record ListOf(ValueType element) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(element);
    }

    @Override
    public JavaType javaType() {
      return GenericType.of(ClassType.of(List.class), element.javaType().box());
    }
  }

  /** An array, stored as L. */
  record ArrayOf(ValueType element) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(element);
    }

    @Override
    public JavaType javaType() {
      return new ArrayType(element.javaType());
    }
  }

  /** A {@code Map} or {@code SortedMap} whose keys have a text form, stored as M. */
  record MapOf(ValueType key, ValueType value, boolean isSorted) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(key, value);
    }

    @Override
    public JavaType javaType() {
      return GenericType.of(
          ClassType.of(isSorted ? SortedMap.class : Map.class),
          key.javaType().box(),
          value.javaType().box());
    }
  }

  /**
   * A record, stored as M. Its attributes are in {@link NestedTypes#records}.
   *
   * @param javaType the record, with its type arguments
   * @param codec the name of the class generated for it within the entity's
   */
  record Nested(JavaType javaType, String codec) implements ValueType {
    /** The record itself. */
    public ClassType type() {
      return rawType(javaType);
    }
  }

  /**
   * A sealed interface over records, stored as M with an attribute that tells which record it is.
   * Its variants are in {@link NestedTypes#unions}.
   *
   * @param javaType the interface, with its type arguments
   * @param codec the name of the class generated for it within the entity's
   */
  record Union(JavaType javaType, String codec) implements ValueType {
    /** The interface itself. */
    public ClassType type() {
      return rawType(javaType);
    }
  }

  /** A {@code Map<String, Document>} of the attributes that the record doesn't know. */
  record Extras() implements ValueType {
    /** What holds them. */
    public static final JavaType TYPE =
        GenericType.of(ClassType.of(Map.class), ClassType.of(String.class), Open.TYPE);

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
    private static final JavaType TYPE = ClassType.of("dev.singlet.value", "Document");

    @Override
    public JavaType javaType() {
      return TYPE;
    }
  }

  /**
   * A type that a converter of the user's turns into another one.
   *
   * @param javaType the type
   * @param converter the converter's class
   * @param stored what the converter gives
   */
  record Converted(JavaType javaType, ClassType converter, ValueType stored) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(stored);
    }
  }

  /**
   * A type whose stored form is transformed.
   *
   * @param stored the type
   * @param by what becomes of its stored form
   */
  record Transformed(ValueType stored, Transformation by) implements ValueType {
    @Override
    public JavaType javaType() {
      return stored.javaType();
    }

    @Override
    public List<ValueType> parts() {
      return List.of(stored);
    }
  }

  private static ClassType rawType(JavaType type) {
    return type instanceof GenericType generic ? generic.rawType() : (ClassType) type;
  }
}
