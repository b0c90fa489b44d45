package dev.singlet.model.schema;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.UnionDescriptor;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Writes the schema of one entity. */
final class SchemaWriter {

  private final EntityDescriptor entity;
  private final boolean isDocumented;
  private final TypeSchema types;
  private final Deque<String> referred = new ArrayDeque<>();

  /**
   * Makes one.
   *
   * @param references gives the {@code $ref} of a record or a union by the name of its definition
   * @param isDocumented true if the schema has the documentation of components
   */
  SchemaWriter(EntityDescriptor entity, UnaryOperator<String> references, boolean isDocumented) {
    this.entity = entity;
    this.isDocumented = isDocumented;
    this.types =
        new TypeSchema(
            id -> {
              referred.add(id);
              return references.apply(definition(id));
            });
  }

  /** Returns the schemas of the records and unions that the item, which is written first, needs. */
  Map<String, Object> definitions() {
    Map<String, Object> definitions = new TreeMap<>();
    while (!referred.isEmpty()) {
      String id = referred.remove();
      if (!definitions.containsKey(definition(id))) {
        definitions.put(definition(id), within(id));
      }
    }
    return definitions;
  }

  Map<String, Object> item() {
    Map<String, Object> properties = properties(entity.attributes());
    for (ComputedDescriptor computed : entity.computed()) {
      if (!computed.stored().isEmpty() && !computed.isHidden()) {
        Map<String, Object> property = types.of(computed.type());
        property.put("readOnly", true);
        properties.put(
            computed.stored(), computed.isNullable() ? TypeSchema.nullable(property) : property);
      }
    }
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", entity.name());
    document(object, entity.documentation());
    object.putAll(object(entity.attributes(), properties, required(entity.attributes())));
    return object;
  }

  private void document(Map<String, Object> schema, String documentation) {
    if (isDocumented && !documentation.isEmpty()) {
      schema.put("description", documentation);
    }
  }

  /**
   * Returns the name of the definition of a record or a union. Ids end in {@code Codec}, and then
   * in a number if there are several of a generic record. No name in Java has a hyphen.
   */
  private static String definition(String id) {
    return id.replaceFirst("Codec$", "").replaceFirst("Codec([0-9]+)$", "-$1");
  }

  private Map<String, Object> within(String id) {
    return entity.unions().stream()
        .filter(union -> union.id().equals(id))
        .findFirst()
        .map(this::union)
        .orElseGet(() -> record(nested(id)));
  }

