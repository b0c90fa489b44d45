package dev.singlet.processor.model.attribute;

import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.DynamoType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.ValueType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The records and sealed interfaces within an item, at any depth.
 *
 * @param records the records
 * @param unions the sealed interfaces
 */
public record NestedTypes(List<NestedModel> records, List<UnionModel> unions) {

  public NestedTypes {
    records = List.copyOf(records);
    unions = List.copyOf(unions);
  }

  /**
   * Returns the simple names of the classes that are generated for them within an entity's class.
   */
  public Set<String> generated() {
    Set<String> names = new LinkedHashSet<>();
    for (NestedModel record : records) {
      names.add(record.codec());
      names.add(Generated.nestedAttribute(record.codec()));
    }
    for (UnionModel union : unions) {
      names.add(union.codec());
      names.add(Generated.nestedAttribute(union.codec()));
    }
    return names;
  }

  /** Returns the types that are within the given types, in the same order. */
  public NestedTypes within(List<ValueType> types) {
    Map<String, Set<String>> held = held();
    Set<String> reached = new LinkedHashSet<>();
    types.forEach(type -> codecs(type).forEach(codec -> reach(codec, held, reached)));
    return new NestedTypes(
        records.stream().filter(record -> reached.contains(record.codec())).toList(),
        unions.stream().filter(union -> reached.contains(union.codec())).toList());
  }

  /**
   * Returns whether a type within a holder, given by the name of its codec, contains that holder.
   */
  public boolean isCyclic(String holder, ValueType type) {
    Map<String, Set<String>> held = held();
    Set<String> reached = new LinkedHashSet<>();
    codecs(type).forEach(codec -> reach(codec, held, reached));
    return reached.contains(holder);
  }

  /**
   * Returns the number of maps in a type down to the outermost one that {@link
   * NestedModel#hangsTogether hangs together}, which is included; empty if there is none. Lists are
   * changed as a whole, with everything in them.
   */
  public OptionalInt wholeFrom(ValueType type) {
    return wholeFrom(type, Set.of());
  }

  /** Returns whether a record within a type has a component that must not be shown. */
  public boolean isSensitiveWithin(ValueType type) {
    return within(List.of(type)).records().stream()
        .flatMap(record -> record.attributes().stream())
        .anyMatch(AttributeModel::isSensitive);
  }

  /**
   * Returns whether code for attributes, and for the types within them, can be written. If not, the
   * model has errors.
   */
  public boolean isWritable(List<AttributeModel> attributes) {
    return records.stream().noneMatch(each -> each.isUnwrapped() && each.attributes().isEmpty())
        && Stream.concat(Stream.of(attributes), records.stream().map(NestedModel::attributes))
            .allMatch(each -> each.stream().allMatch(AttributeModel::isWritable));
  }

  /** Returns a record. */
  public NestedModel record(ValueType.Nested type) {
    return records.stream()
        .filter(record -> record.codec().equals(type.codec()))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns the name of the DynamoDB type in which a type is stored; {@code ANY} if it can be any.
   */
  public String dynamoType(ValueType type) {
    return type instanceof ValueType.Nested nested && nested.is(Kind.UNWRAPPED)
        ? dynamoType(record(nested).attributes().get(0).type())
        : DynamoType.of(type);
  }

  /** Returns the records of a sealed interface, and the enums. */
  Stream<ValueType> variants(ValueType.Nested type) {
    return unions.stream()
        .filter(union -> union.codec().equals(type.codec()))
        .flatMap(union -> union.variants().stream())
        .map(UnionModel.Variant::type);
  }

  private OptionalInt wholeFrom(ValueType type, Set<String> around) {
    if (type instanceof ValueType.Converted converted) {
      return wholeFrom(converted.to(), around);
    }
    if (type instanceof ValueType.Holder map && map.kind().isMap()) {
      return deeper(Stream.of(map.held()), around);
    }
    if (!(type instanceof ValueType.Nested nested)
        || !nested.isMap()
        || around.contains(nested.codec())) {
      return OptionalInt.empty();
    }
    if (nested.is(Kind.UNION)) {
      return variants(nested).flatMapToInt(variant -> wholeFrom(variant, around).stream()).min();
    }
    NestedModel model = record(nested);
    Set<String> outer = new LinkedHashSet<>(around);
    outer.add(nested.codec());
    return model.hangsTogether()
        ? OptionalInt.of(1)
        : deeper(model.attributes().stream().map(AttributeModel::type), outer);
  }

  private OptionalInt deeper(Stream<ValueType> parts, Set<String> around) {
    return parts.flatMapToInt(part -> wholeFrom(part, around).stream()).map(it -> it + 1).min();
  }

  private Map<String, Set<String>> held() {
    Map<String, Set<String>> held = new LinkedHashMap<>();
    for (NestedModel nested : records) {
      Set<String> codecs = held.computeIfAbsent(nested.codec(), codec -> new LinkedHashSet<>());
      nested.attributes().forEach(attribute -> codecs.addAll(codecs(attribute.type())));
    }
    for (UnionModel union : unions) {
      Set<String> codecs = held.computeIfAbsent(union.codec(), codec -> new LinkedHashSet<>());
      union.variants().forEach(variant -> codecs.addAll(codecs(variant.type())));
    }
    return held;
  }

  private static void reach(String codec, Map<String, Set<String>> held, Set<String> reached) {
    if (reached.add(codec)) {
      held.getOrDefault(codec, Set.of()).forEach(inner -> reach(inner, held, reached));
    }
  }

  /** Returns the codecs of the records and sealed interfaces that a type is made of. */
  private static Set<String> codecs(ValueType type) {
    if (type instanceof ValueType.Nested nested) {
      return Set.of(nested.codec());
    }
    Set<String> codecs = new LinkedHashSet<>();
    type.parts().forEach(part -> codecs.addAll(codecs(part)));
    return codecs;
  }
}
