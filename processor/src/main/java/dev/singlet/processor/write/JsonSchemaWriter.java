package dev.singlet.processor.write;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.Transformation;
import dev.singlet.processor.model.UnionModel;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the JSON Schema of an entity: of its attributes as they are stored, under their stored
 * names, without those that are not the record's own. {@code x-dynamodb} tells the DynamoDB type
 * where JSON's own doesn't.
 *
 * @see <a href="https://json-schema.org/draft/2020-12">JSON Schema, draft 2020-12</a>
 */
final class JsonSchemaWriter {

  private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";
  private static final String CODEC = "Codec";
  private static final String TYPE = "type";
  private static final String DYNAMODB = "x-dynamodb";

  private final EntityModel entity;

  private JsonSchemaWriter(EntityModel entity) {
    this.entity = entity;
  }

  static String of(EntityModel entity) {
    return JsonText.of(new JsonSchemaWriter(entity).schema());
  }

  private Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", DRAFT);
    schema.put("title", entity.name());
    Map<String, Object> properties = properties(entity.attributes());
    for (ComputedModel computed : entity.computed()) {
      if (computed.stored() != null && !computed.isHidden()) {
        Map<String, Object> property = new LinkedHashMap<>(type(computed.type()));
        property.put("readOnly", true);
        properties.put(computed.stored(), computed.isNullable() ? nullable(property) : property);
      }
    }
    schema.putAll(object(properties, required(entity.attributes())));
    Map<String, Object> definitions = new TreeMap<>();
    for (UnionModel union : entity.nested().unions()) {
      definitions.put(definition(union.codec()), union(union));
    }
    for (NestedModel nested : entity.nested().records()) {
      definitions.put(
          definition(nested.codec()),
          object(properties(nested.attributes()), required(nested.attributes())));
    }
    if (!definitions.isEmpty()) {
      schema.put("$defs", definitions);
    }
    return schema;
  }

  /** Each record of a union also has the attribute that tells which it is. */
  private Map<String, Object> union(UnionModel union) {
    List<Object> variants = new ArrayList<>();
    for (UnionModel.Variant variant : union.variants()) {
      for (NestedModel nested : entity.nested().records()) {
        if (nested.codec().equals(variant.type().codec())) {
          Map<String, Object> properties = properties(nested.attributes());
          properties.put(union.discriminator(), Map.of("const", variant.tag()));
          List<Object> required = new ArrayList<>(required(nested.attributes()));
          required.add(0, union.discriminator());
          variants.add(object(properties, required));
        }
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("oneOf", variants);
    schema.put("discriminator", Map.of("propertyName", union.discriminator()));
    return schema;
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(TYPE, "object");
    object.put("properties", properties);
    if (!required.isEmpty()) {
      object.put("required", required);
    }
    object.put("additionalProperties", false);
    return object;
  }

  private Map<String, Object> properties(List<AttributeModel> attributes) {
    Map<String, Object> properties = new TreeMap<>();
    for (AttributeModel attribute : attributes) {
      if (!attribute.isHidden() && !attribute.isExtras()) {
        properties.put(attribute.stored(), property(attribute));
      }
    }
    return properties;
  }

  /** Those that a record is not made without: nothing stands in for them. */
  private static List<Object> required(List<AttributeModel> attributes) {
    TreeSet<String> required = new TreeSet<>();
    for (AttributeModel attribute : attributes) {
      boolean isFilledIn =
          attribute.isNullable()
              || attribute.initial() != null
              || attribute.stamp() != Stamp.NONE
              || (attribute.type().declared() instanceof ValueType.SetOf
                  && !attribute.isNeverEmpty());
      if (!isFilledIn && !attribute.isHidden() && !attribute.isExtras()) {
        required.add(attribute.stored());
      }
    }
    return new ArrayList<>(required);
  }

  private Map<String, Object> property(AttributeModel attribute) {
    ValueType type = opened(attribute.type());
    Map<String, Object> property = new LinkedHashMap<>(type(type));
    if (type instanceof ValueType.Transformed) {
      return attribute.isNullable() ? nullable(property) : property;
    }
    property.putAll(ConstraintSchema.of(attribute, property));
    if (attribute.initial() instanceof DefaultValue.Literal literal && isStoredAsWritten(type)) {
      property.put("default", literal(type, literal.text()));
    } else if (attribute.initial() instanceof DefaultValue.Constant constant
        && type instanceof ValueType.Enumeration enumeration) {
      property.put("default", stored(enumeration, constant.name()));
    }
    return attribute.isNullable() ? nullable(property) : property;
  }

  /** The type as it is before it is encrypted, which it is in items only. */
  private static ValueType opened(ValueType type) {
    return type instanceof ValueType.Transformed transformed
            && transformed.by() instanceof Transformation.Encrypt
        ? transformed.stored()
        : type;
  }

  /** The same, or null. */
  private static Map<String, Object> nullable(Map<String, Object> property) {
    if (!property.containsKey(TYPE)) {
      return Map.of("anyOf", List.of(property, Map.of(TYPE, "null")));
    }
    Map<String, Object> nullable = new LinkedHashMap<>(property);
    nullable.put(TYPE, List.of(property.get(TYPE), "null"));
    if (property.get("enum") instanceof List<?> constants) {
      List<Object> withNull = new ArrayList<>(constants);
      withNull.add(new JsonText.Number("null"));
      nullable.put("enum", withNull);
    }
    return nullable;
  }

  /** Whether the text of a default is what is stored, or leads to it. */
  private static boolean isStoredAsWritten(ValueType type) {
    return !(type instanceof ValueType.Scalar scalar)
        || scalar.kind().form() == ScalarKind.Form.TEXT
        || scalar.kind() == ScalarKind.LOCAL_DATE
        || scalar.kind() == ScalarKind.YEAR_MONTH
        || scalar.kind() == ScalarKind.MONTH_DAY
        || scalar.kind() == ScalarKind.CHARACTER;
  }

  private static String definition(String codec) {
    return codec.endsWith(CODEC) ? codec.substring(0, codec.length() - CODEC.length()) : codec;
  }

  private static Object literal(ValueType type, String text) {
    if (type instanceof ValueType.Numeric) {
      return new JsonText.Number(text);
    }
    if (type instanceof ValueType.Time time && time.format() == TimeFormat.EPOCH) {
      return new JsonText.Number(String.valueOf(Instant.parse(text).getEpochSecond()));
    }
    if (type instanceof ValueType.Time time && time.format() == TimeFormat.EPOCH_MILLIS) {
      return new JsonText.Number(String.valueOf(Instant.parse(text).toEpochMilli()));
    }
    return type instanceof ValueType.Bool ? Boolean.valueOf(text) : text;
  }

  private static String stored(ValueType.Enumeration enumeration, String constant) {
    return enumeration.constants().stream()
        .filter(candidate -> candidate.name().equals(constant))
        .map(EnumConstant::stored)
        .findFirst()
        .orElse(constant);
  }

  private static Map<String, Object> type(ValueType type) {
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
      Map<String, Object> element = type(set.element());
      return schema(
          "array", "items", element, "uniqueItems", true, DYNAMODB, dynamoDbType(element) + "S");
    }
    if (type instanceof ValueType.ListOf list) {
      return schema("array", "items", type(list.element()));
    }
    if (type instanceof ValueType.MapOf map) {
      return schema("object", "additionalProperties", type(map.value()));
    }
    if (type instanceof ValueType.ArrayOf array) {
      return schema("array", "items", type(array.element()));
    }
    if (type instanceof ValueType.Scalar scalar) {
      return scalar(scalar.kind());
    }
    if (type instanceof ValueType.Converted converted) {
      return type(converted.stored());
    }
    if (type instanceof ValueType.Transformed transformed) {
      return transformed.by() instanceof Transformation.Compress
          ? type(new ValueType.Bytes())
          : type(transformed.stored());
    }
    if (type instanceof ValueType.Open) {
      return Map.of();
    }
    if (type instanceof ValueType.Union union) {
      return Map.of("$ref", "#/$defs/" + definition(union.codec()));
    }
    if (type instanceof ValueType.Nested nested) {
      return Map.of("$ref", "#/$defs/" + definition(nested.codec()));
    }
    throw new IllegalArgumentException(type + " has no JSON Schema");
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
        new JsonText.Number(String.valueOf(least)),
        "maximum",
        new JsonText.Number(String.valueOf(greatest)));
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
