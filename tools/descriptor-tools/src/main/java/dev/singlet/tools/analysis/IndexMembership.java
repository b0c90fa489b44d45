package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Values;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The indexes that hold the items of an entity, and that take units. DynamoDB asks only for the
 * attributes: an item that has all key attributes of an index is in it, also if no key of the
 * entity is meant for it. Vector indexes are left out, because DynamoDB counts their bytes.
 *
 * @param always the indexes that every item is in
 * @param sometimes the indexes that an item is in if it has a value or a condition holds
 */
record IndexMembership(List<String> always, List<String> sometimes) {

  static IndexMembership of(TableDescriptor table, EntityDescriptor entity) {
    Set<String> sure = new HashSet<>(names(table.key()));
    Set<String> possible = new HashSet<>(sure);
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (!attribute.isAttribute()) {
        continue;
      }
      possible.add(attribute.name());
      if (!Values.mayBeAbsent(entity, attribute.component())) {
        sure.add(attribute.name());
      }
    }
    List<IndexDescriptor> indexes =
        table.indexes().stream().filter(index -> !index.isVector()).toList();
    for (IndexDescriptor index : indexes) {
      List<LinkedKeyDescriptor> keys = entity.keysOn(index.name());
      if (!keys.isEmpty()) {
        keys.forEach(key -> possible.addAll(TemplateShape.attributes(key.templates())));
        if (isAlwaysThere(entity, keys)) {
          keys.forEach(key -> sure.addAll(TemplateShape.attributes(key.templates())));
        }
      }
    }
    List<String> always = new ArrayList<>();
    List<String> sometimes = new ArrayList<>();
    for (IndexDescriptor index : indexes) {
      List<String> attributes = names(index.key());
      if (sure.containsAll(attributes)) {
        always.add(index.name());
      } else if (possible.containsAll(attributes)) {
        sometimes.add(index.name());
      }
    }
    return new IndexMembership(always, sometimes);
  }

  private static List<String> names(KeyDescriptor key) {
    return Stream.concat(key.partition().stream(), key.sort().stream())
        .map(KeyDescriptor.Attribute::name)
        .toList();
  }

  /** An item is in an index if its key there has no condition and no value that may be absent. */
  private static boolean isAlwaysThere(EntityDescriptor entity, List<LinkedKeyDescriptor> keys) {
    return keys.stream().allMatch(key -> hasAllValues(entity, key)) && areExhaustive(entity, keys);
  }

  private static boolean hasAllValues(EntityDescriptor entity, LinkedKeyDescriptor key) {
    return TemplateShape.sources(key.templates()).stream()
        .noneMatch(source -> Values.mayBeAbsent(entity, source));
  }

  /** Conditions leave no item out if they are on one enum and name all of its constants. */
  private static boolean areExhaustive(EntityDescriptor entity, List<LinkedKeyDescriptor> keys) {
    Set<String> sources = new HashSet<>();
    Set<String> named = new HashSet<>();
    for (LinkedKeyDescriptor key : keys) {
      ConditionDescriptor when = key.when();
      if (when == null) {
        return true;
      }
      if (when.terms().size() != 1
          || when.terms().get(0).isNegated()
          || when.terms().get(0).isPresence()) {
        return false;
      }
      sources.add(when.terms().get(0).source());
      named.addAll(when.terms().get(0).values());
    }
    List<String> constants =
        sources.size() == 1 ? constants(entity, sources.iterator().next()) : List.of();
    return !constants.isEmpty() && named.containsAll(constants);
  }

  /** Returns the constants of an enum that is always there; none for any other source. */
  private static List<String> constants(EntityDescriptor entity, String source) {
    return entity
        .attribute(source)
        .filter(attribute -> !attribute.isNullable())
        .map(attribute -> attribute.type().constants().stream().map(EnumConstant::name).toList())
        .orElse(List.of());
  }
}
