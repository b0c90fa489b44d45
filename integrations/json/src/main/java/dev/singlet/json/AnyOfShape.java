package dev.singlet.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One of several values. Its DynamoDB type tells which; in JSON, its JSON type does. */
record AnyOfShape(Map<AttributeValue.Type, Shape> variants) implements Shape {

  @Override
  public Object write(AttributeValue value) {
    Shape variant = variants.get(value.type());
    if (variant == null) {
      throw new InvalidJsonException("is stored as " + value.type() + ", not " + types());
    }
    Object json = variant.write(value);
    if (fitting(json).size() > 1) {
      requireSame(value, read(json));
    }
    return json;
  }

  /** Refuses to write what would be read as another value. */
  private static void requireSame(AttributeValue value, AttributeValue read) {
    if (value.type() != read.type()) {
      throw new InvalidJsonException(
          "is stored as " + value.type() + ", and its JSON would be read as " + read.type());
    }
  }

  @Override
  public AttributeValue read(Object json) {
    List<AttributeValue> read = new ArrayList<>();
    List<AttributeValue.Type> fitting = fitting(json);
    for (AttributeValue.Type type : fitting) {
      try {
        AttributeValue one = shape(type).read(json);
        if (one != null) {
          read.add(one);
        }
      } catch (InvalidJsonException other) {
        if (fitting.size() == 1) {
          throw other;
        }
      }
    }
    if (read.size() == 1) {
      return read.get(0);
    }
    throw new InvalidJsonException(
        read.isEmpty()
            ? "can't be stored as " + types()
            : "can be stored as "
                + named(read.stream().map(AttributeValue::type).toList())
                + ", and JSON doesn't tell which");
  }

  @Override
  public @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    List<AttributeValue.Type> fitting = fitting(patch);
    if (fitting.size() != 1) {
      return read(patch);
    }
    AttributeValue.Type type = fitting.get(0);
    boolean isSame = before != null && before.type() == type;
    return shape(type).merge(isSame ? before : null, patch);
  }

  private Shape shape(AttributeValue.Type type) {
    return Objects.requireNonNull(variants.get(type));
  }

  /** Returns the DynamoDB types of the union that JSON of this type can have. */
  private List<AttributeValue.Type> fitting(Object json) {
    return typesOf(json).stream().filter(variants::containsKey).toList();
  }

  private static List<AttributeValue.Type> typesOf(Object json) {
    if (json instanceof Map) {
      return List.of(AttributeValue.Type.M);
    }
    if (json instanceof List) {
      return List.of(
          AttributeValue.Type.L,
          AttributeValue.Type.SS,
          AttributeValue.Type.NS,
          AttributeValue.Type.BS);
    }
    if (json instanceof JsonTree.Numeral) {
      return List.of(AttributeValue.Type.N);
    }
    if (json instanceof Boolean) {
      return List.of(AttributeValue.Type.BOOL);
    }
    return json instanceof String
        ? List.of(AttributeValue.Type.S, AttributeValue.Type.B)
        : List.of();
  }

  private String types() {
    return named(List.copyOf(variants.keySet()));
  }

  private static String named(List<AttributeValue.Type> types) {
    return types.stream().map(Enum::name).sorted().collect(Collectors.joining(" or "));
  }
}
