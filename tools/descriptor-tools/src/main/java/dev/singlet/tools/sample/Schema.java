package dev.singlet.tools.sample;

import dev.singlet.model.json.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A node of the JSON Schema that was generated for an entity.
 *
 * @param members the members of its object
 * @param definitions what {@code $ref} refers to, by name
 */
record Schema(Map<String, Object> members, Map<String, Object> definitions) {

  private static final String DEFINITIONS = "#/$defs/";

  static Schema read(String text) {
    Map<String, Object> members = object(JsonReader.read(text));
    return new Schema(members, object(members.getOrDefault("$defs", Map.of())));
  }

  boolean has(String name) {
    return members.containsKey(name);
  }

  @Nullable Object value(String name) {
    return members.get(name);
  }

  boolean isNullable() {
    return list("type").contains("null")
        || alternatives("anyOf").stream().anyMatch(each -> "null".equals(each.value("type")));
  }

  /** Returns the schema of what isn't null, without references. */
  Schema present() {
    Schema schema = this;
    while (true) {
      Object reference = schema.value("$ref");
      List<Schema> others =
          schema.alternatives("anyOf").stream()
              .filter(each -> !"null".equals(each.value("type")))
              .toList();
      if (reference instanceof String name) {
        schema = child(definitions.get(name.substring(DEFINITIONS.length())));
      } else if (others.size() == 1) {
        schema = others.get(0);
      } else {
        return schema;
      }
    }
  }

  boolean isReference() {
    return has("$ref") || alternatives("anyOf").stream().anyMatch(each -> each.has("$ref"));
  }

  /** Returns the name of the type that isn't null; empty if any type will do. */
  String type() {
    Object type = members.get("type");
    if (type instanceof String name) {
      return name;
    }
    for (Object name : list("type")) {
      if (!"null".equals(name)) {
        return (String) name;
      }
    }
    return has("properties") ? "object" : "";
  }

  List<Schema> alternatives(String name) {
    return list(name).stream().map(this::child).toList();
  }

  Map<String, Schema> properties() {
    Map<String, Schema> properties = new LinkedHashMap<>();
    object(members.getOrDefault("properties", Map.of()))
        .forEach((name, schema) -> properties.put(name, child(schema)));
    return properties;
  }

  List<Object> list(String name) {
    List<Object> elements = new ArrayList<>();
    if (members.get(name) instanceof List<?> list) {
      elements.addAll(list);
    }
    return elements;
  }

  @Nullable Schema schema(String name) {
    return members.get(name) instanceof Map<?, ?> ? child(members.get(name)) : null;
  }

  int integer(String name, int otherwise) {
    return members.get(name) instanceof Number number ? number.intValue() : otherwise;
  }

  @Nullable BigDecimal number(String name) {
    return members.get(name) instanceof Number number ? new BigDecimal(number.toString()) : null;
  }

  /** Returns a text of this node and those that {@code allOf} adds to it. */
  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    if (members.get(name) instanceof String text) {
      texts.add(text);
    }
    alternatives("allOf").forEach(each -> texts.addAll(each.texts(name)));
    return texts;
  }

  private Schema child(@Nullable Object schema) {
    return new Schema(schema == null ? Map.of() : object(schema), definitions);
  }

  @SuppressWarnings("unchecked") // The names in an object are texts.
  private static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }
}
