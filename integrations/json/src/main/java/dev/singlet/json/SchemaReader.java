package dev.singlet.json;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converts the JSON Schema of an entity, from generated code, to shapes. */
final class SchemaReader {

  private static final String DEFINITION = "#/$defs/";

  private final Map<String, Shape> definitions = new HashMap<>();

  private SchemaReader() {}

  static Members read(String schema) {
    SchemaReader reader = new SchemaReader();
    Map<String, Object> root = object(JsonTree.read(schema));
    if (root.get("$defs") instanceof Map<?, ?> held) {
      object(held).forEach((name, type) -> reader.define(name, object(type)));
    }
    return reader.members(root);
  }

  private void define(String name, Map<String, Object> schema) {
    definitions.put(name, shape(schema));
  }

  private Members members(Map<String, Object> schema) {
    Map<String, Shape> properties = new LinkedHashMap<>();
    object(schema.get("properties"))
        .forEach((name, property) -> properties.put(name, shape(object(property))));
    return new Members(properties, texts(schema.get("required")), keptOut(schema));
  }

  private static @Nullable List<String> keptOut(Map<String, Object> schema) {
    if (!Boolean.TRUE.equals(schema.get("additionalProperties"))) {
      return null;
    }
    return schema.get("propertyNames") instanceof Map<?, ?> names
        ? texts(object(object(names).get("not")).get("enum"))
        : List.of();
  }

  private Shape shape(Map<String, Object> schema) {
    if (schema.get("$ref") instanceof String reference) {
      return new Shapes.Defined(definitions, reference.substring(DEFINITION.length()));
    }
    if (schema.get("const") instanceof String tag) {
      return Shapes.text(List.of(tag));
    }
    if (schema.get("oneOf") instanceof List<?> variants) {
      return union(object(schema.get("discriminator")), variants);
    }
    if (schema.isEmpty()) {
      return new OpenShape();
    }
    if (schema.get("anyOf") instanceof List<?> choices
        && schema.get("x-dynamodb") instanceof List<?> types) {
      return anyOf(choices, types);
    }
    if (schema.get("anyOf") instanceof List<?> choices) {
      return new Shapes.OrNull(shape(object(choices.get(0))));
    }
    if (schema.get("type") instanceof List<?> types) {
      return new Shapes.OrNull(shape((String) types.get(0), schema));
    }
    return shape(String.valueOf(schema.get("type")), schema);
  }

  private Shape shape(String type, Map<String, Object> schema) {
    return switch (type) {
      case "object" ->
          schema.containsKey("properties")
              ? members(schema)
              : new Shapes.Entries(held(schema.get("additionalProperties")));
      case "array" -> array(schema);
      case "string" ->
          "base64".equals(schema.get("contentEncoding"))
              ? new Shapes.Scalar(
                  AttributeValue.Type.B, json -> AttributeValue.createB(Scalars.bytes(json)))
              : Shapes.text(texts(schema.get("enum")));
      case "integer" -> Shapes.number(true);
      case "number" -> Shapes.number(false);
      case "boolean" -> new Shapes.Scalar(AttributeValue.Type.BOOL, DynamoDbJson::bool);
      default -> throw new IllegalArgumentException("No shape for the JSON Schema " + schema);
    };
  }

  private Shape union(Map<String, Object> discriminator, List<?> variants) {
    String name = Objects.requireNonNull((String) discriminator.get("propertyName"));
    Map<String, Members> members = new LinkedHashMap<>();
    for (Object variant : variants) {
      Map<String, Object> properties = object(object(variant).get("properties"));
      String tag = Objects.requireNonNull((String) object(properties.get(name)).get("const"));
      members.put(tag, members(object(variant)));
    }
    return new UnionShape(name, members);
  }

  private Shape anyOf(List<?> choices, List<?> types) {
    Map<AttributeValue.Type, Shape> variants = new EnumMap<>(AttributeValue.Type.class);
    for (int i = 0; i < choices.size(); i++) {
      variants.put(
          AttributeValue.Type.valueOf((String) types.get(i)), shape(object(choices.get(i))));
    }
    return new AnyOfShape(variants);
  }

  private Shape array(Map<String, Object> schema) {
    if (schema.get("prefixItems") instanceof List<?> elements) {
      return new TupleShape(elements.stream().map(each -> shape(object(each))).toList());
    }
    Shape element = held(schema.get("items"));
    return schema.get("x-dynamodb") instanceof String set
        ? new Shapes.Distinct(element, AttributeValue.Type.valueOf(set))
        : new Shapes.Elements(element);
  }

  /** Returns the shape of elements or of values of a map, which can't be absent. */
  private Shape held(@Nullable Object schema) {
    Shape shape = shape(object(schema));
    return shape instanceof Shapes.OrNull nullable ? new Shapes.WithNull(nullable.shape()) : shape;
  }

  private static List<String> texts(@Nullable Object array) {
    List<String> texts = new ArrayList<>();
    if (array instanceof List<?> held) {
      held.stream().filter(String.class::isInstance).forEach(text -> texts.add((String) text));
    }
    return List.copyOf(texts);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(@Nullable Object json) {
    return (Map<String, Object>) Objects.requireNonNull(json, "json");
  }
}
