package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types an attribute can have. */
public sealed interface ValueType {

  /** The Java type, primitive where the declaration is. */
  TypeName javaType();

  /** A {@code String}, stored as S. */
  record Text() implements ValueType {
    @Override
    public TypeName javaType() {
      return ClassName.get(String.class);
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
    /** Whether it is stored without milliseconds. */
    public boolean isToTheSecond() {
      return format == TimeFormat.SECONDS || format == TimeFormat.EPOCH;
    }

    @Override
    public TypeName javaType() {
      return ClassName.get(java.time.Instant.class);
    }
  }

  /** A {@code UUID}, stored as S. */
  record Uuid() implements ValueType {
    @Override
    public TypeName javaType() {
      return ClassName.get(java.util.UUID.class);
    }
  }

  /** A {@code byte[]}, stored as B. */
  record Bytes() implements ValueType {
    @Override
    public TypeName javaType() {
      return com.palantir.javapoet.ArrayTypeName.of(TypeName.BYTE);
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

  /** A {@code Set}, stored as SS or NS. */
  record SetOf(ValueType element) implements ValueType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(Set.class), element.javaType().box());
    }
  }

  /** A {@code List}, stored as L. */
  record ListOf(ValueType element) implements ValueType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(List.class), element.javaType().box());
    }
  }

  /** A {@code Map} with text keys, stored as M. */
  record MapOf(ValueType value) implements ValueType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), value.javaType().box());
    }
  }

  /**
   * A record, stored as M. Its attributes are in {@link EntityModel#nested}.
   *
   * @param type the record
   * @param codec the name of the class generated for it within the entity's
   */
  record Nested(ClassName type, String codec) implements ValueType {
    @Override
    public TypeName javaType() {
      return type;
    }
  }
}
