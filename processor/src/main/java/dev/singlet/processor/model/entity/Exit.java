package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.key.Condition.Term;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The key attributes that an item loses if one component has certain values, whatever the other
 * components are.
 *
 * @param derived the key attributes
 * @param component the component
 * @param conditions for each linked key that can have these attributes, the terms of its condition
 *     that depend on the component alone; the item loses the attributes if a term of each key
 *     doesn't hold
 */
public record Exit(DerivedModel derived, AttributeModel component, List<List<Term>> conditions) {

  /**
   * Returns the key attributes that a component can take from an item; empty if no value takes all
   * of them.
   */
  static List<Exit> of(EntityModel entity, List<DerivedModel> all, AttributeModel component) {
    List<Exit> exits = new ArrayList<>();
    for (DerivedModel derived : all) {
      List<List<Term>> conditions =
          derived.keys().stream().map(key -> terms(entity, key, component)).toList();
      if (derived.component() == null && canFail(conditions)) {
        exits.add(new Exit(derived, component, conditions));
      }
    }
    List<List<Term>> together = exits.stream().flatMap(exit -> exit.conditions().stream()).toList();
    return canFail(together) ? exits : List.of();
  }

  private static List<Term> terms(
      EntityModel entity, LinkedKeyModel key, AttributeModel component) {
    return key.when() == null
        ? List.of()
        : key.when().terms().stream()
            .filter(term -> entity.components(term.source()).equals(List.of(component.component())))
            .toList();
  }

  /** Returns whether none of some conditions holds for some value that is there. */
  private static boolean canFail(List<List<Term>> conditions) {
    if (conditions.isEmpty() || conditions.stream().anyMatch(List::isEmpty)) {
      return false;
    }
    List<Term> all = conditions.stream().flatMap(List::stream).toList();
    Source source = all.get(0).source();
    return all.stream().anyMatch(term -> !term.source().equals(source))
        || values(source, all)
            .anyMatch(
                value ->
                    conditions.stream()
                        .allMatch(terms -> terms.stream().anyMatch(term -> !term.takes(value))));
  }

  /** Returns the values of a source that conditions tell apart. */
  private static Stream<String> values(Source source, List<Term> terms) {
    if (source.type() instanceof ValueType.Enumeration enumeration) {
      return enumeration.constants().stream().map(ValueType.EnumConstant::name);
    }
    if (source.type().is(Kind.BOOLEAN)) {
      return Stream.of("true", "false");
    }
    Set<String> named =
        terms.stream().flatMap(term -> term.values().stream()).collect(Collectors.toSet());
    return Stream.concat(named.stream(), Stream.of("other than " + named));
  }

  /** Returns the names of the indexes whose keys have the attributes. */
  public List<String> indexes() {
    return derived.keys().stream()
        .flatMap(key -> Stream.ofNullable(key.index()))
        .map(IndexModel::name)
        .distinct()
        .toList();
  }

  /** Returns the values that the conditions need. */
  public Set<Source> arguments() {
    return conditions.stream()
        .flatMap(List::stream)
        .map(Term::source)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
