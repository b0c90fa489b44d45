package dev.singlet.change.gate;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The annotation that tells that a part is an older one under another name. */
final class Renamed {

  private Renamed() {}

  /**
   * Returns how a part keeps what items have.
   *
   * @param name the name of the part before
   */
  static String way(ModelChange added, ModelChange removed, String name, TableDescriptor before) {
    return switch (added.kind()) {
      case ENTITY_ADDED -> EntityWays.renamed(added.entity(), removed.entity());
      case ADDED -> component(added, removed, before);
      case CONSTANT_ADDED -> "keep its text: @StoredAs(\"" + name + "\").";
      default -> "keep its tag: @Variant(\"" + name + "\").";
    };
  }

  private static String component(ModelChange added, ModelChange removed, TableDescriptor before) {
    Optional<AttributeDescriptor> old =
        before
            .entity(removed.entity())
            .flatMap(entity -> find(entity, entity.attributes(), removed.member()));
    String stored = old.map(AttributeDescriptor::name).orElse(last(removed.member()));
    if (old.filter(each -> !each.onlyInKey().isEmpty()).isPresent()) {
      return "keep the name " + last(removed.member()) + ", which no item has.";
    }
    return old.filter(each -> hasOneName(each, before)).isPresent()
        ? "keep its stored name: @Attribute(\"" + stored + "\")."
        : ComponentWays.renamed(last(added.member()), stored);
  }

  /** Returns whether a component can't have older names. */
  private static boolean hasOneName(AttributeDescriptor attribute, TableDescriptor table) {
    Stream<KeyDescriptor> keys =
        Stream.concat(Stream.of(table.key()), table.indexes().stream().map(IndexDescriptor::key));
    return attribute.isTimeToLive()
        || attribute.stamp() != null
        || keys.flatMap(each -> Stream.concat(each.partition().stream(), each.sort().stream()))
            .anyMatch(each -> each.name().equals(attribute.name()));
  }

  /** Returns the component at the end of a path. */
  private static Optional<AttributeDescriptor> find(
      EntityDescriptor entity, List<AttributeDescriptor> attributes, String path) {
    return attributes.stream()
        .filter(each -> path.equals(each.component()))
        .findFirst()
        .or(
            () ->
                attributes.stream()
                    .filter(each -> path.matches(Pattern.quote(each.component()) + "[.\\[{].*"))
                    .findFirst()
                    .flatMap(
                        each ->
                            within(
                                entity, each.type(), path.substring(each.component().length()))));
  }

  /** Returns the component at the end of the rest of a path, which begins after a type. */
  private static Optional<AttributeDescriptor> within(
      EntityDescriptor entity, StoredType type, String path) {
    StoredType part = path.startsWith("{}") ? type.key() : type.element();
    if (!path.startsWith(".")) {
      return part == null ? Optional.empty() : within(entity, part, path.substring(2));
    }
    String rest = path.substring(1);
    return record(entity, type.nested())
        .flatMap(each -> find(entity, each.attributes(), rest))
        .or(
            () ->
                entity.unions().stream()
                    .filter(each -> each.id().equals(type.nested()))
                    .flatMap(each -> each.variants().stream())
                    .filter(each -> rest.startsWith(each.tag() + "."))
                    .findFirst()
                    .flatMap(
                        each ->
                            record(entity, each.nested())
                                .flatMap(
                                    nested ->
                                        find(
                                            entity,
                                            nested.attributes(),
                                            rest.substring(each.tag().length() + 1)))));
  }

  private static Optional<NestedDescriptor> record(EntityDescriptor entity, String id) {
    return entity.records().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }
}
