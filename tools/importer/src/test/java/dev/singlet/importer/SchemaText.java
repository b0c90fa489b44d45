package dev.singlet.importer;

import dev.singlet.model.json.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a file says, read without the importer: sample values of fields, and the keys that the
 * templates make of them as AWS's own Python would.
 */
@SuppressWarnings("unchecked") // The reader makes maps of texts and lists.
final class SchemaText {

  private static final Pattern VALUE = Pattern.compile("\\{(\\w+)(?::([^}]*))?}");

  private SchemaText() {}

  static List<Map<String, Object>> tables(String json) {
    return list((Map<String, Object>) JsonReader.read(json), "tables");
  }

  static List<Map<String, Object>> list(Map<String, Object> object, String member) {
    return (List<Map<String, Object>>) object.getOrDefault(member, List.of());
  }

  static Map<String, Object> object(Map<String, Object> object, String member) {
    return (Map<String, Object>) object.get(member);
  }

  static List<String> texts(Map<String, Object> object, String member) {
    Object value = object.get(member);
    if (value == null || value == JsonReader.NULL) {
      return List.of();
    }
    return value instanceof List ? (List<String>) value : List.of((String) value);
  }

  /** Returns a value for each field of an entity; none for optional fields if they are left out. */
  static Map<String, Object> sample(Map<String, Object> entity, boolean hasOptional) {
    String inKey = entity.get("pk_template") + " " + entity.get("sk_template");
    Map<String, Object> values = new LinkedHashMap<>();
    for (Map<String, Object> field : list(entity, "fields")) {
      String name = (String) field.get("name");
      boolean isThere =
          hasOptional
              || field.get("required").equals(true)
              || inKey.contains("{" + name + "}")
              || inKey.contains("{" + name + ":");
      if (isThere) {
        values.put(name, value(name, (String) field.get("type"), (String) field.get("item_type")));
      }
    }
    return values;
  }

  private static Object value(String name, String type, String itemType) {
    return switch (type) {
      case "string" -> name.replace("_", "").toLowerCase(Locale.ROOT) + "7";
      case "integer" -> 7L;
      case "decimal" -> new BigDecimal("9.5");
      case "boolean" -> true;
      case "uuid" -> UUID.fromString("0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f");
      case "object" -> Map.of("k", dev.singlet.value.Document.of("v"));
      case "array" -> {
        Object element =
            List.of("string", "integer", "decimal", "boolean", "uuid", "object").contains(itemType)
                ? value(name, itemType, "")
                : dev.singlet.value.Document.of("v");
        yield List.of(element, element);
      }
      default -> throw new AssertionError(type);
    };
  }

  /** Returns all key attributes of an item, by the templates. */
  static Map<String, AttributeValue> keys(
      Map<String, Object> table, Map<String, Object> entity, Map<String, Object> sample) {
    Map<String, AttributeValue> keys = new HashMap<>();
    Map<String, Object> config = object(table, "table_config");
    Map<String, Object> values = new HashMap<>(sample);
    add(keys, texts(config, "partition_key"), texts(entity, "pk_template"), values);
    add(keys, texts(config, "sort_key"), texts(entity, "sk_template"), values);
    // A field with the name of a key attribute is stored there, so that it is the key.
    keys.forEach(
        (name, key) -> {
          if (sample.containsKey(name) && key.s() != null) {
            values.put(name, key.s());
          }
        });
    for (Map<String, Object> mapping : list(entity, "gsi_mappings")) {
      for (Map<String, Object> index : list(table, "gsi_list")) {
        if (index.get("name").equals(mapping.get("name"))) {
          Map<String, AttributeValue> all = new HashMap<>();
          List<String> names = new ArrayList<>(texts(index, "partition_key"));
          names.addAll(texts(index, "sort_key"));
          add(all, texts(index, "partition_key"), texts(mapping, "pk_template"), values);
          add(all, texts(index, "sort_key"), texts(mapping, "sk_template"), values);
          if (all.keySet().containsAll(names)) {
            keys.putAll(all);
          }
        }
      }
    }
    return keys;
  }

  private static void add(
      Map<String, AttributeValue> keys,
      List<String> names,
      List<String> templates,
      Map<String, Object> sample) {
    for (int i = 0; i < names.size(); i++) {
      AttributeValue key = key(templates.get(i), sample);
      if (key != null) {
        keys.put(names.get(i), key);
      }
    }
  }

  private static AttributeValue key(String template, Map<String, Object> sample) {
    Matcher value = VALUE.matcher(template);
    StringBuilder text = new StringBuilder();
    while (value.find()) {
      Object of = sample.get(value.group(1));
      if (of == null) {
        return null;
      }
      boolean isOne = value.group().equals(template) && value.group(2) == null;
      if (isOne && of instanceof Number) {
        return AttributeValue.fromN(of.toString());
      }
      value.appendReplacement(text, Matcher.quoteReplacement(formatted(of, value.group(2))));
    }
    return AttributeValue.fromS(value.appendTail(text).toString());
  }

  /** Formats a value as an f-string of Python does. */
  private static String formatted(Object value, String format) {
    if (value instanceof Boolean bool) {
      return bool ? "True" : "False";
    }
    if (format == null) {
      return value.toString();
    }
    return format.endsWith("f")
        ? String.format(Locale.ROOT, "%" + format, new BigDecimal(value.toString()))
        : String.format(Locale.ROOT, "%" + format.replace("d", "") + "d", value);
  }

  /** Returns a name in the form in which those of the file and those of Java are equal. */
  static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
  }
}
