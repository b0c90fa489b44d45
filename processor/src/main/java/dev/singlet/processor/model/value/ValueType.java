package dev.singlet.processor.model.value;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.NullableType;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A type of an attribute: a kind, and what the component declares in addition. */
public sealed interface ValueType {

  Kind kind();

  /** Returns the Java type, primitive if it is declared so. */
  JavaType javaType();

  /** Returns the types of its parts: elements, keys and values. */
  default List<ValueType> parts() {
    return List.of();
  }

  /** Returns the declared type, without transformations of the whole stored form. */
  default ValueType declared() {
    return this;
  }

  /**
   * Returns the type of DynamoDB in which it is stored; null if no key attribute can have that
   * type.
   */
  default @Nullable ScalarType stored() {
    return kind().form().stored();
  }

  /** Returns the same type, whose values can be null. */
  default ValueType boxed() {
    return this;
  }

  /** Returns whether it is stored as a set, so that an empty one is an absent attribute. */
  default boolean isSet() {
    return kind().isSet();
  }

  /** Returns whether it is a list or an array of floating-point numbers, as a vector is. */
  default boolean isVector() {
    return false;
  }

  /** Returns texts of different values, if its texts are not free; otherwise none. */
  default List<String> samples() {
    return kind().samples();
  }

  /** Returns a text with the punctuation and the width that its texts have; empty if any do. */
  default String sample() {
    return samples().stream().findFirst().orElse("");
  }

  /** Returns whether it has the given kind. */
  default boolean is(Kind kind) {
    return kind() == kind;
  }

  /** A value of a kind of its own, primitive or not. */
  record Scalar(Kind kind, boolean isPrimitive) implements ValueType {

    /** Returns the boxed type of a kind. */
    public static Scalar of(Kind kind) {
      return new Scalar(kind, false);
    }

    @Override
    public ValueType boxed() {
      return of(kind);
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

    /** Returns whether it is stored as S. */
    public boolean isText() {
      return format != TimeFormat.EPOCH && format != TimeFormat.EPOCH_MILLIS;
    }

    @Override
    public ScalarType stored() {
      return isText() ? ScalarType.S : ScalarType.N;
    }

    /** Returns the form of its text, even if it is stored as a number. */
    public TimeFormat precision() {
      return switch (format) {
        case EPOCH -> TimeFormat.SECONDS;
        case EPOCH_MILLIS -> TimeFormat.MILLIS;
        case NANOS, MILLIS, SECONDS, TO_STRING -> format;
      };
    }

    /** Returns whether its texts differ in length, so that they don't sort. */
    public boolean isShortest() {
      return format == TimeFormat.TO_STRING;
    }

    @Override
    public JavaType javaType() {
      return JAVA_TYPE;
    }
  }

  /**
   * A time with fewer digits of a second than its kind has.
   *
   * @param kind the kind, with nine digits
   * @param precision milliseconds or seconds
   */
  record Cut(Kind kind, TimeFormat precision) implements ValueType {
    @Override
    public JavaType javaType() {
      return kind.javaType();
    }

    @Override
    public List<String> samples() {
      String digits = precision == TimeFormat.MILLIS ? ".000" : "";
      return kind.samples().stream().map(text -> text.replace(".000000000", digits)).toList();
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
   * @param holdsNull true if elements, or values of a map, can be null
   */
  record Holder(Kind kind, List<ValueType> parts, boolean holdsNull) implements ValueType {
    public Holder {
      parts = List.copyOf(parts);
    }

    public static Holder of(Kind kind, ValueType... parts) {
      return new Holder(kind, List.of(parts), false);
    }

    /** Returns the type of the elements, or of the values of a map. */
    public ValueType held() {
      return parts.get(parts.size() - 1);
    }

    /** Returns the type of the keys of a map. */
    public ValueType key() {
      return parts.get(0);
    }

    /** Returns the same type with values of another type. */
    public Holder holding(ValueType other) {
      List<ValueType> held = kind.isMap() ? List.of(key(), other) : List.of(other);
      return new Holder(kind, held, holdsNull);
    }

    @Override
    public boolean isVector() {
      boolean isSequence = kind == Kind.LIST || kind == Kind.ARRAY;
      return isSequence && !holdsNull && held().kind().isFloating();
    }

    /** Returns the same type whose elements or values can be null, or not. */
    public Holder withNull(boolean isHeld) {
      return new Holder(kind, parts, isHeld);
    }

    @Override
    public JavaType javaType() {
      if (kind == Kind.ARRAY) {
        return new ArrayType(holdsNull ? new NullableType(held().javaType()) : held().javaType());
      }
      JavaType[] arguments =
          parts.stream().map(part -> part.javaType().box()).toArray(JavaType[]::new);
      int last = arguments.length - 1;
      arguments[last] = holdsNull ? new NullableType(arguments[last]) : arguments[last];
      return GenericType.of((ClassType) kind.javaType(), arguments);
    }
  }

  /**
   * A record, or a sealed interface over records. Most are stored as M, a tuple as L. For an
   * interface, an attribute of the map tells which record it is, or the DynamoDB type does. Their
   * components are in {@code NestedTypes}.
   *
   * @param kind a record or a sealed interface
   * @param javaType the type, with its type arguments
   * @param codec the name of the class generated for it within the entity's class
   */
  record Nested(Kind kind, JavaType javaType, String codec) implements ValueType {
    /** Returns whether conditions and updates can refer to what is within it. */
    public boolean hasAttributes() {
      return isMap() || kind == Kind.TUPLE;
    }

    /** Returns whether it is always stored as M. */
    public boolean isMap() {
      return kind == Kind.RECORD || kind == Kind.UNION;
    }

    /** Returns whether it is a record with all its components within it. */
    public boolean isRecord() {
      return kind == Kind.RECORD || kind == Kind.TUPLE;
    }

    /** Returns whether it is a sealed interface. */
    public boolean isUnion() {
      return kind == Kind.UNION || kind == Kind.ANY_OF;
    }

    /** Returns the type itself. */
    public ClassType type() {
      return javaType instanceof GenericType generic ? generic.rawType() : (ClassType) javaType;
    }
  }

  /** A {@code Map<String, Document>} of the attributes that the record doesn't know. */
  record Extras() implements ValueType {
    /** The Java type. */
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
   * A {@code Document}, stored as the type that it has.
   *
   * @param mayBeAbsent true if NULL is read as an absent value; false if NULL is a value
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
   * A type that a converter turns into another type.
   *
   * @param javaType the type
   * @param converter the converter, with its type arguments
   * @param to the type that the converter gives
   */
  record Converted(JavaType javaType, JavaType converter, ValueType to) implements ValueType {
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

    @Override
    public ValueType boxed() {
      return new Converted(javaType.box(), converter, to);
    }

    @Override
    public boolean isSet() {
      return to.isSet();
    }

    /** Returns the converter's class. */
    public ClassType converterClass() {
      return converter instanceof GenericType generic ? generic.rawType() : (ClassType) converter;
    }

    /** Returns the same conversion to another type. */
    public Converted to(ValueType other) {
      return new Converted(javaType, converter, other);
    }
  }

  /**
   * A type whose stored form is transformed.
   *
   * @param from the type
   * @param by the transformation of its stored form
   */
  record Transformed(ValueType from, Transformation by) implements ValueType {
    @Override
    public Kind kind() {
      return Kind.TRANSFORMED;
    }

    @Override
    public ValueType boxed() {
      return new Transformed(from.boxed(), by);
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
