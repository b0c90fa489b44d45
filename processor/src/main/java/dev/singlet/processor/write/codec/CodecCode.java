package dev.singlet.processor.write.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.Transformation;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * The codecs of values that the item reader and writer don't know by themselves.
 *
 * @param isLazy which types are only looked up when they are used, since classes that need each
 *     other to be initialized could lock each other out
 * @param maxParts how many parts the code of each may have
 */
public record CodecCode(Predicate<ValueType> isLazy, int maxParts) {

  /** Compilers recurse into each call of a chain. */
  public static final int MAX_CALLS = 100;

  /** One method initializes the codecs of all attributes, and has 65,535 bytes at most. */
  private static final int MAX_PARTS_OF_ALL = 4_000;

  /** Outside of the codecs of records. */
  public static final CodecCode DIRECT = new CodecCode(type -> false);

  public CodecCode(Predicate<ValueType> isLazy) {
    this(isLazy, MAX_PARTS_OF_ALL);
  }

  /** The same for a class with as many codecs. */
  public CodecCode amongCodecs(int count) {
    return new CodecCode(isLazy, MAX_PARTS_OF_ALL / Math.max(count, 1));
  }

  /** Whether a value is read and written with a codec constant. */
  public static boolean needsCodec(ValueType type) {
    boolean isKnown =
        type instanceof ValueType.Text
            || type instanceof ValueType.Bool
            || type instanceof ValueType.Numeric
            || type instanceof ValueType.Time
            || type instanceof ValueType.Uuid
            || type instanceof ValueType.Bytes
            || type instanceof ValueType.Extras;
    return !isKnown;
  }

  /** The constant that holds the codec of a component. */
  public static String constantName(String component) {
    return Words.constant(component) + "_CODEC";
  }

