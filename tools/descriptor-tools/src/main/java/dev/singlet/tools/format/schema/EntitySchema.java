package dev.singlet.tools.format.schema;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TransformationDescriptor;
import dev.singlet.model.UnionDescriptor;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The schema of an entity: the record's own attributes, in their stored form and under their stored
 * names. It means the same as the one that is generated with the entity's class.
 */
final class EntitySchema {

  private final TableDescriptor table;
  private final EntityDescriptor entity;
  private final TypeSchema types;

  /**
   * Makes one.
   *
   * @param references gives the {@code $ref} of a record or a union by the name of its definition
   */
  EntitySchema(TableDescriptor table, EntityDescriptor entity, UnaryOperator<String> references) {
    this.table = table;
    this.entity = entity;
    this.types = new TypeSchema(id -> references.apply(definition(id)));
  }

  /** Returns the schema of an item, without definitions. */
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
    if (!entity.documentation().isEmpty()) {
      object.put("description", entity.documentation());
    }
    object.putAll(object(properties, required(entity.attributes())));
    if (keepsOthers(entity.attributes())) {
      Set<String> known = known(entity.attributes());
      entity.computed().forEach(computed -> known.add(computed.stored()));
      known.addAll(written());
      open(object, known);
    }
    return object;
  }

  /** Returns the schemas of the records and unions within, by name. */
  Map<String, Object> definitions() {
    Map<String, Object> definitions = new TreeMap<>();
    for (UnionDescriptor union : entity.unions()) {
      definitions.put(definition(union.id()), union(union));
    }
    for (NestedDescriptor nested : entity.records()) {
      if (!isUnwrapped(nested)) {
        definitions.put(definition(nested.id()), record(nested));
      }
    }
    return definitions;
  }

  /** Returns whether a record stands for its component wherever it occurs. */
  private boolean isUnwrapped(NestedDescriptor record) {
    return entity.unions().stream()
        .flatMap(union -> union.variants().stream())
        .filter(variant -> variant.nested().equals(record.id()))
        .anyMatch(variant -> variant.type() != null && variant.type().isUnwrapped());
  }

  /** Ids end in {@code Codec}, and then a number if there are several of a generic record. */
  private static String definition(String id) {
    return id.replaceFirst("Codec$", "").replaceFirst("Codec([0-9]+)$", "-$1");
  }

  private Map<String, Object> union(UnionDescriptor union) {
    if (union.discriminator().isEmpty()) {
      Map<String, Object> schema = new LinkedHashMap<>();
      schema.put("anyOf", union.variants().stream().map(this::variant).toList());
      schema.put(
          TypeSchema.DYNAMODB,
          union.variants().stream().map(each -> stored(each).stored().name()).toList());
      return schema;
    }
    List<Object> variants = new ArrayList<>();
    for (UnionDescriptor.Variant variant : union.variants()) {
      for (NestedDescriptor nested : entity.records()) {
        if (nested.id().equals(variant.nested())) {
          Map<String, Object> properties = properties(nested.attributes());
          properties.put(union.discriminator(), Map.of("const", variant.tag()));
          List<Object> required = new ArrayList<>(required(nested.attributes()));
          required.add(0, union.discriminator());
          variants.add(record(nested, properties, required));
        }
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("oneOf", variants);
    schema.put("discriminator", Map.of("propertyName", union.discriminator()));
    return schema;
  }

  private static StoredType stored(UnionDescriptor.Variant variant) {
    return Objects.requireNonNull(variant.type());
  }

  /** Returns the schema of a record or an enum that DynamoDB's types tell from others. */
  private Map<String, Object> variant(UnionDescriptor.Variant variant) {
    StoredType type = stored(variant);
    return type.isUnwrapped() ? property(entity.unwrapped(type)) : types.of(type);
  }

  private Map<String, Object> record(NestedDescriptor nested) {
    List<AttributeDescriptor> attributes = nested.attributes();
    return nested.isTuple()
        ? TypeSchema.tuple(attributes.stream().map(this::property).toList())
        : record(nested, properties(attributes), required(attributes));
  }

  private Map<String, Object> record(
      NestedDescriptor nested, Map<String, Object> properties, List<Object> required) {
    Map<String, Object> object = object(properties, required);
    if (keepsOthers(nested.attributes())) {
      Set<String> known = known(nested.attributes());
      for (UnionDescriptor union : entity.unions()) {
        if (union.variants().stream().anyMatch(each -> each.nested().equals(nested.id()))) {
          known.add(union.discriminator());
        }
      }
      open(object, known);
    }
    return object;
  }

  private static boolean keepsOthers(List<AttributeDescriptor> attributes) {
    return attributes.stream().anyMatch(AttributeDescriptor::keepsOthers);
  }

  private static Set<String> known(List<AttributeDescriptor> attributes) {
    Set<String> known = new TreeSet<>();
    for (AttributeDescriptor attribute : attributes) {
      known.add(attribute.name());
      known.addAll(attribute.aliases());
    }
    return known;
  }

  /** Returns the attributes that Singlet itself writes. */
  private Set<String> written() {
    Set<String> written = new TreeSet<>();
    table.key().attributes().forEach(key -> written.add(key.name()));
    table
        .indexes()
        .forEach(index -> index.key().attributes().forEach(key -> written.add(key.name())));
    ManagedAttributes managed = table.managed();
    StampsDescriptor stamps = table.stamps(entity);
    written.add(table.mark(entity).attribute());
    written.addAll(
        List.of(managed.entity(), stamps.created(), stamps.modified(), managed.schemaVersion()));
    return written;
  }

  /** Accepts other properties too, except those with the name of an attribute that is left out. */
  private static void open(Map<String, Object> object, Set<String> known) {
    Set<String> keptOut = new TreeSet<>(known);
    keptOut.remove("");
    if (object.get("properties") instanceof Map<?, ?> properties) {
      keptOut.removeAll(properties.keySet());
    }
    if (!keptOut.isEmpty()) {
      object.put("propertyNames", Map.of("not", Map.of("enum", List.copyOf(keptOut))));
    }
    object.put("additionalProperties", true);
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("type", "object");
    object.put("properties", properties);
    if (!required.isEmpty()) {
      object.put("required", required);
    }
    object.put("additionalProperties", false);
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
  private static List<Object> required(List<AttributeDescriptor> attributes) {
    Set<String> required = new TreeSet<>();
    for (AttributeDescriptor attribute : attributes) {
      boolean isFilledIn =
          attribute.isNullable()
              || attribute.initial() != null
              || attribute.isFilledIn()
              || (attribute.type().isSet() && !isNeverEmpty(attribute));
      if (!isFilledIn && !attribute.isHidden() && !attribute.keepsOthers()) {
        required.add(attribute.name());
      }
    }
    return List.copyOf(required);
  }

  private static boolean isNeverEmpty(AttributeDescriptor attribute) {
    return attribute.constraints().stream()
        .filter(constraint -> constraint.within().isEmpty())
        .anyMatch(
            constraint ->
                constraint.kind().equals("NotEmpty") || constraint.arguments().containsKey("min"));
  }

  private Map<String, Object> property(AttributeDescriptor attribute) {
    Map<String, Object> property = types.of(attribute.type());
    ConstraintKeywords.narrow(property, attribute.type(), attribute.constraints());
    Object initial = initial(attribute);
    if (initial != null) {
      property.put("default", initial);
    }
    Map<String, Object> whole = attribute.isNullable() ? TypeSchema.nullable(property) : property;
    if (!attribute.documentation().isEmpty() && !property.containsKey("description")) {
      whole.put("description", attribute.documentation());
    }
    return whole;
  }

  /** Returns a default that is a value. Ids, times and methods of Java are not values. */
  private static @Nullable Object initial(AttributeDescriptor attribute) {
    DefaultDescriptor initial = attribute.initial();
    StoredType type = attribute.type();
    boolean isTransformed =
        type.transformations().stream()
            .anyMatch(change -> change.kind() != TransformationDescriptor.Kind.ENCRYPT);
    if (initial == null || isTransformed) {
      return null;
    }
    if (initial.kind() == DefaultDescriptor.Kind.CONSTANT) {
      return type.constants().stream()
          .filter(constant -> constant.name().equals(initial.text()))
          .map(EnumConstant::stored)
          .findFirst()
          .orElse(null);
    }
    return initial.kind() == DefaultDescriptor.Kind.VALUE && isStoredAsWritten(type)
        ? literal(type, initial.text())
        : null;
  }

  private static @Nullable Object literal(StoredType type, String text) {
    if (type.format().startsWith("epoch")) {
      Instant time = Instant.parse(text);
      return type.format().equals("epoch") ? time.getEpochSecond() : time.toEpochMilli();
    }
    return switch (String.valueOf(new TypeSchema(id -> id).of(type).get("type"))) {
      case "string" -> TypeSchema.isBytes(type) ? null : text;
      case "integer", "number" -> new BigDecimal(text);
      case "boolean" -> Boolean.valueOf(text);
      default -> null;
    };
  }

  /** Values of other kinds are stored in another form than the annotation has them. */
  private static boolean isStoredAsWritten(StoredType type) {
    return switch (type.kind()) {
      case "localTime", "localDateTime", "offsetDateTime", "zonedDateTime", "year", "duration" ->
          false;
      default -> true;
    };
  }
}
