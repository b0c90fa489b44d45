package dev.singlet.processor.model.attribute;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The order in which the components of a record get their values: each before the defaults that are
 * made of it.
 */
public final class DefaultOrder {

  private final List<AttributeModel> attributes;
  private final List<AttributeModel> ordered = new ArrayList<>();
  private final Set<AttributeModel> begun = new LinkedHashSet<>();

  private DefaultOrder(List<AttributeModel> attributes) {
    this.attributes = attributes;
  }

  /** Returns the components in that order, and otherwise in the order of their declaration. */
  public static List<AttributeModel> of(List<AttributeModel> attributes) {
    DefaultOrder order = new DefaultOrder(attributes);
    attributes.forEach(order::place);
    return order.ordered;
  }

  /** Returns some of the components with all components that their defaults are made of. */
  public static List<AttributeModel> of(
      List<AttributeModel> wanted, List<AttributeModel> attributes) {
    DefaultOrder order = new DefaultOrder(attributes);
    wanted.forEach(order::place);
    return order.ordered;
  }

  /** Returns whether any default is made of other components. */
  public static boolean matters(List<AttributeModel> attributes) {
    return attributes.stream().anyMatch(attribute -> !attribute.defaultSources().isEmpty());
  }

  /**
   * Returns whether a required component can be null in a record with missing values: the component
   * itself is missing, or a component that its default is made of.
   */
  public static boolean canBeMissed(AttributeModel attribute, List<AttributeModel> attributes) {
    return of(List.of(attribute), attributes).stream().anyMatch(AttributeModel::isRequired);
  }

  /**
   * Returns whether the default of a component is made of that component, directly or through
   * others.
   */
  public static boolean isCircular(AttributeModel attribute, List<AttributeModel> attributes) {
    Set<String> reached = new LinkedHashSet<>(attribute.defaultSources());
    int size = 0;
    while (size < reached.size()) {
      size = reached.size();
      attributes.stream()
          .filter(other -> reached.contains(other.component()))
          .toList()
          .forEach(other -> reached.addAll(other.defaultSources()));
    }
    return reached.contains(attribute.component());
  }

  private void place(AttributeModel attribute) {
    if (!begun.add(attribute)) {
      return;
    }
    for (String source : attribute.defaultSources()) {
      attributes.stream().filter(each -> each.component().equals(source)).forEach(this::place);
    }
    ordered.add(attribute);
  }
}
