package dev.singlet.importer.schema;

import java.util.List;

/**
 * A global secondary index.
 *
 * @param path where it is in the file
 * @param name its name
 * @param key its key attributes
 * @param projection the attributes that it holds
 * @param included the attributes that it holds with {@link Projection#INCLUDE}
 */
public record IndexSchema(
    String path, String name, KeyNames key, Projection projection, List<String> included) {

  /** The attributes that DynamoDB copies into an index. */
  public enum Projection {
    ALL,
    KEYS_ONLY,
    INCLUDE
  }

  /** Copies the list. */
  public IndexSchema {
    included = List.copyOf(included);
  }
}
