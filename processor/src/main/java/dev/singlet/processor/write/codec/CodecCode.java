package dev.singlet.processor.write.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Writes the codecs of values that item readers and writers don't handle by themselves.
 *
 * @param isLazy tells which types are looked up only when they are used, because classes that need
 *     each other for their initialization could cause a deadlock
 * @param maxParts the greatest number of parts in the code of each
 */
public record CodecCode(Predicate<ValueType> isLazy, int maxParts) {

  /** Compilers recurse into each call of a chain. */
  public static final int MAX_CALLS = 100;

  /** One method initializes the codecs of all attributes, and can have 65,535 bytes. */
  private static final int MAX_PARTS_OF_ALL = 4_000;

  /** The code outside of the codecs of records. */
  public static final CodecCode DIRECT = new CodecCode(type -> false);

  public CodecCode(Predicate<ValueType> isLazy) {
    this(isLazy, MAX_PARTS_OF_ALL);
  }

  /** Returns the same code for a class with a number of codecs. */
  public CodecCode amongCodecs(int count) {
    return new CodecCode(isLazy, MAX_PARTS_OF_ALL / Math.max(count, 1));
  }

  /** Returns whether a value is read and written with a codec constant. */
  public static boolean needsCodec(ValueType type) {
    return !type.kind().isDirect() && !type.is(Kind.EXTRAS);
  }

  /** Returns the name of the constant with the codec of a component. */
  public static String constantName(String component) {
    return Words.constant(component) + "_CODEC";
  }

  public FieldSource constant(String component, ValueType type) {
    return FieldSource.constant(codecType(type), constantName(component), "$L", codec(type));
  }

  /**
   * Returns the class of a codec, if keys need it, and that of collections, which is named anyway.
   */
  private static TypeName codecType(ValueType type) {
    Kind kind = type.kind();
    if (type instanceof ValueType.Holder holder && kind != Kind.ARRAY) {
      return ParameterizedTypeName.get(Names.nested(kind.codec()), boxed(holder.parts()));
    }
    TypeName javaType = boxed(type);
    if (type instanceof ValueType.Converted converted) {
      return ParameterizedTypeName.get(Names.CONVERTED_CODEC, javaType, boxed(converted.to()));
    }
    ClassName codec =
        kind == Kind.ENUM
            ? Names.ENUM_CODEC
            : kind.form().isText() ? Names.TEXT_CODEC : Names.VALUE_CODEC;
    return ParameterizedTypeName.get(codec, javaType);
  }

  private static TypeName[] boxed(List<ValueType> types) {
    return types.stream().map(CodecCode::boxed).toArray(TypeName[]::new);
  }

  private static TypeName boxed(ValueType type) {
    return TypeNames.of(type.javaType().box());
  }

  /** Returns the codec of a type, as an expression. */
  public Code codec(ValueType type) {
    if (type instanceof ValueType.Enumeration enumeration) {
      return enumCodec(TypeNames.of(enumeration.javaType()), enumeration.constants());
    }
    if (type instanceof ValueType.Holder holder) {
      return holder(holder);
    }
    if (type instanceof ValueType.Open open) {
      return Code.of(
          "new $T()", open.mayBeAbsent() ? Names.OPTIONAL_DOCUMENT_CODEC : Names.DOCUMENT_CODEC);
    }
    if (type instanceof ValueType.Nested nested) {
      return isLazy.test(type)
          ? Code.of(
              "new $T<$T>(() -> $L.INSTANCE)", Names.LAZY_CODEC, type.javaType(), nested.codec())
          : Code.of("$L.INSTANCE", nested.codec());
    }
    if (type instanceof ValueType.Converted converted) {
      return Code.of(
          "new $T<>(new $T(), $L)",
          Names.CONVERTED_CODEC,
          converted.converter(),
          codec(converted.to()));
    }
    if (type instanceof ValueType.Transformed transformed) {
      return transformed(codec(transformed.from()), transformed.by());
    }
    TimeFormat format =
        type instanceof ValueType.Time time
            ? time.format()
            : type instanceof ValueType.Cut cut ? cut.precision() : null;
    return format == null
        ? call(type.kind().codec())
        : call(type.kind().codec(), Code.of("$T.$L", TimeFormat.class, format));
  }

  /** Calls a method of a codec class, given as {@code Class.method}. */
  public static Code call(String method, Code... arguments) {
    int dot = method.indexOf('.');
    return Code.of(
        "$T.$L($L)",
        Names.codec(method.substring(0, dot)),
        method.substring(dot + 1),
        Stream.of(arguments).collect(Code.joining(", ")));
  }

  private Code holder(ValueType.Holder type) {
    Kind kind = type.kind();
    if (kind == Kind.ARRAY) {
      return array(type);
    }
    Code held = held(type);
    return Code.of(
        "new $T<>($L)",
        Names.nested(kind.codec()),
        kind.isMap() ? Code.of("$L, $L", key(type.key()), held) : held);
  }

  /**
   * Returns the codec of a transformed value. Encryption needs the item's key, so no codec does it.
   */
  private static Code transformed(Code stored, Transformation by) {
    if (by instanceof Transformation.Trim) {
      return Code.of("new $T($L)", Names.TRIMMED_CODEC, stored);
    }
    if (by instanceof Transformation.Prefix prefix) {
      return Code.of("new $T($L, $S)", Names.PREFIXED_CODEC, stored, prefix.text());
    }
    return by instanceof Transformation.Compress
        ? Code.of("new $T<>($L)", Names.COMPRESSED_CODEC, stored)
        : stored;
  }

  /** Returns the codec of a map's keys, as an expression. */
  public Code key(ValueType type) {
    return type instanceof ValueType.Scalar scalar
        ? call(scalar.kind().mapKeyCodec())
        : codec(type);
  }

  private Code held(ValueType.Holder type) {
    Code held = codec(type.held());
    return type.holdsNull() ? Code.of("new $T<>($L)", Names.NULLABLE_CODEC, held) : held;
  }

  private Code array(ValueType.Holder array) {
    TypeName type = TypeNames.of(array.held().javaType());
    return type.isPrimitive()
        ? Code.of("$T.$Ls()", Names.ARRAY_CODECS, type)
        : Code.of("new $T<>($L, $L)", Names.ARRAY_CODEC, held(array), newArray(array.held()));
  }

  /**
   * Returns the function that creates an array. An array of a generic type can't be created
   * directly.
   */
  private static Code newArray(ValueType element) {
    TypeName type = TypeNames.of(element.javaType());
    return type instanceof ParameterizedTypeName generic
        ? Code.of("$T[]::new", generic.rawType())
        : Code.of("$T[]::new", type);
  }

  private Code enumCodec(ClassName type, List<EnumConstant> constants) {
    Code.Builder codec = Code.builder();
    codec.add("new $T<>($T.class)", Names.ENUM_CODEC, type);
    Optional<Code> lists =
        constants.size() > Math.min(MAX_CALLS, maxParts)
            ? EnumLists.of(constants, maxParts)
            : Optional.empty();
    if (lists.isPresent()) {
      return codec.add(lists.get()).build();
    }
    for (EnumConstant constant : constants) {
      codec.add(".constant($T.$L, $S)", type, constant.name(), constant.stored());
    }
    return codec.build();
  }
}
