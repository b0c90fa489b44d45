package dev.singlet.processor.model.settings;

import dev.singlet.annotation.ScalarType;
import java.util.ArrayList;
import java.util.List;

/**
 * The key attributes of a table or an index. Only a global index can have several on either side.
 *
 * @param partition the partition key attributes, one or more
 * @param sort the sort key attributes; none if there is no sort key
 */
public record KeyModel(List<KeyAttributeModel> partition, List<KeyAttributeModel> sort) {

  public KeyModel {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /** Returns all key attributes, those of the partition key first. */
  public List<KeyAttributeModel> attributes() {
    List<KeyAttributeModel> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  /** Returns the names of its attributes as stored. */
  public List<String> names() {
    return attributes().stream().map(KeyAttributeModel::name).toList();
  }

  /**
   * A key attribute.
   *
   * @param name its name as stored
   * @param type its scalar type
   */
  public record KeyAttributeModel(String name, ScalarType type) {}
}
