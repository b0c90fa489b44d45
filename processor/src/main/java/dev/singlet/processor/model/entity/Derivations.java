package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the attributes that are written in addition to the components of an entity, and the sources
 * of these attributes.
 */
final class Derivations {

  private final EntityModel entity;
  private final PrimaryKeyParts primary;
  private final KeyArguments ofItem;
  private final List<DerivedModel> derived = new ArrayList<>();

  private Derivations(EntityModel entity, PrimaryKeyParts primary) {
    this.entity = entity;
    this.primary = primary;
    this.ofItem = KeyArguments.ofItem(entity);
  }

  static List<DerivedModel> of(EntityModel entity, PrimaryKeyParts primary) {
    Derivations derivations = new Derivations(entity, primary);
    derivations.indexes().forEach(derivations::addIndexes);
    derivations.addKeyComponents();
    entity.computed().stream().filter(c -> c.stored() != null).forEach(derivations::addComputed);
    return derivations.derived;
  }

  /**
   * Returns the linked keys of each index. Indexes are taken together if they share a computed
   * attribute that an item may have for one of them and not for the other.
   */
  private List<List<LinkedKeyModel>> indexes() {
    Map<String, List<LinkedKeyModel>> byIndex = new LinkedHashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      if (key.index() != null) {
        byIndex.computeIfAbsent(key.index().name(), name -> new ArrayList<>()).add(key);
      }
    }
    List<List<LinkedKeyModel>> groups = new ArrayList<>();
    for (List<LinkedKeyModel> keys : byIndex.values()) {
      List<LinkedKeyModel> group = new ArrayList<>();
      for (List<LinkedKeyModel> other : List.copyOf(groups)) {
        boolean areCertain =
            Stream.of(other, keys).flatMap(List::stream).allMatch(LinkedKeyModel::isAlwaysThere);
        if (!areCertain && other.stream().anyMatch(key -> share(key, keys.get(0)))) {
          group.addAll(other);
          groups.remove(other);
        }
      }
      group.addAll(keys);
      groups.add(group);
    }
    return groups;
  }

  private boolean share(LinkedKeyModel left, LinkedKeyModel right) {
    return computedAttributes(left).stream().anyMatch(computedAttributes(right)::contains);
  }

  private List<String> computedAttributes(LinkedKeyModel key) {
    return key.ownHalves().stream()
        .map(half -> half.attribute().name())
        .filter(this::isComputed)
        .toList();
  }

  private boolean isComputed(String attribute) {
    return !isOfTable(attribute) && !entity.storesAnyway(attribute);
  }

  private boolean isOfTable(String attribute) {
    return entity.primaryKey().key().names().contains(attribute);
  }

  private void addIndexes(List<LinkedKeyModel> keys) {
    Set<String> attributes = new LinkedHashSet<>();
    Set<String> sinceCreation = new LinkedHashSet<>();
    for (LinkedKeyModel key : keys) {
      key.ownHalves().stream()
          .filter(half -> isComputed(half.attribute().name()))
          .forEach(
              half -> {
                attributes.add(half.attribute().name());
                if (entity.isMadeOfCreation(half.template())) {
                  sinceCreation.add(half.attribute().name());
                }
              });
    }
    if (!attributes.isEmpty()) {
      Map<Source, List<Part.Value>> arguments = arguments(keys);
      Set<String> sources = behind(arguments);
      List<AttributeModel> beside =
          keys.stream().flatMap(key -> keyComponents(key).stream()).distinct().toList();
      if (beside.size() == 1
          && !beside.get(0).isOfCreation()
          && sources.stream().allMatch(primary::has)) {
        // A change of that half completes the keys of older items, and asks for nothing more.
        sources.add(beside.get(0).component());
      }
      derived.add(
          new DerivedModel(
              Objects.requireNonNull(keys.get(0).index()).name(),
              keys,
              null,
              null,
              List.copyOf(attributes),
              List.copyOf(sinceCreation),
              arguments.keySet(),
              sources,
              required(keys)));
    }
  }

  /** Returns the components that are themselves halves of a key. */
  private List<AttributeModel> keyComponents(LinkedKeyModel key) {
    return key.ownHalves().stream()
        .map(half -> half.attribute().name())
        .filter(name -> !isOfTable(name))
        .flatMap(name -> entity.storedAs(name).stream())
        .toList();
  }

  private void addKeyComponents() {
    Set<String> added = new HashSet<>();
    for (LinkedKeyModel key : entity.keys()) {
      for (AttributeModel attribute : keyComponents(key)) {
        if (added.add(attribute.component())) {
          derived.add(ofComponent(attribute, key));
        }
      }
    }
  }

  private static DerivedModel ofComponent(AttributeModel attribute, LinkedKeyModel key) {
    Set<String> sources = Set.of(attribute.component());
    return new DerivedModel(
        "{" + attribute.component() + "}",
        List.of(key),
        attribute,
        null,
        List.of(attribute.stored()),
        attribute.isOfCreation() ? List.of(attribute.stored()) : List.of(),
        Set.of(attribute.source()),
        sources,
        attribute.isNullable() ? sources : Set.of());
  }

  private void addComputed(ComputedModel computed) {
    Map<Source, List<Part.Value>> arguments = Map.of(computed.source(), asItIs(computed.source()));
    derived.add(
        new DerivedModel(
            computed.name() + "()",
            List.of(),
            null,
            computed,
            List.of(Objects.requireNonNull(computed.stored())),
            List.of(),
            arguments.keySet(),
            behind(arguments),
            Set.of()));
  }

  /**
   * Returns the sources of the computed attributes of keys, with their forms. Of halves that are
   * not computed, only their presence matters.
   */
  private Map<Source, List<Part.Value>> arguments(List<LinkedKeyModel> keys) {
    Map<Source, List<Part.Value>> arguments = new LinkedHashMap<>();
    for (LinkedKeyModel key : keys) {
      key.ownHalves()
          .forEach(
              half -> {
                boolean isComputed = isComputed(half.attribute().name());
                half.template().values().stream()
                    .filter(value -> isComputed || value.source().isNullable())
                    .forEach(value -> uses(arguments, value.source()).add(value));
              });
      if (key.when() != null) {
        key.when()
            .terms()
            .forEach(term -> uses(arguments, term.source()).addAll(asItIs(term.source())));
      }
    }
    return arguments;
  }

  private static List<Part.Value> uses(Map<Source, List<Part.Value>> arguments, Source source) {
    return arguments.computeIfAbsent(source, any -> new ArrayList<>());
  }

  private static List<Part.Value> asItIs(Source source) {
    return List.of(new Part.Value(source, List.of()));
  }

  /** Returns the sources that all of the keys require. */
  private static Set<String> required(List<LinkedKeyModel> keys) {
    Map<String, List<LinkedKeyModel>> byIndex = new LinkedHashMap<>();
    for (LinkedKeyModel key : keys) {
      String index = Objects.requireNonNull(key.index()).name();
      byIndex.computeIfAbsent(index, name -> new ArrayList<>()).add(key);
    }
    Set<String> required = keys.get(0).nullable();
    for (List<LinkedKeyModel> ofIndex : byIndex.values()) {
      required.retainAll(ofIndex.size() == 1 ? ofIndex.get(0).nullable() : Set.of());
    }
    return required;
  }

  private Set<String> behind(Map<Source, ? extends Collection<Part.Value>> arguments) {
    Set<String> names = new LinkedHashSet<>();
    arguments.forEach(
        (source, uses) -> {
          if (!primary.fixes(uses) || ofItem.computes(source)) {
            names.addAll(entity.components(source));
          } else if (source.isComputed() || primary.fixes(source)) {
            names.add(source.name());
          }
        });
    return names;
  }
}
