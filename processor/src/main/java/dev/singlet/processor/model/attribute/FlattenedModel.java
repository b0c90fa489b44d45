package dev.singlet.processor.model.attribute;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A component whose record is flattened: the components of the record are attributes of the item
 * itself.
 *
 * @param place the component
 * @param component its path from the entity, such as {@code buyer.address}
 * @param accessor the method that returns the record
 * @param type the record
 * @param isNullable true if it may be null
 * @param isFilledIn true if writes fill in its components, so that an entity to put may lack it. An
 *     item that is read has it
 * @param required the paths of the components that the record requires
 * @param outer the flattened component around it; null if it is a component of the entity
 */
public record FlattenedModel(
    Place place,
    String component,
    String accessor,
    JavaType type,
    boolean isNullable,
    boolean isFilledIn,
    Set<String> required,
    @Nullable FlattenedModel outer) {

  public FlattenedModel {
    required = Set.copyOf(required);
  }

  /** Returns the name of the component in its own record. */
  public String name() {
    return Spelling.lastStep(component);
  }

  /** Returns whether an entity to put may lack it: it is absent, or writes fill it in. */
  public boolean takesNull() {
    return isNullable || isFilledIn;
  }

  /**
   * Returns whether its attributes are there together, or not at all. They then change only
   * together.
   */
  public boolean isTogether() {
    return isNullable && !required.isEmpty();
  }

  /**
   * Returns the simple name of the class, within an entity's class, with the attributes of the
   * record.
   */
  public String attributes() {
    return Spelling.capitalJoined(component) + "Attributes";
  }

  /** Returns the record without its type arguments. */
  public ClassType rawType() {
    return new ValueType.Nested(Kind.RECORD, type, "").type();
  }

  /** Returns whether it changes only together with others, which can be around it. */
  public boolean isInTogether() {
    return path().stream().anyMatch(FlattenedModel::isTogether);
  }

  /** Returns the innermost one that may be absent, of it and those around it. */
  public Optional<FlattenedModel> nearestOptional() {
    if (isNullable) {
      return Optional.of(this);
    }
    return outer == null ? Optional.empty() : outer.nearestOptional();
  }

  /** Returns it with all flattened components around it, the outermost first. */
  public List<FlattenedModel> path() {
    List<FlattenedModel> path = outer == null ? new ArrayList<>() : outer.path();
    path.add(this);
    return path;
  }

  /** Returns the same component within a further flattened component. */
  FlattenedModel within(FlattenedModel holder) {
    Set<String> paths = new LinkedHashSet<>();
    required.forEach(each -> paths.add(Spelling.path(holder.component(), each)));
    return new FlattenedModel(
        holder.place(),
        Spelling.path(holder.component(), component),
        accessor,
        type,
        isNullable,
        isFilledIn,
        paths,
        outer == null ? holder : outer.within(holder));
  }

  /** Returns the attributes that it consists of. */
  public List<AttributeModel> of(List<AttributeModel> attributes) {
    return attributes.stream().filter(each -> each.path().contains(this)).toList();
  }

  /** Returns it as one component of its type. */
  public AttributeModel whole() {
    return AttributeModel.plain(
        place,
        component,
        accessor,
        new ValueType.Nested(Kind.RECORD, type, ""),
        takesNull(),
        outer);
  }

  /** Returns all flattened components, at any depth, each before those within it. */
  public static List<FlattenedModel> all(List<AttributeModel> attributes) {
    Set<FlattenedModel> all = new LinkedHashSet<>();
    attributes.forEach(each -> all.addAll(each.path()));
    return List.copyOf(all);
  }

  /** Returns the components of the record itself, with flattened ones as one component each. */
  public static List<AttributeModel> components(List<AttributeModel> attributes) {
    Set<AttributeModel> components = new LinkedHashSet<>();
    for (AttributeModel attribute : attributes) {
      components.add(attribute.path().isEmpty() ? attribute : attribute.path().get(0).whole());
    }
    return List.copyOf(components);
  }

  /**
   * Returns the attributes that components of a record are, which can be flattened.
   *
   * @param level the flattened component of the record; null for the entity
   */
  public static List<String> attributesOf(
      List<String> components, @Nullable FlattenedModel level, List<AttributeModel> attributes) {
    List<String> expanded = new ArrayList<>();
    for (String component : components) {
      String path = level == null ? component : Spelling.path(level.component(), component);
      List<String> within =
          attributes.stream()
              .filter(each -> each.path().stream().anyMatch(f -> f.component().equals(path)))
              .map(AttributeModel::component)
              .toList();
      expanded.addAll(within.isEmpty() ? List.of(path) : within);
    }
    return expanded;
  }

  /**
   * Returns the component directly within a record that an attribute is a part of.
   *
   * @param level the flattened component of the record; null for the entity
   * @return the component, if it is flattened; empty if it is the attribute itself
   */
  public static Optional<FlattenedModel> below(
      @Nullable FlattenedModel level, AttributeModel attribute) {
    return attribute.path().stream()
        .filter(each -> Objects.equals(each.outer(), level))
        .findFirst();
  }
}
