package dev.singlet.processor.write.schema;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.model.json.JsonReader;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes the JSON Schema of a type in its stored form. {@code x-dynamodb} tells the DynamoDB type
 * if JSON's own type doesn't.
 */
final class TypeSchema {

  static final String TYPE = "type";
  static final String DEFINITIONS = "#/$defs/";

  private static final Pattern CODEC = Pattern.compile("Codec([0-9]*)$");
  private static final Pattern SPECIAL = Pattern.compile("[\\\\^$.|?*+()\\[\\]{}]");
  static final String DYNAMODB = "x-dynamodb";

  private TypeSchema() {}

  static Map<String, Object> of(ValueType type) {
    if (type instanceof ValueType.Time time) {
      return time(time.format());
    }
    if (type instanceof ValueType.Enumeration enumeration) {
      List<Object> constants = new ArrayList<>();
      enumeration.constants().forEach(constant -> constants.add(constant.stored()));
      return schema("string", "enum", constants);
    }
    if (type instanceof ValueType.Holder holder) {
      return holder(holder);
    }
    if (type instanceof ValueType.Converted converted) {
      return of(converted.to());
    }
    if (type instanceof ValueType.Transformed transformed) {
      return transformed(transformed);
    }
    if (type instanceof ValueType.Nested nested) {
      return Map.of("$ref", DEFINITIONS + definition(nested.codec()));
    }
    return type.is(Kind.DOCUMENT) ? Map.of() : scalar(type.kind());
  }

  private static Map<String, Object> holder(ValueType.Holder type) {
    Map<String, Object> held = type.holdsNull() ? nullable(of(type.held())) : of(type.held());
    if (type.kind().isMap()) {
      return schema("object", "additionalProperties", held);
    }
    return type.kind().isSet()
        ? schema("array", "items", held, "uniqueItems", true, DYNAMODB, type.held().stored() + "S")
        : schema("array", "items", held);
  }

  /** Returns the same schema with null allowed. */
  static Map<String, Object> nullable(Map<String, Object> property) {
    if (!property.containsKey(TYPE)) {
      return Map.of("anyOf", List.of(property, Map.of(TYPE, "null")));
    }
    Map<String, Object> nullable = new LinkedHashMap<>(property);
    nullable.put(TYPE, List.of(property.get(TYPE), "null"));
    if (property.get("enum") instanceof List<?> constants) {
      List<Object> withNull = new ArrayList<>(constants);
      withNull.add(JsonReader.NULL);
      nullable.put("enum", withNull);
    }
    return nullable;
  }

  /** Returns the schema of a list with an element of each type. */
  static Map<String, Object> tuple(List<Map<String, Object>> elements) {
    return schema("array", "prefixItems", elements, "items", false, "minItems", elements.size());
  }

  /**
   * Returns the name of the definition of a record or a union. For a generic record with other type
   * arguments, it ends in a number, in a form that no name in Java can have.
   */
  static String definition(String codec) {
    return CODEC.matcher(codec).replaceFirst(r -> r.group(1).isEmpty() ? "" : "-" + r.group(1));
  }

  private static Map<String, Object> transformed(ValueType.Transformed type) {
    if (type.by() instanceof Transformation.Compress) {
      return scalar(Kind.BYTES);
    }
    Map<String, Object> stored = of(type.from());
    if (type.by() instanceof Transformation.Prefix prefix) {
      stored.put("pattern", "^" + SPECIAL.matcher(prefix.text()).replaceAll("\\\\$0"));
    }
    return stored;
  }

  private static Map<String, Object> scalar(Kind kind) {
    Map<String, Object> schema =
        switch (kind) {
          case BYTE -> bounded(Byte.MIN_VALUE, Byte.MAX_VALUE);
          case SHORT -> bounded(Short.MIN_VALUE, Short.MAX_VALUE);
          default -> schema(kind.form().json());
        };
    if (!kind.jsonFormat().isEmpty()) {
      schema.put("format", kind.jsonFormat());
    }
    if (kind.form() == Form.BINARY) {
      schema.put("contentEncoding", "base64");
      schema.put(DYNAMODB, "B");
    }
    return schema;
  }

  private static Map<String, Object> bounded(long least, long greatest) {
    return schema("integer", "minimum", least, "maximum", greatest);
  }

  private static Map<String, Object> time(TimeFormat format) {
    return switch (format) {
      case NANOS, MILLIS, SECONDS, TO_STRING -> schema("string", "format", "date-time");
      case EPOCH -> schema("integer", "description", "seconds since 1970-01-01T00:00:00Z");
      case EPOCH_MILLIS ->
          schema("integer", "description", "milliseconds since 1970-01-01T00:00:00Z");
    };
  }

  private static Map<String, Object> schema(String type, Object... keywords) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, type);
    for (int i = 0; i < keywords.length; i += 2) {
      schema.put((String) keywords[i], keywords[i + 1]);
    }
    return schema;
  }
}
