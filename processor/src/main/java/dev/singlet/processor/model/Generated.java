package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;
import java.util.Locale;

/** The names of generated classes. Those of nested types carry the names of what holds them. */
public final class Generated {

  /** The class, within an entity's, that reads and writes its items. */
  public static final String TYPE = "Type";

  /** Holds, in that class, the names of the components that may be absent, with commas between. */
  public static final String NULLABLE = "NULLABLE";

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
    return named(type, "Projection");
  }

  /** The record, within a collection's class, of what a query gives by entity. */
  public static ClassType group(ClassType type, String query) {
    return collection(type).nested(Spelling.capitalized(query) + "Group");
  }

  /** The class, within an entity's, of queries of an index that does not hold the whole entity. */
  public static ClassType partialQuery(ClassType entity, IndexModel index, TableSettings table) {
    return entity(entity).nested(IndexContent.stem(index, table) + "Query");
  }

  /** The interface, within an entity's, of projections that such an index covers. */
  public static ClassType coveredProjection(
      ClassType entity, IndexModel index, TableSettings table) {
    return entity(entity).nested(IndexContent.stem(index, table) + "Projection");
  }

  /** An index's name as the beginning of a class name. */
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
   * The simple name of the class, within an entity's, of a record whose codec has the given name.
   */
  public static String nestedAttribute(String codec) {
    int end = codec.lastIndexOf("Codec");
    return codec.substring(0, end) + "Attribute" + codec.substring(end + "Codec".length());
  }

  private static ClassType named(ClassType type, String suffix) {
    return ClassType.of(type.packageName(), String.join("", type.simpleNames()) + suffix);
  }
}
