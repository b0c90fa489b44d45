package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The codecs of values that the item reader and writer don't know by themselves. */
final class CodecCode {

  private CodecCode() {}

  /** Whether a value is read and written with a codec constant. */
  static boolean needsCodec(ValueType type) {
    return type instanceof ValueType.Enumeration
        || type instanceof ValueType.SetOf
        || type instanceof ValueType.ListOf
        || type instanceof ValueType.MapOf
        || type instanceof ValueType.Nested;
  }

  /** The constant that holds the codec of a component. */
  static String constantName(String component) {
    return Words.constant(component) + "_CODEC";
  }

  static FieldSpec constant(String component, ValueType type) {
    TypeName javaType = type.javaType().box();
    ClassName codec = type instanceof ValueType.Enumeration ? Names.ENUM_CODEC : Names.VALUE_CODEC;
    return FieldSpec.builder(
            ParameterizedTypeName.get(codec, javaType),
            constantName(component),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(codec(type))
        .build();
  }

  /** The codec of a type, as an expression. */
  static CodeBlock codec(ValueType type) {
    if (type instanceof ValueType.Enumeration enumeration) {
      return enumCodec(enumeration.type(), enumeration.constants());
    }
    if (type instanceof ValueType.SetOf set) {
      return CodeBlock.of("new $T<>($L)", Names.SET_CODEC, codec(set.element()));
    }
    if (type instanceof ValueType.ListOf list) {
      return CodeBlock.of("new $T<>($L)", Names.LIST_CODEC, codec(list.element()));
    }
    if (type instanceof ValueType.MapOf map) {
      return CodeBlock.of(
          "new $T<>($T.string(), $L)", Names.MAP_CODEC, Names.TEXT_CODECS, codec(map.value()));
    }
    if (type instanceof ValueType.Nested nested) {
      return CodeBlock.of("$L.INSTANCE", nested.codec());
    }
    if (type instanceof ValueType.Time time) {
      return CodeBlock.of("$T.instant($T.$L)", Names.TIME_CODECS, TimeFormat.class, time.format());
    }
    if (type instanceof ValueType.Uuid) {
      return CodeBlock.of("$T.uuid()", Names.TEXT_CODECS);
    }
    if (type instanceof ValueType.Text) {
      return CodeBlock.of("$T.string()", Names.TEXT_CODECS);
    }
    return CodeBlock.of("$T.$L()", Names.CODECS, scalar(type));
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

  private static CodeBlock enumCodec(ClassName type, List<EnumConstant> constants) {
    CodeBlock.Builder codec = CodeBlock.builder();
    codec.add("new $T<>($T.class)", Names.ENUM_CODEC, type);
    for (EnumConstant constant : constants) {
      codec.add(".constant($T.$L, $S)", type, constant.name(), constant.stored());
    }
    return codec.build();
  }
}
