package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The key attributes of a table or an index. Only a global index can have several on either side.
 *
 * @param partition the attributes of the partition key, one to four
 * @param sort the attributes of the sort key; none if there is no sort key
 */
public record KeyDescriptor(List<Attribute> partition, List<Attribute> sort) {

  /**
   * Copies the lists.
   *
   * @param partition the attributes of the partition key
   * @param sort the attributes of the sort key
   */
  public KeyDescriptor {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /**
   * Returns all attributes.
   *
   * @return the attributes, those of the partition key first
   */
  public List<Attribute> attributes() {
    List<Attribute> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  /**
   * An attribute of a key.
   *
   * @param name its name in items
   * @param type S, N or B
   */
  public record Attribute(String name, AttributeType type) {

    static Attribute read(JsonObject json) {
      return new Attribute(json.text("name"), json.constant("type", AttributeType.class));
    }

    Map<String, Object> write() {
      return new Members().add("name", name).add("type", type).all();
    }
  }

  static KeyDescriptor read(JsonObject json) {
    return new KeyDescriptor(
        json.objects("partition", Attribute::read), json.objects("sort", Attribute::read));
  }

  Map<String, Object> write() {
    return new Members()
        .addAll("partition", partition, Attribute::write)
        .addAll("sort", sort, Attribute::write)
        .all();
  }
}