  private NestedDescriptor nested(String id) {
    return entity.records().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(entity.name() + " has no record " + id));
  }

  /** Each record of a union also has the attribute that tells which one it is. */
  private Map<String, Object> union(UnionDescriptor union) {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (union.discriminator().isEmpty()) {
      List<StoredType> stored =
          union.variants().stream().map(each -> Objects.requireNonNull(each.type())).toList();
      schema.put("anyOf", stored.stream().map(this::variant).toList());
      schema.put(TypeSchema.DYNAMODB, stored.stream().map(each -> each.stored().name()).toList());
      return schema;
    }
    List<Object> variants = new ArrayList<>();
    for (UnionDescriptor.Variant variant : union.variants()) {
      List<AttributeDescriptor> attributes = nested(variant.nested()).attributes();
      Map<String, Object> properties = properties(attributes);
      properties.put(union.discriminator(), Map.of("const", variant.tag()));
      List<String> required = new ArrayList<>(List.of(union.discriminator()));
      required.addAll(required(attributes));
      variants.add(object(attributes, properties, required));
    }
    schema.put("oneOf", variants);
    schema.put("discriminator", Map.of("propertyName", union.discriminator()));
    return schema;
  }

  /** Returns the schema of a record or an enum that DynamoDB's types tell from others. */
  private Map<String, Object> variant(StoredType type) {
    return type.isUnwrapped() ? property(entity.unwrapped(type)) : types.of(type);
  }

  private Map<String, Object> record(NestedDescriptor nested) {
    List<AttributeDescriptor> attributes = nested.attributes();
    return nested.isTuple()
        ? TypeSchema.tuple(attributes.stream().map(this::property).toList())
        : object(attributes, properties(attributes), required(attributes));
  }

  /**
   * Returns the schema of an object. If a component keeps all other attributes, it accepts other
   * properties too, except those with the name of an attribute that JSON leaves out.
   */
  private static Map<String, Object> object(
      List<AttributeDescriptor> attributes, Map<String, Object> properties, List<String> required) {
    Map<String, Object> object = TypeSchema.schema("object", "properties", properties);
    if (!required.isEmpty()) {
      object.put("required", required);
    }
    boolean isOpen = false;
    for (AttributeDescriptor attribute : attributes) {
      if (attribute.keepsOthers()) {
        isOpen = true;
        List<String> leftOut =
            attribute.except().stream().filter(name -> !properties.containsKey(name)).toList();
        if (!leftOut.isEmpty()) {
          object.put("propertyNames", Map.of("not", Map.of("enum", leftOut)));
        }
      }
    }
    object.put("additionalProperties", isOpen);
    return object;
  }

  private Map<String, Object> properties(List<AttributeDescriptor> attributes) {
    Map<String, Object> properties = new TreeMap<>();
    for (AttributeDescriptor attribute : attributes) {
      if (!attribute.isHidden() && !attribute.keepsOthers()) {
        properties.put(attribute.name(), property(attribute));
      }
    }
    return properties;
  }

  /** Returns the properties that nothing can replace. */
  private static List<String> required(List<AttributeDescriptor> attributes) {
    Set<String> required = new TreeSet<>();
    for (AttributeDescriptor attribute : attributes) {
      boolean isFilledIn =
          attribute.isNullable()
              || hasDefault(attribute)
              || attribute.isFilledIn()
              || (attribute.type().isSet()
                  && !ConstraintKeywords.isNeverEmpty(attribute.constraints()));
      if (!isFilledIn && !attribute.isHidden() && !attribute.keepsOthers()) {
        required.add(attribute.name());
      }
    }
    return List.copyOf(required);
  }

  /** Returns whether a new record without the value gets a default. */
  private static boolean hasDefault(AttributeDescriptor attribute) {
    return attribute.initial() != null && !attribute.initial().isOnlyForOlderItems();
  }

  private Map<String, Object> property(AttributeDescriptor attribute) {
    Map<String, Object> property = types.of(attribute.type());
    ConstraintKeywords.narrow(property, attribute.type(), attribute.constraints());
    Object initial = initial(attribute.initial(), attribute.type());
    if (initial != null && hasDefault(attribute)) {
      property.put("default", initial);
    }
    Map<String, Object> whole = attribute.isNullable() ? TypeSchema.nullable(property) : property;
    if (!property.containsKey("description")) {
      document(whole, attribute.documentation());
    }
    return whole;
  }

  /** Returns a default that is a value of JSON. Ids, times and methods of Java are not. */
  private static @Nullable Object initial(@Nullable DefaultDescriptor initial, StoredType type) {
    StoredType.Scalar scalar = type.scalar();
    if (initial == null || scalar == null || TypeSchema.isTransformed(type)) {
      return null;
    }
    if (initial.kind() == DefaultDescriptor.Kind.CONSTANT) {
      return type.constants().stream()
          .filter(constant -> constant.name().equals(initial.text()))
          .map(EnumConstant::stored)
          .findFirst()
          .orElse(null);
    }
    return initial.kind() == DefaultDescriptor.Kind.VALUE && !scalar.isStoredOtherwise()
        ? literal(initial.text(), scalar, type.format())
        : null;
  }

  private static Object literal(String text, StoredType.Scalar scalar, String format) {
    return switch (format) {
      case "epoch" -> Instant.parse(text).getEpochSecond();
      case "epochMillis" -> Instant.parse(text).toEpochMilli();
      default ->
          scalar.isNumber()
              ? new BigDecimal(text)
              : scalar.isBoolean() ? Boolean.valueOf(text) : text;
    };
  }
}
