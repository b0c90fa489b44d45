package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The arguments from which a method makes a key. A computed part is not an argument if the key has
 * all components that it is computed of, each in a form that tells its value.
 *
 * @param given the arguments
 * @param computed the parts that are computed of them
 */
public record KeyArguments(Set<Source> given, List<ComputedModel> computed) {

  public KeyArguments {
    given = Collections.unmodifiableSet(new LinkedHashSet<>(given));
    computed = List.copyOf(computed);
  }

  /** Returns the arguments of an item's primary key. */
  public static KeyArguments ofItem(EntityModel entity) {
    LinkedKeyModel key = entity.primaryKey();
    return of(entity, key.sources(), key.templates());
  }

  /**
   * Returns the arguments of a query of a partition. A query across partitions takes each of them,
   * because one of them has several values.
   */
  public static KeyArguments ofQuery(EntityModel entity, LinkedKeyModel key) {
    return key.across().isEmpty()
        ? of(entity, key.arguments(), key.partition())
        : new KeyArguments(key.arguments(), List.of());
  }

  private static KeyArguments of(
      EntityModel entity, Set<Source> sources, Collection<Template> templates) {
    Set<String> told = new LinkedHashSet<>();
    templates.stream()
        .flatMap(template -> template.values().stream())
        .filter(value -> !value.source().isComputed() && value.isExact())
        .forEach(value -> told.add(value.source().name()));
    Set<Source> given = new LinkedHashSet<>();
    List<ComputedModel> computed = new ArrayList<>();
    for (Source source : sources) {
      if (source.isComputed()
          && !source.isNullable()
          && told.containsAll(entity.components(source))) {
        computed.add(entity.computedAs(source));
      } else {
        given.add(source);
      }
    }
    return new KeyArguments(given, computed);
  }

  /** Returns whether a part is computed of the arguments. */
  boolean computes(Source source) {
    return computed.stream().anyMatch(each -> each.source().equals(source));
  }
}
