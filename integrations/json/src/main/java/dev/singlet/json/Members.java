package dev.singlet.json;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A record. Its required properties must be present. Other properties are refused, unless the
 * record keeps unknown ones.
 *
 * @param keptOut names that no unknown property may have; null if unknown properties are refused
 */
record Members(Map<String, Shape> properties, List<String> required, @Nullable List<String> keptOut)
    implements Shape {

  private static final Shape OTHER = new OpenShape();

  @Override
  public Object write(AttributeValue value) {
    return write(Shapes.require(AttributeValue.Type.M, value).m());
  }

  Map<String, Object> write(Map<String, AttributeValue> item) {
    Map<String, Object> members = new LinkedHashMap<>();
    properties.forEach((name, shape) -> write(name, item.get(name), shape, members));
    if (keptOut != null) {
      for (String name : new TreeSet<>(item.keySet())) {
        if (isOther(name)) {
          write(name, item.get(name), OTHER, members);
        }
      }
    }
    return members;
  }

  private static void write(
      String name, @Nullable AttributeValue value, Shape shape, Map<String, Object> members) {
    if (value != null && (value.type() != AttributeValue.Type.NUL || shape instanceof OpenShape)) {
      members.put(name, JsonTree.at(name, value, shape::write));
    }
  }

  /** Returns whether the record can have a property of this name. */
  boolean takes(String name) {
    return properties.containsKey(name) || isOther(name);
  }

  /** Returns whether a name is of an unknown property that the record may have. */
  private boolean isOther(String name) {
    return keptOut != null && !properties.containsKey(name) && !keptOut.contains(name);
  }

  @Override
  public AttributeValue read(Object json) {
    return AttributeValue.createM(attributes(json));
  }

  Map<String, AttributeValue> attributes(Object json) {
    Map<String, AttributeValue> attributes = new HashMap<>();
    JsonTree.object(json)
        .forEach(
            (name, value) -> {
              Shape shape = shape(name);
              AttributeValue attribute = JsonTree.at(name, value, shape::read);
              if (attribute != null) {
                attributes.put(name, attribute);
              }
            });
    requireAll(attributes);
    return attributes;
  }

  @Override
  public AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    return AttributeValue.createM(merge(MergePatch.of(before), patch));
  }

  Map<String, AttributeValue> merge(Map<String, AttributeValue> before, Object patch) {
    Map<String, AttributeValue> merged = MergePatch.members(before, patch, this::shape);
    requireAll(merged);
    return merged;
  }

  /** Returns these members for an entity that is still to be written. */
  Members without(Set<String> ofWrites) {
    Map<String, Shape> others = new LinkedHashMap<>(properties);
    others.replaceAll((name, shape) -> ofWrites.contains(name) ? new Shapes.Refused() : shape);
    List<String> needed = required.stream().filter(name -> !ofWrites.contains(name)).toList();
    return new Members(others, needed, keptOut);
  }

  private void requireAll(Map<String, AttributeValue> attributes) {
    for (String name : required) {
      if (!attributes.containsKey(name)) {
        throw new InvalidJsonException("is required, and not there").in(name);
      }
    }
  }

  private List<String> taken() {
    return properties.keySet().stream()
        .filter(name -> !(properties.get(name) instanceof Shapes.Refused))
        .toList();
  }

  private Shape shape(String name) {
    Shape shape = properties.get(name);
    if (shape != null) {
      return shape;
    }
    if (isOther(name)) {
      return OTHER;
    }
    throw new InvalidJsonException(
            keptOut == null
                ? "is unknown. There are " + String.join(", ", taken())
                : "has the name of an attribute that JSON leaves out")
        .in(name);
  }
}
