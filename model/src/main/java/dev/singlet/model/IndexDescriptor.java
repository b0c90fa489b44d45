package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index.
 *
 * @param name its name
 * @param type global, local, or an index of vectors
 * @param key its key attributes
 * @param projection the attributes that are copied into it
 * @param include the names of the copied attributes in items, for {@link Projection#INCLUDE}
 * @param vector the vectors of an index of vectors; null for any other index
 */
public record IndexDescriptor(
    String name,
    Type type,
    KeyDescriptor key,
    Projection projection,
    List<String> include,
    @Nullable VectorDescriptor vector) {

  /**
   * Copies the list.
   *
   * @param name its name
   * @param type global, local, or an index of vectors
   * @param key its key attributes
   * @param projection the attributes that are copied into it
   * @param include the names of the copied attributes
   * @param vector the vectors of an index of vectors; null for any other index
   */
  public IndexDescriptor {
    include = List.copyOf(include);
  }

  /**
   * Makes a global or local index.
   *
   * @param name its name
   * @param type global or local
   * @param key its key attributes
   * @param projection the attributes that are copied into it
   * @param include the names of the copied attributes
   */
  public IndexDescriptor(
      String name, Type type, KeyDescriptor key, Projection projection, List<String> include) {
    this(name, type, key, projection, include, null);
  }

  /** The types of secondary indexes. */
  public enum Type {
    /** An index with a partition key of its own. */
    GLOBAL,
    /** An index with the partition key of the table. */
    LOCAL,
    /** An index that is searched for the closest vectors. */
    VECTOR
  }

  /** The attributes that an index has besides the keys of the table and its own. */
  public enum Projection {
    /** All attributes. */
    ALL,
    /** None. */
    KEYS_ONLY,
    /** Those that it names. */
    INCLUDE
  }

  /**
   * Returns whether it is searched for the closest vectors.
   *
   * @return false for an index that is queried
   */
  public boolean isVector() {
    return type == Type.VECTOR;
  }

  static IndexDescriptor read(JsonObject json) {
    return new IndexDescriptor(
        json.text("name"),
        json.constant("type", Type.class),
        json.object("key", KeyDescriptor::read),
        json.constant("projection", Projection.class),
        json.texts("include"),
        json.objectOrNull("vector", VectorDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("name", name)
        .add("type", type)
        .add("key", key, KeyDescriptor::write)
        .add("projection", projection)
        .add("include", include)
        .add("vector", vector, VectorDescriptor::write)
        .all();
  }
}
