package dev.singlet.json;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  public Object write(AttributeValue value, String path) {
    return write(Shapes.require(AttributeValue.Type.M, value, path).m(), path);
  }

  Map<String, Object> write(Map<String, AttributeValue> item, String path) {
    Map<String, Object> members = new LinkedHashMap<>();
    properties.forEach((name, shape) -> write(name, item.get(name), shape, path, members));
    if (keptOut != null) {
      for (String name : new TreeSet<>(item.keySet())) {
        if (isOther(name)) {
          write(name, item.get(name), OTHER, path, members);
        }
      }
    }
    return members;
  }

  private static void write(
      String name,
      @Nullable AttributeValue value,
      Shape shape,
      String path,
      Map<String, Object> members) {
    if (value != null && (value.type() != AttributeValue.Type.NUL || shape instanceof OpenShape)) {
      members.put(name, shape.write(value, JsonTree.member(path, name)));
    }
  }

  /** Tells whether the record can have a property of this name. */
  boolean takes(String name) {
    return properties.containsKey(name) || isOther(name);
  }

  /** Tells whether a name is of an unknown property that the record may have. */
  private boolean isOther(String name) {
    return keptOut != null && !properties.containsKey(name) && !keptOut.contains(name);
  }

  @Override
  public AttributeValue read(Object json, String path) {
    return AttributeValue.createM(attributes(json, path));
  }

  Map<String, AttributeValue> attributes(Object json, String path) {
    Map<String, AttributeValue> attributes = new HashMap<>();
    JsonTree.object(json, path)
        .forEach(
            (name, value) -> {
              String place = JsonTree.member(path, name);
              AttributeValue attribute = shape(name, place).read(value, place);
              if (attribute != null) {
                attributes.put(name, attribute);
              }
            });
    requireAll(attributes, path);
    return attributes;
  }

  @Override
  public AttributeValue merge(@Nullable AttributeValue before, Object patch, String path) {
    return AttributeValue.createM(merge(MergePatch.of(before), patch, path));
  }

  Map<String, AttributeValue> merge(Map<String, AttributeValue> before, Object patch, String path) {
    Map<String, AttributeValue> merged = MergePatch.members(before, patch, path, this::shape);
    requireAll(merged, path);
    return merged;
  }

  private void requireAll(Map<String, AttributeValue> attributes, String path) {
    for (String name : required) {
      if (!attributes.containsKey(name)) {
        throw new InvalidJsonException(JsonTree.member(path, name), "is required, and not there");
      }
    }
  }

  private Shape shape(String name, String place) {
    Shape shape = properties.get(name);
    if (shape != null) {
      return shape;
    }
    if (isOther(name)) {
      return OTHER;
    }
    throw new InvalidJsonException(
        place,
        keptOut == null
            ? "is unknown. There are " + String.join(", ", properties.keySet())
            : "has the name of an attribute that JSON leaves out");
  }
}
