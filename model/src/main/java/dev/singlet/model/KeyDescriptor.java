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
public record KeyDescriptor(
    List<KeyAttributeDescriptor> partition, List<KeyAttributeDescriptor> sort) {

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
  public List<KeyAttributeDescriptor> attributes() {
    List<KeyAttributeDescriptor> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  static KeyDescriptor read(JsonObject json) {
    return new KeyDescriptor(
        json.objects("partition", KeyAttributeDescriptor::read),
        json.objects("sort", KeyAttributeDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .addAll("partition", partition, KeyAttributeDescriptor::write)
        .addAll("sort", sort, KeyAttributeDescriptor::write)
        .all();
  }
}
