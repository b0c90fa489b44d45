package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.change.Reading;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The constraints on a component that a key is made of. A program refuses to make a key of a value
 * that violates them, so it doesn't find the items that have it.
 *
 * @param before the entity in the old model
 * @param after the entity in the new model
 * @param oldRecord the components of the entity, or of the record within it, in the old model
 * @param newRecord the same in the new model
 */
record Constraints(
    EntityDescriptor before,
    EntityDescriptor after,
    List<AttributeDescriptor> oldRecord,
    List<AttributeDescriptor> newRecord)
    implements Direction<AttributeDescriptor> {

  private static final Set<String> LOWER = Set.of("Min", "DecimalMin");
  private static final Set<String> UPPER = Set.of("Max", "DecimalMax");

  /** Returns the constraints on a component as its source has them. */
  static String text(AttributeDescriptor attribute) {
    return attribute.constraints().stream().map(Constraints::text).collect(Collectors.joining(" "));
  }

  private static String text(ConstraintDescriptor constraint) {
    String arguments =
        constraint.arguments().entrySet().stream()
            .map(each -> each.getKey() + " = " + each.getValue())
            .collect(Collectors.joining(", ", "(", ")"));
    String parts =
        constraint.constraints().stream().map(Constraints::text).collect(Collectors.joining(" "));
    return "@"
        + constraint.kind()
        + (arguments.equals("()") ? "" : arguments)
        + (constraint.within().isEmpty() ? "" : " on " + constraint.within())
        + (parts.isEmpty() ? "" : " of " + parts);
  }

  @Override
  public Reading reads(AttributeDescriptor reader, AttributeDescriptor writer, boolean isStored) {
    boolean isOfKey =
        Stream.of(reader.component(), writer.component())
            .anyMatch(each -> isOfKey(before, oldRecord, each) || isOfKey(after, newRecord, each));
    return !isOfKey || areAsWide(reader, writer) ? Reading.SAME : Reading.MISSES;
  }

  private static boolean isOfKey(
      EntityDescriptor entity, List<AttributeDescriptor> record, String component) {
    return entity.keys().stream()
        .flatMap(key -> key.templates().stream())
        .flatMap(template -> template.values().stream())
        .anyMatch(value -> endsIn(entity, entity.attributes(), value.source(), record, component));
  }

  /**
   * Returns whether a path ends in a component of a record. An entity can have the record in
   * several places, and keys can be made of any of them.
   */
  private static boolean endsIn(
      EntityDescriptor entity,
      List<AttributeDescriptor> attributes,
      String path,
      List<AttributeDescriptor> record,
      String component) {
    if (path.equals(component) && attributes.equals(record)) {
      return true;
    }
    return attributes.stream()
        .filter(each -> path.startsWith(each.component() + "."))
        .anyMatch(
            each ->
                entity.records().stream()
                    .filter(nested -> nested.id().equals(each.type().nested()))
                    .anyMatch(
                        nested ->
                            endsIn(
                                entity,
                                nested.attributes(),
                                path.substring(each.component().length() + 1),
                                record,
                                component)));
  }

  /** Returns whether each value that the writer accepts is accepted by the reader. */
  private static boolean areAsWide(AttributeDescriptor reader, AttributeDescriptor writer) {
    return reader.constraints().stream()
        .allMatch(each -> writer.constraints().stream().anyMatch(other -> isAsWide(each, other)));
  }

  private static boolean isAsWide(ConstraintDescriptor wide, ConstraintDescriptor narrow) {
    if (!wide.kind().equals(narrow.kind()) || !wide.within().equals(narrow.within())) {
      return false;
    }
    Map<String, String> one = wide.arguments();
    Map<String, String> other = narrow.arguments();
    if (one.equals(other)) {
      return wide.constraints().equals(narrow.constraints());
    }
    if (wide.kind().equals("Size")) {
      return bound(one, "min", "0").compareTo(bound(other, "min", "0")) <= 0
          && bound(one, "max", "2147483647").compareTo(bound(other, "max", "2147483647")) >= 0;
    }
    if (!LOWER.contains(wide.kind()) && !UPPER.contains(wide.kind())) {
      return false;
    }
    int difference = bound(one, "value", "0").compareTo(bound(other, "value", "0"));
    boolean isInclusive =
        Objects.equals(one.get("inclusive"), other.get("inclusive"))
            || !"false".equals(one.get("inclusive"));
    return difference == 0
        ? isInclusive
        : LOWER.contains(wide.kind()) ? difference < 0 : difference > 0;
  }

  private static BigDecimal bound(Map<String, String> arguments, String name, String none) {
    return new BigDecimal(arguments.getOrDefault(name, none));
  }
}
