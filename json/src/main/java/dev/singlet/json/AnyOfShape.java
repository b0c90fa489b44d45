package dev.singlet.json;

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
    return variant.write(value);
  }

  @Override
  public @Nullable AttributeValue read(Object json) {
    return shape(type(json)).read(json);
  }

  @Override
  public @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    AttributeValue.Type type = type(patch);
    boolean isSame = before != null && before.type() == type;
    return shape(type).merge(isSame ? before : null, patch);
  }

  private Shape shape(AttributeValue.Type type) {
    return Objects.requireNonNull(variants.get(type));
  }

  /** Returns the only DynamoDB type of the union that JSON of this type can have. */
  private AttributeValue.Type type(Object json) {
    List<AttributeValue.Type> fitting =
        typesOf(json).stream().filter(variants::containsKey).toList();
    if (fitting.size() == 1) {
      return fitting.get(0);
    }
    throw new InvalidJsonException(
        fitting.isEmpty()
            ? "can't be stored as " + types()
            : "can be stored as " + named(fitting) + ", and JSON doesn't tell which");
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
