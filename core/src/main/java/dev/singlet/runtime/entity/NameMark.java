package dev.singlet.runtime.entity;

import dev.singlet.annotation.ScalarType;
import dev.singlet.runtime.item.StoredItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute that holds the entity's name: the table's entity attribute, or one of the entity's
 * own.
 *
 * @param attribute the attribute
 * @param isOwn true if it is not the table's
 * @param type its type: text, or a number
 * @param names the names of the entity in items, the current one first
 * @param others the keys of entities that are told by their keys. An item under such a key is
 *     theirs, whatever its attribute says
 */
public record NameMark(
    String attribute, boolean isOwn, ScalarType type, List<String> names, List<Mark> others)
    implements Mark {

  public NameMark {
    names = List.copyOf(names);
    others = List.copyOf(others);
  }

  @Override
  public boolean isOn(Map<String, AttributeValue> item, @Nullable String name) {
    String found = isOwn ? found(item) : name;
    if (found == null || !names.contains(found)) {
      return false;
    }
    // By index, because an iterator would be made for each item that is read.
    for (int i = 0; i < others.size(); i++) {
      if (others.get(i).isOn(item, name)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable String found(Map<String, AttributeValue> item) {
    if (type == ScalarType.S) {
      return StoredItem.string(item, attribute);
    }
    AttributeValue value = item.get(attribute);
    return value == null ? null : value.n();
  }

  /** Returns the values that the attribute can have, the current one first. */
  public List<AttributeValue> values() {
    List<AttributeValue> values = new ArrayList<>(names.size());
    for (String name : names) {
      values.add(value(name));
    }
    return values;
  }

  private AttributeValue value(String name) {
    return type == ScalarType.S ? AttributeValue.createS(name) : AttributeValue.createN(name);
  }

  @Override
  public List<String> added() {
    return List.of(attribute);
  }

  @Override
  public List<String> attributes() {
    if (others.isEmpty()) {
      return added();
    }
    List<String> attributes = new ArrayList<>(added());
    others.forEach(other -> attributes.addAll(other.attributes()));
    return attributes;
  }

  @Override
  public boolean readsKey() {
    return !others.isEmpty();
  }
}
