package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * The vectors of an index.
 *
 * @param attribute the name of the attribute that holds the vector
 * @param dimensions the length of each vector
 * @param distance the function that compares vectors
 * @param filters the attributes that a search can filter by
 */
public record VectorDescriptor(
    String attribute, int dimensions, Distance distance, List<KeyDescriptor.Attribute> filters) {

  /**
   * Copies the list.
   *
   * @param attribute the name of the attribute that holds the vector
   * @param dimensions the length of each vector
   * @param distance the function that compares vectors
   * @param filters the attributes that a search can filter by
   */
  public VectorDescriptor {
    filters = List.copyOf(filters);
  }

  /** The functions that compare vectors. */
  public enum Distance {
    /** The cosine distance. */
    COSINE,
    /** The Euclidean distance. */
    EUCLIDEAN,
    /** The dot product, which is greater for closer vectors. */
    DOT_PRODUCT
  }

  static VectorDescriptor read(JsonObject json) {
    return new VectorDescriptor(
        json.text("attribute"),
        json.integer("dimensions", 0),
        json.constant("distance", Distance.class),
        json.objects("filters", KeyDescriptor.Attribute::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("attribute", attribute)
        .add("dimensions", dimensions)
        .add("distance", distance)
        .addAll("filters", filters, KeyDescriptor.Attribute::write)
        .all();
  }
}
