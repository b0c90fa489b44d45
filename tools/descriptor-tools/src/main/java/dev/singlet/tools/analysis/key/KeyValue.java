package dev.singlet.tools.analysis.key;

import java.util.List;

/**
 * A component of an entity that keys contain, or that their conditions name.
 *
 * @param entity the entity
 * @param component the component
 * @param keys the key attributes that hold it, those of the table first
 * @param chosen the key attributes that a condition on it gives to an item or takes away
 * @param stored how items store what those conditions name, in words; empty if by its name
 * @param change what can change it
 */
public record KeyValue(
    String entity,
    String component,
    List<String> keys,
    List<String> chosen,
    String stored,
    Change change) {

  public KeyValue {
    keys = List.copyOf(keys);
    chosen = List.copyOf(chosen);
  }

  /** The kinds of change of a value. */
  public enum Change {
    /** Nothing. */
    NONE("never changes"),
    /** An update, which moves entries of indexes. */
    UPDATE("an update"),
    /** Each write, which moves entries of indexes. */
    EACH_UPDATE("each update changes it"),
    /** A put of the item with the other value, which moves entries of indexes. */
    PUT("a put"),
    /** A put under the new key and a delete of the old one. */
    DELETE_AND_PUT("a delete and a put");

    private final String text;

    Change(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
