package dev.singlet.processor.model;

import dev.singlet.processor.model.AttributeModel.Stamp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What follows from what in an entity: which components the keys and the stored computed attributes
 * are made of, and so what must be known to change a component.
 */
public final class Dependencies {

  private final EntityModel entity;
  private final PrimaryKeyParts primary;
  private final List<DerivedModel> derived;
  private final List<DerivedModel> together;

  /** Finds them out. */
  public Dependencies(EntityModel entity) {
    this.entity = entity;
    this.primary = new PrimaryKeyParts(entity);
    this.derived = Derivations.of(entity, primary);
    this.together = new ArrayList<>(derived);
    entity.validates().forEach(v -> together.add(DerivedModel.ofValidate(v)));
  }

  /** What the primary key is computed from. */
  public Set<Source> primary() {
    return primary.sources();
  }

  /**
   * The components that something is made of as they are, but the primary key in a form that loses
   * some of them: an item found by one value can hold another.
   */
  public List<AttributeModel> presumed() {
    return entity.attributes().stream()
        .filter(a -> primary.has(a.component()) && !primary.fixes(a.source()))
        .filter(
            a ->
                together.stream().anyMatch(d -> d.sources().contains(a.component()))
                    || entity.attributes().stream()
                        .anyMatch(d -> d.defaultSources().contains(a.component())))
        .toList();
  }

  /** What is written besides what an update is asked for. */
  public List<DerivedModel> derived() {
    return derived;
  }

  /** What components change together for: what is made of them, and what checks them. */
  public List<DerivedModel> together() {
    return together;
  }

  /** Whether the primary key is made of a component. */
  public boolean isInPrimaryKey(AttributeModel attribute) {
    return primary.components().contains(attribute.component());
  }

  /**
   * Whether a key, a stored computed attribute or what keeps one unique is made of a component, or
   * it is checked together with others.
   */
  public boolean isInKey(AttributeModel attribute) {
    return isWrittenElsewhere(attribute)
        || together.stream().anyMatch(d -> d.sources().contains(attribute.component()));
  }

  /** Whether a key, a stored computed attribute or what keeps one unique is made of a component. */
  public boolean isWrittenElsewhere(AttributeModel attribute) {
    return isInPrimaryKey(attribute)
        || entity.unique().stream().anyMatch(u -> u.components().contains(attribute.component()))
        || derived.stream().anyMatch(d -> d.sources().contains(attribute.component()));
  }

  /** Whether an update can give it another value. */
  public boolean isSettable(AttributeModel attribute) {
    return attribute.stamp() == Stamp.NONE && !isInPrimaryKey(attribute) && !attribute.isExtras();
  }

  /** What must be known besides, to change some components. */
  public List<AttributeModel> needs(Collection<AttributeModel> changed) {
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : together) {
      if (changed.stream().anyMatch(a -> each.sources().contains(a.component()))) {
        needed.addAll(each.sources());
      }
    }
    changed.forEach(attribute -> needed.remove(attribute.component()));
    updateNeeds().forEach(attribute -> needed.remove(attribute.component()));
    return unknown(needed);
  }

  /** What must be known besides, to change some components or remove those that are optional. */
  public List<AttributeModel> needsOfGroup(Collection<AttributeModel> changed) {
    Set<String> needed = new LinkedHashSet<>();
    needs(changed).forEach(attribute -> needed.add(attribute.component()));
    changed.stream()
        .filter(AttributeModel::isNullable)
        .forEach(attribute -> needed.addAll(attribute.defaultSources()));
    changed.forEach(attribute -> needed.remove(attribute.component()));
    updateNeeds().forEach(attribute -> needed.remove(attribute.component()));
    return unknown(needed);
  }

  /** What must be known besides, to remove a component. */
  public List<AttributeModel> needsToRemove(AttributeModel removed) {
    if (removed.initial() != null) {
      return isInKey(removed) ? needsOfGroup(List.of(removed)) : List.of();
    }
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : together) {
      if (each.sources().contains(removed.component())
          && !each.required().contains(removed.component())) {
        needed.addAll(each.sources());
      }
    }
    needed.remove(removed.component());
    updateNeeds().forEach(attribute -> needed.remove(attribute.component()));
    return unknown(needed);
  }

  /** What must be known for any update, since it changes the time of the modification. */
  public List<AttributeModel> updateNeeds() {
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : together) {
      if (entity.attributes().stream()
          .anyMatch(a -> a.stamp() == Stamp.MODIFIED && each.sources().contains(a.component()))) {
        needed.addAll(each.sources());
      }
    }
    return unknown(needed);
  }

  /** What an upsert must be given, so that what it creates is whole and all keys are known. */
  public List<AttributeModel> upsertNeeds() {
    return entity.attributes().stream()
        .filter(a -> a.stamp() == Stamp.NONE)
        .filter(a -> isMandatory(a) || isInKey(a) || isNeededForKey(a))
        .toList();
  }

  /** Whether an optional component that something is made of has a default made of it. */
  private boolean isNeededForKey(AttributeModel attribute) {
    return entity.attributes().stream()
        .filter(each -> each.isNullable() && isInKey(each))
        .anyMatch(each -> each.defaultSources().contains(attribute.component()));
  }

  /**
   * Whether an upsert can know all keys. It can't where the creation time stands in a key together
   * with what can change: that of an item that is there already is not known. In the primary key it
   * would be another item's.
   */
  public boolean canUpsert() {
    return together.stream().noneMatch(this::dependsOnCreation)
        && entity.attributes().stream()
            .noneMatch(a -> a.stamp() == Stamp.CREATED && isInPrimaryKey(a));
  }

  /** Whether an entity without it is refused. A set that is not there reads as an empty one. */
  private static boolean isMandatory(AttributeModel attribute) {
    return attribute.isRequired()
        || (attribute.type().declared().kind().isSet() && attribute.isNeverEmpty())
        || (attribute.type().javaType().isPrimitive() && attribute.initial() == null);
  }

  private boolean dependsOnCreation(DerivedModel each) {
    boolean hasCreated = each.sources().stream().anyMatch(this::isCreated);
    boolean isAlwaysThere =
        !each.keys().isEmpty()
            && each.keys().stream()
                .allMatch(key -> key.when() == null && Derivations.nullable(key).isEmpty());
    return hasCreated && !(isAlwaysThere && each.sinceCreation().size() > 0 && isSeparate(each));
  }

  /** Whether what is made of the creation time is made of nothing else that can change. */
  private boolean isSeparate(DerivedModel each) {
    return each.keys().stream()
        .flatMap(key -> key.templates().stream())
        .filter(this::isMadeOfCreation)
        .flatMap(template -> template.sources().stream())
        .flatMap(source -> entity.components(source).stream())
        .allMatch(component -> isCreated(component) || primary.components().contains(component));
  }

  private boolean isMadeOfCreation(Template template) {
    return template.sources().stream()
        .flatMap(source -> entity.components(source).stream())
        .anyMatch(this::isCreated);
  }

  private List<AttributeModel> unknown(Set<String> components) {
    return entity.attributes().stream()
        .filter(a -> components.contains(a.component()) && !primary.has(a.component()))
        .filter(a -> a.stamp() != Stamp.MODIFIED)
        .toList();
  }

  private boolean isCreated(String component) {
    return entity.attributes().stream()
        .anyMatch(a -> a.stamp() == Stamp.CREATED && a.component().equals(component));
  }
}
