package dev.singlet.change.gate;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import java.util.stream.Stream;

/** The annotation that tells that a part is an older one under another name. */
final class Renamed {

  private Renamed() {}

  static String way(ModelChange added, ModelChange removed, TableDescriptor before) {
    return switch (added.kind()) {
      case ENTITY_ADDED -> EntityWays.renamed(added.entity(), removed.entity());
      case ADDED -> ComponentWays.renamed(last(added.member()), stored(removed, before));
      case CONSTANT_ADDED -> "keep its text: @StoredAs(\"" + Question.name(removed) + "\").";
      default -> "keep its tag: @Variant(\"" + Question.name(removed) + "\").";
    };
  }

  /** Returns the name under which items have a component. */
  private static String stored(ModelChange removed, TableDescriptor before) {
    String component = last(removed.member());
    return before.entity(removed.entity()).stream()
        .flatMap(Renamed::attributes)
        .filter(each -> last(each.component()).equals(component))
        .map(AttributeDescriptor::name)
        .findFirst()
        .orElse(component);
  }

  private static Stream<AttributeDescriptor> attributes(EntityDescriptor entity) {
    return Stream.concat(
        entity.attributes().stream(),
        entity.records().stream().map(NestedDescriptor::attributes).flatMap(each -> each.stream()));
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }
}
