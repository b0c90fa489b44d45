package dev.singlet.processor.write.descriptor;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.model.StoredType;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes the values of types that are not made of others, by the rows of their kinds. */
final class ScalarDescriptors {

  /** An instant, in the form that it has in keys by default. */
  private static final List<String> INSTANT = List.of("2024-01-15T08:00:00.000Z");

  private ScalarDescriptors() {}

  static StoredType.@Nullable Scalar of(ValueType type) {
    Kind kind = type.kind();
    return kind.form() == Form.COMPOUND
        ? null
        : new StoredType.Scalar(
            type instanceof ValueType.Time time ? json(time.format()) : json(kind),
            type instanceof ValueType.Time ? INSTANT : type.samples(),
            kind.form().isFreeText(),
            !kind.isStoredAsWritten());
  }

  private static Map<String, Object> json(Kind kind) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("type", kind.form().json());
    if (!kind.jsonFormat().isEmpty()) {
      json.put("format", kind.jsonFormat());
    }
    if (kind == Kind.BYTE || kind == Kind.SHORT) {
      json.put("minimum", kind == Kind.BYTE ? Byte.MIN_VALUE : Short.MIN_VALUE);
      json.put("maximum", kind == Kind.BYTE ? Byte.MAX_VALUE : Short.MAX_VALUE);
    }
    if (kind.form() == Form.BINARY) {
      json.put("contentEncoding", "base64");
      json.put("x-dynamodb", "B");
    }
    return json;
  }

  private static Map<String, Object> json(TimeFormat format) {
    Map<String, Object> json = new LinkedHashMap<>();
    boolean isSeconds = format == TimeFormat.EPOCH;
    if (isSeconds || format == TimeFormat.EPOCH_MILLIS) {
      json.put("type", "integer");
      String unit = isSeconds ? "seconds" : "milliseconds";
      json.put("description", unit + " since 1970-01-01T00:00:00Z");
    } else {
      json.put("type", "string");
      json.put("format", "date-time");
    }
    return json;
  }
}
