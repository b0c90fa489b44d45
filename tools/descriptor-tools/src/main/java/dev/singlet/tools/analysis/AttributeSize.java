package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.ConstraintDescriptor.Part;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.UnionDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The most bytes that attributes of an entity can have, by their types and constraints. */
final class AttributeSize {

  /** The most bytes of UTF-8 for each unit of UTF-16, which @Size counts. */
  private static final int BYTES_OF_CHARACTER = 3;

  /** DynamoDB's limits of partition keys; sort keys have half. */
  private static final int KEY_BYTES = 2048;

  /** More than any number, time or id has. */
  private static final int SCALAR_BYTES = 64;

  private static final int ELEMENT_BYTES = 1;
  private static final int CONTAINER_BYTES = 3;

  private final EntityDescriptor entity;
  private final List<String> keyValues;

  AttributeSize(EntityDescriptor entity) {
    this.entity = entity;
    this.keyValues =
        entity.keys().stream()
            .filter(key -> key.when() == null)
            .flatMap(key -> TemplateShape.sources(key.templates()).stream())
            .toList();
  }

  /** Returns whether it can have any number of elements, at any depth. */
  boolean grows(AttributeDescriptor attribute) {
    return grows(attribute, new HashSet<>());
  }

  private boolean grows(AttributeDescriptor attribute, Set<String> within) {
    return switch (attribute.type().kind()) {
      case "set", "sortedSet", "list", "array", "map", "sortedMap" ->
          maximum(attribute.constraints(), List.of()).isEmpty();
      case "document", "extras" -> true;
      case "record", "tuple" -> {
        String id = attribute.type().nested();
        // A record within itself can hold any number of itself.
        yield !within.add(id)
            || entity.records().stream()
                .filter(nested -> nested.id().equals(id))
                .flatMap(nested -> nested.attributes().stream())
                .anyMatch(each -> grows(each, within));
      }
      default -> false;
    };
  }

  /** Returns the most bytes of name and value; empty if nothing limits them. */
  OptionalLong most(AttributeDescriptor attribute) {
    if (keyValues.contains(attribute.component())) {
      return OptionalLong.of(KEY_BYTES);
    }
    if (attribute.keepsOthers()) {
      return OptionalLong.empty();
    }
    return most(attribute, new HashSet<>());
  }

  private OptionalLong most(AttributeDescriptor attribute, Set<String> within) {
    int name = attribute.name().getBytes(StandardCharsets.UTF_8).length;
    return plus(value(attribute, within), name);
  }

  private OptionalLong value(AttributeDescriptor attribute, Set<String> within) {
    return most(attribute.type(), attribute.constraints(), List.of(), within);
  }

  private OptionalLong most(
      @Nullable StoredType type,
      List<ConstraintDescriptor> constraints,
      List<Part> place,
      Set<String> within) {
    if (type == null) {
      return OptionalLong.empty();
    }
    OptionalLong count = maximum(constraints, place);
    return switch (type.kind()) {
      case "string" -> times(count, BYTES_OF_CHARACTER);
      case "set", "sortedSet", "list", "array" ->
          elements(
              count, most(type.element(), constraints, inside(place, Part.ELEMENT), within), 0);
      case "map", "sortedMap" -> {
        OptionalLong key = most(type.key(), constraints, inside(place, Part.KEY), within);
        OptionalLong value = most(type.element(), constraints, inside(place, Part.VALUE), within);
        yield key.isEmpty() ? key : elements(count, value, key.getAsLong());
      }
      case "record", "tuple" -> ofRecord(type.nested(), within);
      case "union", "anyOf" -> ofUnion(type.nested(), within);
      case "document", "extras", "converted" -> OptionalLong.empty();
      default -> isBytes(type) ? count : OptionalLong.of(SCALAR_BYTES);
    };
  }

  private static boolean isBytes(StoredType type) {
    return type.scalar() != null && type.scalar().json().containsKey("contentEncoding");
  }

  private OptionalLong ofRecord(String id, Set<String> within) {
    // A record within itself has no depth that constraints could limit.
    if (!within.add(id)) {
      return OptionalLong.empty();
    }
    OptionalLong sum = OptionalLong.of(CONTAINER_BYTES);
    for (NestedDescriptor nested : entity.records()) {
      if (nested.id().equals(id)) {
        for (AttributeDescriptor attribute : nested.attributes()) {
          OptionalLong most = nested.isTuple() ? value(attribute, within) : most(attribute, within);
          sum = most.isEmpty() ? most : plus(sum, most.getAsLong() + ELEMENT_BYTES);
        }
      }
    }
    within.remove(id);
    return sum;
  }

  private OptionalLong ofUnion(String id, Set<String> within) {
    long most = 0;
    for (UnionDescriptor union : entity.unions()) {
      if (union.id().equals(id)) {
        for (UnionDescriptor.Variant variant : union.variants()) {
          OptionalLong size =
              variant.nested().isEmpty()
                  ? OptionalLong.of(SCALAR_BYTES)
                  : ofRecord(variant.nested(), within);
          if (size.isEmpty()) {
            return size;
          }
          most = Math.max(most, size.getAsLong() + SCALAR_BYTES);
        }
      }
    }
    return OptionalLong.of(most);
  }

  private static List<Part> inside(List<Part> place, Part part) {
    List<Part> inner = new ArrayList<>(place);
    inner.add(part);
    return inner;
  }

  /** Returns the least of the limits that constraints set to a length or a number of elements. */
  private static OptionalLong maximum(List<ConstraintDescriptor> constraints, List<Part> place) {
    OptionalLong least = OptionalLong.empty();
    for (ConstraintDescriptor constraint : constraints) {
      if (!constraint.within().equals(place)) {
        continue;
      }
      OptionalLong limit =
          constraint.kind().equals("Size") && constraint.arguments().containsKey("max")
              ? OptionalLong.of(Long.parseLong(constraint.arguments().getOrDefault("max", "0")))
              : maximum(constraint.constraints(), place);
      if (limit.isPresent() && (least.isEmpty() || limit.getAsLong() < least.getAsLong())) {
        least = limit;
      }
    }
    return least;
  }

  private static OptionalLong elements(OptionalLong count, OptionalLong element, long key) {
    return count.isEmpty() || element.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            CONTAINER_BYTES + count.getAsLong() * (element.getAsLong() + key + ELEMENT_BYTES));
  }

  private static OptionalLong times(OptionalLong size, long factor) {
    return size.isEmpty() ? size : OptionalLong.of(size.getAsLong() * factor);
  }

  private static OptionalLong plus(OptionalLong size, long more) {
    return size.isEmpty() ? size : OptionalLong.of(size.getAsLong() + more);
  }
}
