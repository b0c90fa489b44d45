package dev.singlet.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
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
  TypeName javaType();

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
    private static final ClassName JAVA_TYPE = ClassName.get(String.class);

    @Override
    public TypeName javaType() {
      return JAVA_TYPE;
    }
  }

  /** A {@code boolean}, stored as BOOL. */
  record Bool(boolean isPrimitive) implements ValueType {
    @Override
    public TypeName javaType() {
      return isPrimitive ? TypeName.BOOLEAN : TypeName.BOOLEAN.box();
    }
  }

  /** A number, stored as N. */
  record Numeric(NumberKind kind, boolean isPrimitive) implements ValueType {
    @Override
    public TypeName javaType() {
      return isPrimitive ? kind.javaType().unbox() : kind.javaType();
    }
  }

  /** An {@code Instant}, stored as S or N. */
  record Time(TimeFormat format) implements ValueType {
    private static final ClassName JAVA_TYPE = ClassName.get(Instant.class);

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
    public TypeName javaType() {
      return JAVA_TYPE;
    }
  }

  /** A {@code UUID}, stored as S. */
  record Uuid() implements ValueType {
    private static final ClassName JAVA_TYPE = ClassName.get(UUID.class);

    @Override
    public TypeName javaType() {
      return JAVA_TYPE;
    }
  }

  /** A {@code byte[]}, stored as B. */
  record Bytes() implements ValueType {
    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(TypeName.BYTE);
    }
  }

  /** An enum, stored as S. */
  record Enumeration(ClassName type, List<EnumConstant> constants) implements ValueType {
    public Enumeration {
      constants = List.copyOf(constants);
    }

    @Override
    public TypeName javaType() {
      return type;
    }
  }

  /** A constant and the text it is stored as. */
  record EnumConstant(String name, String stored) {}

  /** Another type of Java's library, stored as one value. */
  record Scalar(ScalarKind kind, boolean isPrimitive) implements ValueType {
    @Override
    public TypeName javaType() {
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
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get(isSorted ? SortedSet.class : Set.class), element.javaType().box());
    }
  }

  /** A {@code List}, stored as L. */
  record ListOf(ValueType element) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(element);
    }

    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(List.class), element.javaType().box());
    }
  }

  /** An array, stored as L. */
  record ArrayOf(ValueType element) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(element);
    }

    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(element.javaType());
    }
  }

  /** A {@code Map} or {@code SortedMap} whose keys have a text form, stored as M. */
  record MapOf(ValueType key, ValueType value, boolean isSorted) implements ValueType {
    @Override
    public List<ValueType> parts() {
      return List.of(key, value);
    }

    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get(isSorted ? SortedMap.class : Map.class),
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
  record Nested(TypeName javaType, String codec) implements ValueType {
    /** The record itself. */
    public ClassName type() {
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
  record Union(TypeName javaType, String codec) implements ValueType {
    /** The interface itself. */
    public ClassName type() {
      return rawType(javaType);
    }
  }

  /** A {@code Map<String, Document>} of the attributes that the record doesn't know. */
  record Extras() implements ValueType {
    /** What holds them. */
    public static final TypeName TYPE =
        ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), Open.TYPE);

    @Override
    public TypeName javaType() {
      return TYPE;
    }
  }

  /**
   * A {@code Document}, stored as whatever it is.
   *
   * @param mayBeAbsent whether NULL is an absent value, since there is one: else it is a value
   */
  record Open(boolean mayBeAbsent) implements ValueType {
    private static final TypeName TYPE = ClassName.get("dev.singlet.value", "Document");

    @Override
    public TypeName javaType() {
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
  record Converted(TypeName javaType, ClassName converter, ValueType stored) implements ValueType {
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
    public TypeName javaType() {
      return stored.javaType();
    }

    @Override
    public List<ValueType> parts() {
      return List.of(stored);
    }
  }

  private static ClassName rawType(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) type;
  }
}
