package dev.singlet.processor.write.schema;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.Transformation;
import dev.singlet.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The JSON Schema of a type, as it is stored. {@code x-dynamodb} tells the DynamoDB type where
 * JSON's own doesn't.
 */
final class TypeSchema {

  static final String TYPE = "type";
  static final String DEFINITIONS = "#/$defs/";

  private static final Pattern CODEC = Pattern.compile("Codec([0-9]*)$");
  private static final Pattern SPECIAL = Pattern.compile("[\\\\^$.|?*+()\\[\\]{}]");
  private static final String DYNAMODB = "x-dynamodb";

  private TypeSchema() {}

  static Map<String, Object> of(ValueType type) {
    if (type instanceof ValueType.Text) {
      return schema("string");
    }
    if (type instanceof ValueType.Bool) {
      return schema("boolean");
    }
    if (type instanceof ValueType.Numeric numeric) {
      return number(numeric.kind());
    }
    if (type instanceof ValueType.Time time) {
      return time(time.format());
    }
    if (type instanceof ValueType.Uuid) {
      return schema("string", "format", "uuid");
    }
    if (type instanceof ValueType.Bytes) {
      return schema("string", "contentEncoding", "base64", DYNAMODB, "B");
    }
    if (type instanceof ValueType.Enumeration enumeration) {
      List<Object> constants = new ArrayList<>();
      enumeration.constants().forEach(constant -> constants.add(constant.stored()));
      return schema("string", "enum", constants);
    }
    if (type instanceof ValueType.SetOf set) {
      Map<String, Object> element = of(set.element());
      return schema(
          "array", "items", element, "uniqueItems", true, DYNAMODB, dynamoDbType(element) + "S");
    }
    if (type instanceof ValueType.ListOf list) {
      return schema("array", "items", of(list.element()));
    }
    if (type instanceof ValueType.MapOf map) {
      return schema("object", "additionalProperties", of(map.value()));
    }
    if (type instanceof ValueType.ArrayOf array) {
      return schema("array", "items", of(array.element()));
    }
    if (type instanceof ValueType.Scalar scalar) {
      return scalar(scalar.kind());
    }
    if (type instanceof ValueType.Converted converted) {
      return of(converted.stored());
    }
    if (type instanceof ValueType.Transformed transformed) {
      return transformed(transformed);
    }
    if (type instanceof ValueType.Open) {
      return Map.of();
    }
    if (type instanceof ValueType.Union union) {
      return Map.of("$ref", DEFINITIONS + definition(union.codec()));
    }
    if (type instanceof ValueType.Nested nested) {
      return Map.of("$ref", DEFINITIONS + definition(nested.codec()));
    }
    throw new IllegalArgumentException(type + " has no JSON Schema");
  }

  /**
   * The name under which the schema of a record or a union is defined. That of a further
   * application of a generic one has a number at its end, which no name in Java can have so.
   */
  static String definition(String codec) {
    return CODEC.matcher(codec).replaceFirst(r -> r.group(1).isEmpty() ? "" : "-" + r.group(1));
  }

  private static Map<String, Object> transformed(ValueType.Transformed type) {
    if (type.by() instanceof Transformation.Compress) {
      return of(new ValueType.Bytes());
    }
    Map<String, Object> stored = of(type.stored());
    if (type.by() instanceof Transformation.Prefix prefix) {
      stored.put("pattern", "^" + SPECIAL.matcher(prefix.text()).replaceAll("\\\\$0"));
    }
    return stored;
  }

  /** The DynamoDB type of a scalar. */
  private static String dynamoDbType(Map<String, Object> scalar) {
    Object told = scalar.get(DYNAMODB);
    return told != null ? told.toString() : "string".equals(scalar.get(TYPE)) ? "S" : "N";
  }

  private static Map<String, Object> number(NumberKind kind) {
    return switch (kind) {
      case BYTE -> bounded(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> bounded(Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> schema("integer", "format", "int32");
      case LONG -> schema("integer", "format", "int64");
      case FLOAT -> schema("number", "format", "float");
      case DOUBLE -> schema("number", "format", "double");
      case BIG_INTEGER -> schema("integer");
      case BIG_DECIMAL -> schema("number");
    };
  }

  private static Map<String, Object> scalar(ScalarKind kind) {
    return switch (kind.form()) {
      case DIGITS, ORDERED, TEXT ->
          switch (kind) {
            case LOCAL_DATE -> schema("string", "format", "date");
            case OFFSET_DATE_TIME -> schema("string", "format", "date-time");
            case URI, URL -> schema("string", "format", "uri");
            default -> schema("string");
          };
      case INTEGER -> schema("integer");
      case DECIMAL -> schema("number");
      case BINARY -> schema("string", "contentEncoding", "base64", DYNAMODB, "B");
    };
  }

  private static Map<String, Object> bounded(long least, long greatest) {
    return schema(
        "integer",
        "minimum",
        new JsonText.Numeral(String.valueOf(least)),
        "maximum",
        new JsonText.Numeral(String.valueOf(greatest)));
  }

  private static Map<String, Object> time(TimeFormat format) {
    return switch (format) {
      case NANOS, MILLIS, SECONDS -> schema("string", "format", "date-time");
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
