package dev.singlet.processor.model.settings;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Spelling;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of generated classes, and of methods that other rules must know. The name for a nested
 * type includes the names of its enclosing types.
 */
public final class Generated {

  /**
   * The version of generated code. The runtime refuses code of another one, so {@code
   * EntityDescription} of {@code core} has it, too.
   */
  public static final int VERSION = 1;

  /** The class, within an entity's class, that reads and writes its items. */
  public static final String TYPE = "Type";

  /** The beginning of the names of methods that scan. */
  static final String SCAN = "scan";

  /** The end of the names of classes of projections. */
  public static final String PROJECTION = "Projection";

  private Generated() {}

  public static ClassType entity(ClassType type) {
    return named(type, "Entity");
  }

  public static ClassType table(ClassType type) {
    return named(type, "Table");
  }

  public static ClassType collection(ClassType type) {
    return named(type, "Collection");
  }

  public static ClassType projection(ClassType type) {
    return named(type, PROJECTION);
  }

  /** Returns the record, within a collection's class, for the items of a query by entity. */
  public static ClassType group(ClassType type, String query) {
    return collection(type).nested(Spelling.capitalized(query) + "Group");
  }

  /**
   * Returns the class, within an entity's class, of queries of an index that does not hold the
   * whole entity.
   */
  public static ClassType partialQuery(ClassType entity, IndexModel index, TableSettings table) {
    return entity(entity).nested(stem(index, table) + "Query");
  }

  /** Returns the interface, within an entity's class, of projections that such an index covers. */
  public static ClassType coveredProjection(
      ClassType entity, IndexModel index, TableSettings table) {
    return entity(entity).nested(stem(index, table) + PROJECTION);
  }

  /** Returns the method that scans an index. */
  public static String scan(IndexModel index, TableSettings table) {
    return SCAN + stem(index, table);
  }

  /** Returns the method, within an entity's class, of the partitions of an access pattern. */
  public static String partitions(String pattern) {
    return pattern + "Partitions";
  }

  /**
   * Returns the beginning of the names of the classes generated for the queries of an index. It is
   * different for each index of a table.
   */
  public static String stem(IndexModel index, TableSettings table) {
    Set<String> taken = new HashSet<>();
    Map<IndexModel, String> stems = new HashMap<>();
    for (IndexModel each : table.indexes()) {
      String stem = stem(each.name());
      String unique = stem;
      for (int n = 2; !taken.add(unique); n++) {
        unique = stem + "_" + n;
      }
      stems.put(each, unique);
    }
    return stems.getOrDefault(index, "");
  }

  /** Returns an index's name as the beginning of a class name. */
  public static String stem(String indexName) {
    StringBuilder stem = new StringBuilder();
    for (String word : indexName.split("[^a-zA-Z0-9]+", -1)) {
      boolean isShouted = word.equals(word.toUpperCase(Locale.ROOT));
      String plain = isShouted ? word.toLowerCase(Locale.ROOT) : word;
      if (!plain.isEmpty()) {
        stem.append(plain.substring(0, 1).toUpperCase(Locale.ROOT)).append(plain.substring(1));
      }
    }
    return stem.isEmpty() || Character.isDigit(stem.charAt(0)) ? "Index" + stem : stem.toString();
  }

  /**
   * Returns the simple name of the class, within an entity's class, of a record or a sealed
   * interface whose codec has the given name.
   */
  public static String nestedAttribute(String codec) {
    int end = codec.lastIndexOf("Codec");
    return codec.substring(0, end) + "Attribute" + codec.substring(end + "Codec".length());
  }

  private static ClassType named(ClassType type, String suffix) {
    return ClassType.of(type.packageName(), String.join("", type.simpleNames()) + suffix);
  }
}
