package dev.singlet.tools.format.schema;

import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.model.TransformationDescriptor;
import dev.singlet.model.json.JsonReader;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The schema of a type in its stored form, but before encryption. So it goes by the kind: all that
 * is encrypted is stored as bytes.
 */
final class TypeSchema {

  /** The mark of an attribute's type in DynamoDB where JSON's own type doesn't tell it. */
  static final String DYNAMODB = "x-dynamodb";

  private static final Map<String, String> FORMATS =
      Map.of(
          "int", "int32",
          "long", "int64",
          "float", "float",
          "double", "double",
          "localDate", "date",
          "offsetDateTime", "date-time",
          "uuid", "uuid",
          "uri", "uri",
          "url", "uri");

  private final UnaryOperator<String> references;

  /**
   * Makes one.
   *
   * @param references gives the {@code $ref} of a record or a union by its id
   */
  TypeSchema(UnaryOperator<String> references) {
    this.references = references;
  }

  /** Returns a schema that can be changed. */
  Map<String, Object> of(StoredType type) {
    boolean isCompressed = has(type, TransformationDescriptor.Kind.COMPRESS);
    Map<String, Object> schema = isCompressed ? bytes() : untransformed(type);
    for (TransformationDescriptor change : type.transformations()) {
      if (change.kind() == TransformationDescriptor.Kind.PREFIX && !isCompressed) {
        schema.put(
            "pattern", "^" + change.argument().replaceAll("[\\\\^$.|?*+()\\[\\]{}]", "\\\\$0"));
      }
    }
    return schema;
  }

  private static boolean has(StoredType type, TransformationDescriptor.Kind kind) {
    return type.transformations().stream().anyMatch(change -> change.kind() == kind);
  }

  private Map<String, Object> untransformed(StoredType type) {
    if (type.kind().equals("converted") && type.element() != null) {
      return of(type.element());
    }
    if (!type.nested().isEmpty()) {
      return changeable(Map.of("$ref", references.apply(type.nested())));
    }
    if (!type.constants().isEmpty()) {
      List<String> constants = type.constants().stream().map(EnumConstant::stored).toList();
      return changeable(new JsonMembers().put("type", "string").put("enum", constants).all());
    }
    StoredType element = type.element();
    if (element != null) {
      return holder(type, element, of(element));
    }
    return scalar(type);
  }

  private static Map<String, Object> holder(
      StoredType type, StoredType of, Map<String, Object> present) {
    JsonMembers schema = new JsonMembers();
    Map<String, Object> element = type.holdsNull() ? nullable(present) : present;
    if (type.key() != null) {
      return changeable(schema.put("type", "object").put("additionalProperties", element).all());
    }
    schema.put("type", "array").put("items", element);
    if (type.isSet()) {
      schema.put("uniqueItems", true).put(DYNAMODB, of.stored().name() + "S");
    }
    return changeable(schema.all());
  }

  /** Returns the same schema with null allowed, which can be changed. */
  static Map<String, Object> nullable(Map<String, Object> property) {
    Map<String, Object> nullable = new LinkedHashMap<>();
    if (!property.containsKey("type")) {
      nullable.put("anyOf", List.of(property, Map.of("type", "null")));
      return nullable;
    }
    nullable.putAll(property);
    nullable.put("type", List.of(property.getOrDefault("type", ""), "null"));
    if (property.get("enum") instanceof List<?> constants) {
      List<Object> withNull = new ArrayList<>(constants);
      withNull.add(JsonReader.NULL);
      nullable.put("enum", withNull);
    }
    return nullable;
  }

  /** Returns the schema of a list with an element of each type. */
  static Map<String, Object> tuple(List<Map<String, Object>> elements) {
    return new JsonMembers()
        .put("type", "array")
        .put("prefixItems", elements)
        .put("items", false)
        .put("minItems", elements.size())
        .all();
  }

  static boolean isBytes(StoredType type) {
    return switch (type.kind()) {
      case "bytes", "byteBuffer", "sdkBytes" -> true;
      default -> false;
    };
  }

  private static Map<String, Object> scalar(StoredType type) {
    Map<String, Object> schema =
        switch (type.kind()) {
          case "document" -> new LinkedHashMap<>();
          case "byte" -> bounded(Byte.MIN_VALUE, Byte.MAX_VALUE);
          case "short" -> bounded(Short.MIN_VALUE, Short.MAX_VALUE);
          case "instant" -> instant(type.format());
          case "boolean" -> changeable(Map.of("type", "boolean"));
          case "int", "long", "bigInteger", "year" -> changeable(Map.of("type", "integer"));
          case "float", "double", "bigDecimal", "duration" -> changeable(Map.of("type", "number"));
          default -> isBytes(type) ? bytes() : changeable(Map.of("type", "string"));
        };
    String format = FORMATS.get(type.kind());
    if (format != null) {
      schema.put("format", format);
    }
    return schema;
  }

  private static Map<String, Object> bytes() {
    return changeable(
        new JsonMembers()
            .put("type", "string")
            .put("contentEncoding", "base64")
            .put(DYNAMODB, "B")
            .all());
  }

  private static Map<String, Object> bounded(long least, long greatest) {
    return changeable(
        new JsonMembers()
            .put("type", "integer")
            .put("minimum", least)
            .put("maximum", greatest)
            .all());
  }

  private static Map<String, Object> instant(String format) {
    String unit =
        switch (format) {
          case "epoch" -> "seconds";
          case "epochMillis" -> "milliseconds";
          default -> "";
        };
    JsonMembers schema = new JsonMembers();
    return changeable(
        unit.isEmpty()
            ? schema.put("type", "string").put("format", "date-time").all()
            : schema
                .put("type", "integer")
                .put("description", unit + " since 1970-01-01T00:00:00Z")
                .all());
  }

  private static Map<String, Object> changeable(Map<String, Object> schema) {
    return new LinkedHashMap<>(schema);
  }
}
