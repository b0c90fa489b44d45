package dev.singlet.processor.model.entity;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.attribute.AttributeModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A vector that an update removes if it changes what the vector is made of.
 *
 * @param place the annotation
 * @param attribute the vector
 * @param sources the components that it is made of; none if one of their names is wrong
 */
public record EmbeddingModel(Place place, AttributeModel attribute, List<AttributeModel> sources)
    implements Subject {

  public EmbeddingModel {
    sources = List.copyOf(sources);
  }

  @Override
  public String label() {
    return attribute.component();
  }

  /** Returns the names of the components that it is made of. */
  public List<String> components() {
    return sources.stream().map(AttributeModel::component).toList();
  }

  /**
   * Returns the components whose changes make the vector stale: its sources, the sources of their
   * defaults, and those of a vector among them. No write changes the others for an item that
   * exists. A read-only component changes once if an item can lack it. One that no condition can
   * compare may be another than an upsert gives.
   */
  public List<AttributeModel> watched(EntityModel entity) {
    Set<String> all = origins(entity);
    Dependencies dependencies = new Dependencies(entity);
    return entity.attributes().stream()
        .filter(each -> all.contains(each.component()))
        .filter(each -> !each.isFilledIn() && !dependencies.isFixed(each))
        .filter(
            each -> !each.isReadOnly() || !each.isMandatory() || each.isStated() || each.isOpaque())
        .toList();
  }

  /** Returns whether its value depends on that of a component. */
  public boolean isMadeOf(AttributeModel component, EntityModel entity) {
    return origins(entity).contains(component.component());
  }

  private Set<String> origins(EntityModel entity) {
    Set<String> all = new LinkedHashSet<>(components());
    int known = 0;
    while (known < all.size()) {
      known = all.size();
      for (AttributeModel each : entity.attributes()) {
        if (all.contains(each.component())) {
          all.addAll(each.defaultSources());
        }
      }
      for (EmbeddingModel other : entity.embeddings()) {
        if (all.contains(other.attribute().component())) {
          all.addAll(other.components());
        }
      }
    }
    all.remove(attribute.component());
    return all;
  }
}
