package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.key.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The dependencies in an entity: the components that keys and stored computed attributes are made
 * of, and so the values that must be known to change a component.
 */
public final class Dependencies {

  private final EntityModel entity;
  private final PrimaryKeyParts primary;
  private final List<DerivedModel> derived;
  private final List<DerivedModel> together;

  /** Finds the dependencies. */
  public Dependencies(EntityModel entity) {
    this.entity = entity;
    this.primary = new PrimaryKeyParts(entity);
    this.derived = Derivations.of(entity, primary);
    this.together = new ArrayList<>(derived);
    entity.validates().forEach(v -> together.add(DerivedModel.ofValidate(v)));
  }

  /** Returns the arguments of the primary key. */
  public Set<Source> primary() {
    return KeyArguments.ofItem(entity).given();
  }

  /**
   * Returns the components that something is made of in their full form, but the primary key in a
   * form that loses a part of them. An item found by one value can then hold another value.
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

  /** Returns the attributes that an update writes in addition to the requested changes. */
  public List<DerivedModel> derived() {
    return derived;
  }

  /**
   * Returns the reasons for which components change together: attributes that are made of them, and
   * methods that check them.
   */
  public List<DerivedModel> together() {
    return together;
  }

  /** Returns whether the primary key is made of a component. */
  public boolean isInPrimaryKey(AttributeModel attribute) {
    return primary.components().contains(attribute.component());
  }

  /**
   * Returns whether a key, a stored computed attribute or the item of a unique value is made of a
   * component, or whether the component is checked together with others.
   */
  public boolean isInKey(AttributeModel attribute) {
    return isWrittenElsewhere(attribute)
        || together.stream().anyMatch(d -> d.sources().contains(attribute.component()));
  }

  /**
   * Returns whether a key, a stored computed attribute or the item of a unique value is made of a
   * component.
   */
  public boolean isWrittenElsewhere(AttributeModel attribute) {
    return isInPrimaryKey(attribute)
        || entity.unique().stream().anyMatch(u -> u.components().contains(attribute.component()))
        || derived.stream().anyMatch(d -> d.sources().contains(attribute.component()));
  }

  /** Returns whether all items of one primary key have one value of a component. */
  public boolean isFixed(AttributeModel attribute) {
    return primary.fixes(attribute.source());
  }

  /** Returns whether an update can set it to another value, alone or with others of its record. */
  public boolean isSettable(AttributeModel attribute) {
    return !attribute.isFilledIn()
        && !attribute.isReadOnly()
        && !isInPrimaryKey(attribute)
        && !attribute.isExtras();
  }

  /**
   * Returns the read-only components that a new item can lack. An upsert has a method for each that
   * gives it a value.
   */
  public List<AttributeModel> optionalFirstValues() {
    List<AttributeModel> needs = upsertNeeds();
    return canUpsert()
        ? entity.attributes().stream()
            .filter(attribute -> attribute.isReadOnly() && !needs.contains(attribute))
            .toList()
        : List.of();
  }

  /** Returns the other components that must be known to change some components. */
  public List<AttributeModel> needs(Collection<AttributeModel> changed) {
    return needs(changed, together);
  }

