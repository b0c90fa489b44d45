package dev.singlet.model.schema;

import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.model.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Writes the schema of a type in its stored form, but before encryption, because values are
 * encrypted only in items.
 */
final class TypeSchema {

  /** The keyword with the type of DynamoDB where JSON's own type doesn't tell it. */
  static final String DYNAMODB = "x-dynamodb";

  private static final String TYPE = "type";

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
    if (type.transformations().stream()
        .anyMatch(change -> change.kind() == StoredType.Transformation.Kind.COMPRESS)) {
      return schema("string", "contentEncoding", "base64", DYNAMODB, "B");
    }
    Map<String, Object> schema = untransformed(type);
    for (StoredType.Transformation change : type.transformations()) {
      if (change.kind() == StoredType.Transformation.Kind.PREFIX) {
        schema.put(
            "pattern", "^" + change.argument().replaceAll("[\\\\^$.|?*+()\\[\\]{}]", "\\\\$0"));
      }
    }
    return schema;
  }

  private Map<String, Object> untransformed(StoredType type) {
    StoredType element = type.element();
    StoredType.Scalar scalar = type.scalar();
    Map<String, Object> schema = new LinkedHashMap<>();
    if (scalar != null) {
      schema.putAll(scalar.json());
      if (!type.constants().isEmpty()) {
        schema.put("enum", type.constants().stream().map(EnumConstant::stored).toList());
      }
    } else if (!type.nested().isEmpty()) {
      schema.put("$ref", references.apply(type.nested()));
    } else if (element != null) {
      return type.converter().isEmpty() ? holder(type, element) : of(element);
    }
    return schema;
  }

  private Map<String, Object> holder(StoredType type, StoredType held) {
    Map<String, Object> element = type.holdsNull() ? nullable(of(held)) : of(held);
    if (type.key() != null) {
      return schema("object", "additionalProperties", element);
    }
    Map<String, Object> schema = schema("array", "items", element);
    if (type.isSet()) {
      schema.put("uniqueItems", true);
      schema.put(DYNAMODB, held.stored().name() + "S");
    }
    return schema;
  }

  /** Returns the same schema with null allowed, which can be changed. */
  static Map<String, Object> nullable(Map<String, Object> property) {
    Map<String, Object> nullable = new LinkedHashMap<>();
    Object type = property.get(TYPE);
    if (type == null) {
      nullable.put("anyOf", List.of(property, Map.of(TYPE, "null")));
      return nullable;
    }
    nullable.putAll(property);
    nullable.put(TYPE, List.of(type, "null"));
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

  /** Returns whether JSON has a value in another form than the type's own. */
  static boolean isTransformed(StoredType type) {
    return !type.converter().isEmpty()
        || type.transformations().stream()
            .anyMatch(change -> change.kind() != StoredType.Transformation.Kind.ENCRYPT);
  }

  /** Returns a schema that can be changed. Names of keywords and their values take turns. */
  static Map<String, Object> schema(String type, Object... keywords) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, type);
    for (int i = 0; i < keywords.length; i += 2) {
      schema.put((String) keywords[i], keywords[i + 1]);
    }
    return schema;
  }
}
