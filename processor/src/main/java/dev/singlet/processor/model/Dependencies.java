package dev.singlet.processor.model;

import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What follows from what in an entity: which components the keys and the stored computed attributes
 * are made of, and so what must be known to change a component.
 */
public final class Dependencies {

  private final EntityModel entity;
  private final Set<Source> primary;
  private final Set<String> knownByKey = new LinkedHashSet<>();
  private final Set<String> inPrimaryKey = new LinkedHashSet<>();
  private final List<DerivedModel> derived = new ArrayList<>();
  private final List<DerivedModel> together = new ArrayList<>();

  /** Finds them out. */
  public Dependencies(EntityModel entity) {
    this.entity = entity;
    this.primary = arguments(List.of(entity.primaryKey()));
    for (Source source : primary) {
      knownByKey.add(source.name());
      inPrimaryKey.addAll(components(source));
    }
    Map<String, List<LinkedKeyModel>> byIndex = new LinkedHashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      if (key.index() != null) {
        byIndex.computeIfAbsent(key.index().name(), name -> new ArrayList<>()).add(key);
      }
    }
    byIndex.values().forEach(this::addIndex);
    entity.computed().stream().filter(c -> c.stored() != null).forEach(this::addComputed);
    together.addAll(derived);
    entity.validates().forEach(v -> together.add(DerivedModel.ofValidate(v)));
  }

  /** What the primary key is computed from. */
  public Set<Source> primary() {
    return primary;
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
    return inPrimaryKey.contains(attribute.component());
  }

  /**
   * Whether a key, a stored computed attribute or what keeps one unique is made of a component, or
   * it is checked together with others.
   */
  public boolean isInKey(AttributeModel attribute) {
    return isInPrimaryKey(attribute)
        || entity.unique().stream().anyMatch(u -> u.components().contains(attribute.component()))
        || together.stream().anyMatch(d -> d.sources().contains(attribute.component()));
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

  /** What must be known besides, to remove a component. */
  public List<AttributeModel> needsToRemove(AttributeModel removed) {
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
        .filter(a -> isMandatory(a) || isInKey(a))
        .toList();
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
        || (attribute.type().declared() instanceof ValueType.SetOf && attribute.isNeverEmpty())
        || (attribute.type().javaType().isPrimitive() && attribute.initial() == null);
  }

  private boolean dependsOnCreation(DerivedModel each) {
    boolean hasCreated = each.sources().stream().anyMatch(this::isCreated);
    boolean isAlwaysThere =
        each.keys().size() == 1 && each.keys().get(0).when() == null && each.required().isEmpty();
    return hasCreated && !(isAlwaysThere && each.sinceCreation().size() > 0 && isSeparate(each));
  }

  /** Whether what is made of the creation time is made of nothing else that can change. */
  private boolean isSeparate(DerivedModel each) {
    LinkedKeyModel key = each.keys().get(0);
    return Stream.of(key.partition(), key.sort())
        .filter(template -> template != null && isMadeOfCreation(template))
        .flatMap(template -> template.sources().stream())
        .flatMap(source -> components(source).stream())
        .allMatch(component -> isCreated(component) || inPrimaryKey.contains(component));
  }

  private void addIndex(List<LinkedKeyModel> keys) {
    LinkedKeyModel first = keys.get(0);
    IndexModel index = Objects.requireNonNull(first.index());
    List<String> attributes = new ArrayList<>();
    List<String> sinceCreation = new ArrayList<>();
    if (!index.isLocal()) {
      addHalf(index.key().partition(), first.partition(), attributes, sinceCreation);
    }
    addHalf(index.key().sort(), first.sort(), attributes, sinceCreation);
    if (!attributes.isEmpty()) {
      Set<Source> arguments = arguments(keys);
      derived.add(
          new DerivedModel(
              index.name(),
              keys,
              null,
              attributes,
              sinceCreation,
              arguments,
              behind(arguments),
              keys.size() == 1 ? nullable(first) : Set.of()));
    }
  }

  private void addHalf(
      @Nullable KeyAttributeModel half,
      @Nullable Template template,
      List<String> attributes,
      List<String> sinceCreation) {
    KeyModel table = entity.primaryKey().key();
    boolean isPrimary = half == null || half.equals(table.partition()) || half.equals(table.sort());
    if (half != null && !isPrimary) {
      attributes.add(half.name());
      if (template != null && isMadeOfCreation(template)) {
        sinceCreation.add(half.name());
      }
    }
  }

  private void addComputed(ComputedModel computed) {
    Set<Source> arguments = Set.of(computed.source());
    String stored = Objects.requireNonNull(computed.stored());
    derived.add(
        new DerivedModel(
            computed.name() + "()",
            List.of(),
            computed,
            List.of(stored),
            List.of(),
            arguments,
            behind(arguments),
            Set.of()));
  }

  private boolean isMadeOfCreation(Template template) {
    return template.sources().stream()
        .flatMap(source -> components(source).stream())
        .anyMatch(this::isCreated);
  }

  private static Set<Source> arguments(List<LinkedKeyModel> keys) {
    Set<Source> arguments = new LinkedHashSet<>();
    for (LinkedKeyModel key : keys) {
      boolean isLocal = key.index() != null && key.index().isLocal();
      if (!isLocal) {
        arguments.addAll(key.partition().sources());
      }
      if (key.sort() != null) {
        arguments.addAll(key.sort().sources());
      }
      if (key.when() != null) {
        key.when().terms().forEach(term -> arguments.add(term.source()));
      }
    }
    return arguments;
  }

  /** The sources that a key can't be made without, so that an item lacking one has no such key. */
  private static Set<String> nullable(LinkedKeyModel key) {
    Set<String> nullable = new LinkedHashSet<>();
    Stream.of(key.partition(), key.sort())
        .filter(template -> template != null)
        .flatMap(template -> template.sources().stream())
        .filter(source -> source.isNullable() && !source.isComputed())
        .forEach(source -> nullable.add(source.name()));
    return nullable;
  }

  private Set<String> behind(Set<Source> arguments) {
    Set<String> names = new LinkedHashSet<>();
    for (Source source : arguments) {
      if (knownByKey.contains(source.name())) {
        names.add(source.name());
      } else {
        names.addAll(components(source));
      }
    }
    return names;
  }

  /** The components that a source is, or is computed from. */
  private List<String> components(Source source) {
    return source.isComputed()
        ? entity.computed().stream()
            .filter(computed -> computed.name().equals(source.name()))
            .flatMap(computed -> computed.parameters().stream())
            .toList()
        : List.of(source.name());
  }

  private List<AttributeModel> unknown(Set<String> components) {
    return entity.attributes().stream()
        .filter(a -> components.contains(a.component()) && !knownByKey.contains(a.component()))
        .filter(a -> a.stamp() != Stamp.MODIFIED)
        .toList();
  }

  private boolean isCreated(String component) {
    return entity.attributes().stream()
        .anyMatch(a -> a.stamp() == Stamp.CREATED && a.component().equals(component));
  }
}
