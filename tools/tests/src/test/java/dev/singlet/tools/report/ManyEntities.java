package dev.singlet.tools.report;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A model of any size: each entity belongs to an earlier one, which an index finds it by. It is
 * made as the JSON of a descriptor, of which it says only what the report needs.
 */
final class ManyEntities {

  private static final String PACKAGE = "com.example.model.";
  private static final String TEXT = "java.lang.String";

  private ManyEntities() {}

  static TableDescriptor table(int number) {
    List<Map<String, Object>> entities = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      entities.add(entity(i));
    }
    return table(entities, "Some text.");
  }

  static TableDescriptor table(List<Map<String, Object>> entities, String documentation) {
    return TableDescriptor.ofJson(
        JsonText.of(
            new JsonMembers()
                .put("format", TableDescriptor.FORMAT)
                .put("java", PACKAGE + "Many")
                .put("documentation", documentation)
                .put("name", "ManyTable")
                .put("key", key("PK", "SK"))
                .put(
                    "indexes",
                    List.of(
                        new JsonMembers()
                            .put("name", "GSI1")
                            .put("type", "GLOBAL")
                            .put("key", key("GSI1PK", "GSI1SK"))
                            .put("projection", "KEYS_ONLY")
                            .all()))
                .put("delimiter", "#")
                .put("naming", "CAMEL_CASE")
                .put("managed", Map.of("entity", "_et"))
                .put("entities", entities)
                .all()));
  }

  private static Map<String, Object> entity(int i) {
    String name = name(i);
    String id = id(i);
    String owner = id((i - 1) / 3);
    List<Object> attributes = new ArrayList<>();
    attributes.add(attribute(id, "its id"));
    if (i > 0) {
      attributes.add(attribute(owner, "the id of its owner"));
    }
    for (int other = 0; other < i % 9; other++) {
      attributes.add(attribute("attribute" + other, ""));
    }
    List<Object> keys = new ArrayList<>();
    keys.add(linked("", "", template("PK", name, id), template("SK", name, id)));
    List<Object> patterns = new ArrayList<>();
    patterns.add(get(name, "get", id));
    if (i > 0) {
      String ownerName = name((i - 1) / 3);
      keys.add(
          linked(
              "GSI1",
              "byOwner",
              template("GSI1PK", ownerName, owner),
              template("GSI1SK", name, id)));
      patterns.add(query(name, "byOwner", owner));
    }
    return entity(name, "The entity of number " + i + ".", attributes, keys, patterns);
  }

  static Map<String, Object> entity(
      String name,
      String documentation,
      List<Object> attributes,
      List<Object> keys,
      List<Object> patterns) {
    return new JsonMembers()
        .put("name", name)
        .put("java", PACKAGE + name)
        .put("documentation", documentation)
        .put("attributes", attributes)
        .put("keys", keys)
        .put("patterns", patterns)
        .put(
            "projections",
            List.of(
                new JsonMembers()
                    .put("java", PACKAGE + name + "Title")
                    .put("attributes", List.of(Map.of("component", name, "name", name)))
                    .put("coveredBy", List.of("GSI1"))
                    .all()))
        .all();
  }

  static Map<String, Object> attribute(String name, String documentation) {
    return new JsonMembers()
        .put("component", name)
        .put("name", name)
        .put("documentation", documentation)
        .put("type", Map.of("java", TEXT, "stored", "S", "kind", "string"))
        .put("required", true)
        .put(
            "constraints",
            List.of(
                new JsonMembers()
                    .put("kind", "Size")
                    .put("within", List.of("ELEMENT", "VALUE"))
                    .put("arguments", Map.of("max", "5"))
                    .all()))
        .all();
  }

  static Map<String, Object> linked(
      String index, String pattern, Map<String, Object> partition, Map<String, Object> sort) {
    return new JsonMembers()
        .putIfAny("index", index)
        .putIfAny("pattern", pattern)
        .put("partition", List.of(partition))
        .put("sort", List.of(sort))
        .all();
  }

  static Map<String, Object> template(String attribute, String prefix, String source) {
    return new JsonMembers()
        .put("attribute", attribute)
        .put("type", "S")
        .put(
            "parts",
            List.of(Map.of("text", prefix.toUpperCase(Locale.ROOT) + "#"), Map.of("value", source)))
        .all();
  }

  static Map<String, Object> get(String entity, String name, String parameter) {
    return pattern(entity, name, parameter)
        .put("operation", "GET_ITEM")
        .put("keyCondition", "PK = '{" + parameter + "}'")
        .put("consistent", true)
        .all();
  }

  static Map<String, Object> query(String entity, String name, String parameter) {
    return pattern(entity, name, parameter)
        .put("operation", "QUERY")
        .put("index", "GSI1")
        .put("keyCondition", "GSI1PK = '{" + parameter + "}'")
        .put("sort", List.of(Map.of("value", "id", "java", TEXT, "ordered", true)))
        .all();
  }

  private static JsonMembers pattern(String entity, String name, String parameter) {
    return new JsonMembers()
        .put("name", name)
        .put("owner", PACKAGE + entity + "Entity")
        .put("parameters", List.of(Map.of("name", parameter, "java", TEXT)))
        .put("entities", List.of(entity));
  }

  private static Map<String, Object> key(String partition, String sort) {
    return Map.of(
        "partition", List.of(Map.of("name", partition, "type", "S")),
        "sort", List.of(Map.of("name", sort, "type", "S")));
  }

  private static String name(int i) {
    return String.format(Locale.ROOT, "Entity%03d", i);
  }

  private static String id(int i) {
    return String.format(Locale.ROOT, "entity%03dId", i);
  }
}
