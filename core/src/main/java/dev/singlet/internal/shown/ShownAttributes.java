package dev.singlet.internal.shown;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ItemType;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The attributes of a request whose values may be shown. A request can concern several entities,
 * and does not tell the entity of each attribute: an attribute is hidden if one of them hides it.
 * If one of them hides anything, attributes that none of them knows are hidden, too.
 *
 * @param entities the entities that the request concerns; if there are none, nothing is shown
 * @param known the attributes of these entities, with their older names
 * @param keys the primary key attributes
 * @param areKeysShown false if keys are hidden, whatever the entities say
 */
public record ShownAttributes(
    List<EntityType<?>> entities, Set<String> known, Set<String> keys, boolean areKeysShown) {

  /** Returns the attributes of the entities of some types. */
  public static ShownAttributes of(Collection<? extends ItemType<?>> types) {
    Set<EntityType<?>> entities = new HashSet<>();
    types.forEach(type -> entities.addAll(type.entities()));
    Set<String> known = new HashSet<>();
    Set<String> keys = new HashSet<>();
    for (EntityType<?> entity : entities) {
      known.addAll(entity.attributeNames());
      entity.olderNames().values().forEach(known::addAll);
      keys.addAll(entity.table().key().names());
    }
    return new ShownAttributes(List.copyOf(entities), known, keys, true);
  }

  /** Returns these attributes without keys, unless all values are shown. */
  ShownAttributes withoutKeys() {
    return new ShownAttributes(entities, known, keys, areAll());
  }

  /** Returns whether the value of an attribute may be shown. */
  boolean has(String attribute) {
    return areAll()
        || (known.contains(attribute)
            && entities.stream().allMatch(entity -> entity.isShown(attribute))
            && (areKeysShown || !isKey(attribute)));
  }

  /** Returns whether all values may be shown, also those of unknown attributes. */
  boolean areAll() {
    return !entities.isEmpty() && entities.stream().allMatch(EntityType::showsAll);
  }

  boolean isKey(String attribute) {
    return keys.contains(attribute);
  }
}