  private List<AttributeModel> needs(
      Collection<AttributeModel> changed, Collection<DerivedModel> following) {
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : following) {
      if (changed.stream().anyMatch(a -> each.sources().contains(a.component()))) {
        needed.addAll(each.sources());
      }
    }
    changed.forEach(attribute -> needed.remove(attribute.component()));
    updateNeeds().forEach(attribute -> needed.remove(attribute.component()));
    return unknown(needed);
  }

  /**
   * Returns the keys that the values of a component alone can take from an item; empty if an update
   * must know as many components then as otherwise.
   */
  public List<Exit> exits(AttributeModel attribute) {
    List<Exit> exits = Exit.of(entity, derived, attribute);
    boolean isShorter = needsToLeave(attribute, exits).size() < needs(List.of(attribute)).size();
    return isShorter ? exits : List.of();
  }

  /** Returns the other components that must be known to change a component that takes keys away. */
  public List<AttributeModel> needsToLeave(AttributeModel attribute) {
    return needsToLeave(attribute, exits(attribute));
  }

  private List<AttributeModel> needsToLeave(AttributeModel attribute, List<Exit> exits) {
    Set<DerivedModel> left = exits.stream().map(Exit::derived).collect(Collectors.toSet());
    return needs(
        List.of(attribute), together.stream().filter(each -> !left.contains(each)).toList());
  }

  /**
   * Returns the other components that must be known to change some components, or to remove the
   * optional ones among them.
   */
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

  /**
   * Returns the other components that are written with some components, because only a key of both
   * has them. No condition can name them, so an update sets them together.
   */
  List<AttributeModel> onlyInKeysOf(Collection<AttributeModel> changed) {
    return entity.attributes().stream()
        .filter(each -> each.isOnlyInIndex() && !changed.contains(each))
        .filter(
            each ->
                together.stream()
                    .filter(derived -> derived.sources().contains(each.component()))
                    .anyMatch(
                        derived ->
                            changed.stream()
                                .anyMatch(a -> derived.sources().contains(a.component()))))
        .toList();
  }

  /** Adds the components that are written with some components, because only a key has them. */
  List<AttributeModel> withOnlyInKeys(List<AttributeModel> changed) {
    List<AttributeModel> others = changed.isEmpty() ? List.of() : onlyInKeysOf(changed);
    return others.isEmpty()
        ? changed
        : withOnlyInKeys(
            entity.attributes().stream()
                .filter(each -> changed.contains(each) || others.contains(each))
                .toList());
  }

  /** Returns the other components that must be known to remove a component. */
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

  /**
   * Returns the other components that must be known to remove a component with a change of another
   * one, beside those that are known to the change.
   *
   * @param all the components that are removed with it, and itself
   */
  public List<AttributeModel> needsToRemoveWith(
      AttributeModel changed,
      Collection<AttributeModel> known,
      AttributeModel removed,
      Collection<AttributeModel> all) {
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : together) {
      // The change knows all that something is made of together with the changed component.
      if (each.sources().contains(removed.component())
          && !each.sources().contains(changed.component())
          && all.stream().noneMatch(a -> each.required().contains(a.component()))) {
        needed.addAll(each.sources());
      }
    }
    known.forEach(attribute -> needed.remove(attribute.component()));
    all.forEach(attribute -> needed.remove(attribute.component()));
    updateNeeds().forEach(attribute -> needed.remove(attribute.component()));
    return unknown(needed);
  }

  /**
   * Returns the components that must be known for any update, because it changes the modification
   * time.
   */
  public List<AttributeModel> updateNeeds() {
    Set<String> needed = new LinkedHashSet<>();
    for (DerivedModel each : together) {
      if (entity.attributes().stream()
          .anyMatch(a -> a.isOfEachWrite() && each.sources().contains(a.component()))) {
        needed.addAll(each.sources());
      }
    }
    return unknown(needed);
  }

  /**
   * Returns the components that an upsert must be given, so that the created item is complete and
   * all keys are known.
   */
  public List<AttributeModel> upsertNeeds() {
    return entity.attributes().stream()
        .filter(a -> !a.isFilledIn())
        .filter(
            a -> a.isMandatory() || isUsedByUpsert(a) || together(a).anyMatch(this::isUsedByUpsert))
        .toList();
  }

  /** Returns the attributes that a part of an optional flattened record requires. */
  private Stream<AttributeModel> together(AttributeModel attribute) {
    return attribute.together().stream()
        .flatMap(flattened -> flattened.of(entity.attributes()).stream());
  }

  /**
   * Returns whether an upsert makes keys or other attributes of a component, or checks it together
   * with others.
   */
  public boolean isUsedByUpsert(AttributeModel attribute) {
    return isInKey(attribute) || defaultInKey(attribute).isPresent();
  }

  /**
   * Returns an optional component whose default is made of the given one, and which itself a key or
   * another attribute is made of, or which is checked together with others.
   */
  public Optional<AttributeModel> defaultInKey(AttributeModel attribute) {
    return entity.attributes().stream()
        .filter(each -> each.isNullable() && isInKey(each))
        .filter(each -> each.defaultSources().contains(attribute.component()))
        .findFirst();
  }

  /**
   * Returns whether an upsert can know all keys. It can't if a key is made of the creation time and
   * of attributes that can change, because the creation time of an existing item is not known. In
   * the primary key, it would be that of another item.
   */
  public boolean canUpsert() {
    return together.stream().noneMatch(this::dependsOnCreation)
        && entity.attributes().stream().noneMatch(a -> a.isOfCreation() && isInPrimaryKey(a));
  }

  private boolean dependsOnCreation(DerivedModel each) {
    boolean hasCreated = each.sources().stream().anyMatch(entity::isOfCreation);
    boolean isAlwaysThere =
        !each.keys().isEmpty()
            && each.keys().stream().allMatch(key -> key.when() == null && key.nullable().isEmpty());
    return hasCreated && !(isAlwaysThere && each.sinceCreation().size() > 0 && isSeparate(each));
  }

  /**
   * Returns whether something that is made of the creation time is made of nothing else that can
   * change.
   */
  private boolean isSeparate(DerivedModel each) {
    return each.keys().stream()
        .flatMap(key -> key.templates().stream())
        .filter(entity::isMadeOfCreation)
        .flatMap(template -> template.sources().stream())
        .flatMap(source -> entity.components(source).stream())
        .allMatch(
            component ->
                entity.isOfCreation(component) || primary.components().contains(component));
  }

  private List<AttributeModel> unknown(Set<String> components) {
    return entity.attributes().stream()
        .filter(a -> components.contains(a.component()) && !primary.has(a.component()))
        .filter(a -> !a.isOfEachWrite())
        .toList();
  }
}
