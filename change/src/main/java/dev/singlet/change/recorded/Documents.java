package dev.singlet.change.recorded;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A model in several documents: one for the table, and one for each entity. So branches that change
 * different entities change different files.
 *
 * @param texts the texts by path, with line feeds between lines
 */
record Documents(SortedMap<String, String> texts) {

  static final String TABLE = "table.json";
  static final String ENTITIES = "entities/";
  private static final int HASH_DIGITS = 16;
  private static final int NAME_DIGITS = 8;

  static final Documents NONE = new Documents(new TreeMap<>());

  /** Returns the documents of a model, without the texts of its Javadoc. */
  static Documents of(TableDescriptor model) {
    Map<String, Object> table = new LinkedHashMap<>(JsonObject.of(model.toJson()).members());
    List<?> entities = (List<?>) table.remove("entities");
    SortedMap<String, String> texts = new TreeMap<>();
    texts.put(TABLE, JsonText.of(withoutJavadoc(table)));
    TreeSet<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (Object entity : entities == null ? List.of() : entities) {
      String name = String.valueOf(((Map<?, ?>) entity).get("name"));
      String file = taken.add(fileName(name)) ? fileName(name) : name + "-" + digits(name);
      texts.put(ENTITIES + file + ".json", JsonText.of(withoutJavadoc(entity)));
    }
    return new Documents(texts);
  }

  private static Object withoutJavadoc(Object value) {
    if (value instanceof Map<?, ?> object) {
      Map<String, Object> members = new LinkedHashMap<>();
      object.forEach(
          (name, member) -> {
            if (!(name.equals("documentation") && member instanceof String)) {
              members.put((String) name, withoutJavadoc(member));
            }
          });
      return members;
    }
    return value instanceof List<?> array
        ? array.stream().map(Documents::withoutJavadoc).toList()
        : value;
  }

  /** Returns a name that all file systems can have. */
  private static String fileName(String entity) {
    return entity.matches("[A-Za-z0-9_][A-Za-z0-9_.-]*")
        ? entity
        : entity.replaceAll("[^A-Za-z0-9_-]", "_") + "-" + digits(entity);
  }

  /** Returns a short text that differs for different texts. */
  static String digits(String text) {
    return hash(text).substring(0, NAME_DIGITS);
  }

  /**
   * Returns the model.
   *
   * @throws InvalidJsonException if the documents are not those of a model
   */
  TableDescriptor model() {
    String table = texts.getOrDefault(TABLE, "").stripTrailing();
    if (!table.endsWith("}")) {
      throw new InvalidJsonException(TABLE + " is not the document of a table.");
    }
    String entities =
        texts.entrySet().stream()
            .filter(each -> each.getKey().startsWith(ENTITIES))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining(",", "[", "]"));
    return TableDescriptor.ofJson(
        table.substring(0, table.length() - 1) + ",\"entities\":" + entities + "}");
  }

  /** Returns a text that differs for different models. */
  String hash() {
    return hash(texts.toString()).substring(0, HASH_DIGITS);
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
