package dev.singlet.processor.write.key;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.codec.CodecCode;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes the code that compares a stored key with the key of an item's values.
 *
 * @param keys the code that computes keys in the class
 * @param delimiter the delimiter of the table
 */
public record StoredKeyCode(KeyCode keys, String delimiter) {

  /**
   * Compares a part with a stored key: {@code .text(owner)}. If that can't be done in place, the
   * text of the part is built.
   *
   * @param values returns the value of a source
   */
  public Code of(SharedHalf half, Part part, Function<Source, Code> values) {
    if (part instanceof Part.Literal literal) {
      return Code.of(".text($S)", literal.text());
    }
    Part.Value value = (Part.Value) part;
    Code variable = values.apply(value.source());
    Code inPlace = value.isShard() ? null : inPlace(value, variable);
    return inPlace == null
        ? Code.of(
            ".text($L$L.toPart())",
            keys.start(half.attribute(), half.isSort()).build(),
            keys.append(value, variable, false, ""))
        : inPlace;
  }

  private @Nullable Code inPlace(Part.Value value, Code variable) {
    Code codec = Code.of("$L$N", keys.codecs(), CodecCode.constantName(value.source().name()));
    Kind kind = value.type().kind();
    Format format = value.appending().orElse(null);
    if (value.letterCase().isPresent()
        || (format != null && !format.kind().isCompared())
        || (value.isConverted() && kind != Kind.STRING)) {
      return null;
    }
    if (kind == Kind.STRING) {
      Code stored = value.isConverted() ? Code.of("$L.toStored($L)", codec, variable) : variable;
      return text(value, stored);
    }
    if (format != null) {
      return kind.isFixed()
          ? Code.of(".$L($L, $L)", format.kind().method(), variable, format.argument())
          : null;
    }
    return switch (value.form()) {
      case CODE ->
          kind == Kind.ENUM
              ? Code.of(".text($L.text($L))", codec, variable)
              : Code.of(".uuid($L)", variable);
      case TIME -> Code.of(".time($L, $T.$L)", variable, TimeFormat.class, value.precision());
      default -> kind.isFixed() ? Code.of(".integer($L)", variable) : null;
    };
  }

  private Code text(Part.Value value, Code variable) {
    Code text = KeyCode.changed(value, variable);
    return value.has(Format.Kind.ESCAPE)
        ? Code.of(".escaped($L, $L)", text, "'" + delimiter.charAt(0) + "'")
        : Code.of(".text($L)", text);
  }
}
