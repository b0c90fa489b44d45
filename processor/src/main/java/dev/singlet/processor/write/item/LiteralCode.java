package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Words;
import java.util.Optional;

/** Writes the literals of defaults. Those that must be parsed are parsed once. */
public final class LiteralCode {

  private LiteralCode() {}

  /** Returns the constant with a default that is not a literal of Java. */
  static Optional<FieldSource> constant(AttributeModel attribute) {
    if (!(attribute.initial() instanceof DefaultValue.Literal literal) || isInline(attribute)) {
      return Optional.empty();
    }
    return Optional.of(
        FieldSource.constant(
            TypeNames.of(attribute.type().javaType()),
            name(attribute),
            "$L",
            of(attribute.type().declared().kind(), literal.text())));
  }

  /** Returns a default, for the class that has the constants. */
  static Code value(AttributeModel attribute, DefaultValue.Literal literal) {
    return isInline(attribute)
        ? of(attribute.type().declared().kind(), literal.text())
        : Code.of("$N", name(attribute));
  }

  /**
   * Returns a default of an entity's component, for a class beside the one that has the constants.
   */
  public static Code valueBeside(AttributeModel attribute) {
    return attribute.initial() instanceof DefaultValue.Literal && !isInline(attribute)
        ? Code.of("$N.$N", Generated.TYPE, name(attribute))
        : AttributeCode.initial(attribute);
  }

  private static String name(AttributeModel attribute) {
    return Words.constant(attribute.component()) + "_DEFAULT";
  }

  /** Returns whether it is a literal of Java. */
  private static boolean isInline(AttributeModel attribute) {
    return switch (attribute.type().declared().kind()) {
      case STRING, BOOLEAN, CHARACTER, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE -> true;
      default -> false;
    };
  }

  private static Code of(Kind kind, String text) {
    return switch (kind) {
      case STRING -> Code.of("$S", text);
      case BOOLEAN, INT -> Code.of("$L", text);
      case CHARACTER -> character(text.charAt(0));
      case BYTE -> Code.of("(byte) $L", text);
      case SHORT -> Code.of("(short) $L", text);
      case LONG -> Code.of("$LL", text);
      case FLOAT -> Code.of("$Lf", Float.parseFloat(text));
      case DOUBLE -> Code.of("$Ld", Double.parseDouble(text));
      case BIG_INTEGER, BIG_DECIMAL -> Code.of("new $T($S)", kind.javaType(), text);
      case INSTANT -> Code.of("$T.parse($S)", kind.javaType(), text);
      case UUID -> Code.of("$T.fromString($S)", kind.javaType(), text);
      default -> Code.of("$L.parse($S)", CodecCode.call(kind.codec()), text);
    };
  }

  private static Code character(char c) {
    boolean isPlain = c > ' ' && c < 127 && c != '\'' && c != '\\';
    return isPlain ? Code.of("'$L'", c) : Code.of("(char) $L", (int) c);
  }
}