  public FieldSource constant(String component, ValueType type) {
    return FieldSource.builder(
            codecType(type),
            constantName(component),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(codec(type))
        .build();
  }

  /**
   * The class of a codec, as far as keys need to know; that of collections, which is named anyway.
   */
  private static TypeName codecType(ValueType type) {
    TypeName javaType = TypeNames.of(type.javaType().box());
    if (type instanceof ValueType.Converted converted) {
      return ParameterizedTypeName.get(
          Names.CONVERTED_CODEC, javaType, TypeNames.of(converted.stored().javaType().box()));
    }
    if (type instanceof ValueType.SetOf set) {
      return ParameterizedTypeName.get(setCodec(set), TypeNames.of(set.element().javaType().box()));
    }
    if (type instanceof ValueType.ListOf list) {
      return ParameterizedTypeName.get(
          Names.LIST_CODEC, TypeNames.of(list.element().javaType().box()));
    }
    if (type instanceof ValueType.MapOf map) {
      return ParameterizedTypeName.get(
          mapCodec(map),
          TypeNames.of(map.key().javaType().box()),
          TypeNames.of(map.value().javaType().box()));
    }
    boolean isText = type instanceof ValueType.Scalar scalar && scalar.kind().isText();
    ClassName codec =
        type instanceof ValueType.Enumeration
            ? Names.ENUM_CODEC
            : isText ? Names.TEXT_CODEC : Names.VALUE_CODEC;
    return ParameterizedTypeName.get(codec, javaType);
  }

  private static ClassName setCodec(ValueType.SetOf set) {
    return set.isSorted() ? Names.SORTED_SET_CODEC : Names.SET_CODEC;
  }

  private static ClassName mapCodec(ValueType.MapOf map) {
    return map.isSorted() ? Names.SORTED_MAP_CODEC : Names.MAP_CODEC;
  }

  /** The codec of a type, as an expression. */
  public Code codec(ValueType type) {
    if (type instanceof ValueType.Enumeration enumeration) {
      return enumCodec(TypeNames.of(enumeration.type()), enumeration.constants());
    }
    if (type instanceof ValueType.SetOf set) {
      return Code.of("new $T<>($L)", setCodec(set), codec(set.element()));
    }
    if (type instanceof ValueType.ListOf list) {
      return Code.of("new $T<>($L)", Names.LIST_CODEC, codec(list.element()));
    }
    if (type instanceof ValueType.MapOf map) {
      return Code.of("new $T<>($L, $L)", mapCodec(map), key(map.key()), codec(map.value()));
    }
    if (type instanceof ValueType.ArrayOf array) {
      return array(array.element());
    }
    if (type instanceof ValueType.Scalar scalar) {
      return Code.of("$T.$L()", scalar.kind().codecClass(), scalar.kind().codecMethod());
    }
    if (type instanceof ValueType.Open open) {
      return Code.of(
          "new $T()", open.mayBeAbsent() ? Names.OPTIONAL_DOCUMENT_CODEC : Names.DOCUMENT_CODEC);
    }
    if (type instanceof ValueType.Nested nested) {
      return instance(type, nested.codec());
    }
    if (type instanceof ValueType.Union union) {
      return instance(type, union.codec());
    }
    if (type instanceof ValueType.Converted converted) {
      return Code.of(
          "new $T<>(new $T(), $L)",
          Names.CONVERTED_CODEC,
          converted.converter(),
          codec(converted.stored()));
    }
    if (type instanceof ValueType.Transformed transformed) {
      return transformed(codec(transformed.stored()), transformed.by());
    }
    if (type instanceof ValueType.Time time) {
      return Code.of("$T.instant($T.$L)", Names.TIME_CODECS, TimeFormat.class, time.format());
    }
    if (type instanceof ValueType.Uuid) {
      return Code.of("$T.uuid()", Names.TEXT_CODECS);
    }
    if (type instanceof ValueType.Text) {
      return Code.of("$T.string()", Names.TEXT_CODECS);
    }
    return Code.of("$T.$L()", Names.CODECS, scalar(type));
  }

  /** Encryption takes the item's key, so that it is no codec's. */
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

  private Code instance(ValueType type, String codec) {
    return isLazy.test(type)
        ? Code.of("new $T<$T>(() -> $L.INSTANCE)", Names.LAZY_CODEC, type.javaType(), codec)
        : Code.of("$L.INSTANCE", codec);
  }

  /** The codec of a map's keys, as an expression. */
  public Code key(ValueType type) {
    if (type instanceof ValueType.Numeric numeric) {
      String method =
          switch (numeric.kind()) {
            case BYTE -> "byteKey";
            case SHORT -> "shortKey";
            case INT -> "intKey";
            case LONG -> "longKey";
            case FLOAT -> "floatKey";
            case DOUBLE -> "doubleKey";
            case BIG_INTEGER -> "bigIntegerKey";
            case BIG_DECIMAL -> "bigDecimalKey";
          };
      return Code.of("$T.$L()", Names.TEXT_CODECS, method);
    }
    if (type instanceof ValueType.Bool) {
      return Code.of("$T.boolKey()", Names.TEXT_CODECS);
    }
    return codec(type);
  }

  private Code array(ValueType element) {
    TypeName type = TypeNames.of(element.javaType());
    return type.isPrimitive()
        ? Code.of("$T.$Ls()", Names.ARRAY_CODECS, type)
        : Code.of("new $T<>($L, $L)", Names.ARRAY_CODEC, codec(element), newArray(element));
  }

  /** What makes an array; one of a generic type can't be made as such. */
  private static Code newArray(ValueType element) {
    TypeName type = TypeNames.of(element.javaType());
    return type instanceof ParameterizedTypeName generic
        ? Code.of("$T[]::new", generic.rawType())
        : Code.of("$T[]::new", type);
  }

  private static String scalar(ValueType type) {
    if (type instanceof ValueType.Numeric numeric) {
      return switch (numeric.kind()) {
        case BYTE -> "byteNumber";
        case SHORT -> "shortNumber";
        case INT -> "intNumber";
        case LONG -> "longNumber";
        case FLOAT -> "floatNumber";
        case DOUBLE -> "doubleNumber";
        case BIG_INTEGER -> "bigInteger";
        case BIG_DECIMAL -> "bigDecimal";
      };
    }
    return type instanceof ValueType.Bytes ? "bytes" : "bool";
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
