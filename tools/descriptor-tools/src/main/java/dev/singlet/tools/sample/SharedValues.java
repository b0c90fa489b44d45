package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.RelationshipDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds components that mean the same thing, so that sample items of different entities meet in a
 * partition. Two do if they are at the same place of equal partition templates, such as {@code
 * owner} and {@code originalOwner} in {@code REPO#{...}}; or if they have one name and one type,
 * and each is in a key. So do those that a relationship joins which only the model names.
 *
 * <p>Entities that share a key space, such as users and organizations, are never the same thing.
 */
final class SharedValues {

  private final Map<Spot, Spot> parents = new HashMap<>();
  private final Map<Spot, Set<String>> names = new HashMap<>();
  private final List<Set<String>> alternatives = new ArrayList<>();

  static SharedValues of(TableDescriptor table) {
    SharedValues shared = new SharedValues();
    shared.findAlternatives(table);
    Map<String, Spot> byPlace = new HashMap<>();
    Map<String, Spot> byName = new HashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      Set<String> inKeys = new HashSet<>();
      for (LinkedKeyDescriptor key : entity.keys()) {
        for (TemplateDescriptor template : key.templates()) {
          template.values().forEach(value -> inKeys.add(value.source()));
        }
        key.partition().forEach(template -> shared.joinByPlace(entity, template, byPlace));
      }
      for (AttributeDescriptor attribute : entity.attributes()) {
        if (inKeys.contains(attribute.component())) {
          String name = attribute.component() + " " + attribute.type().java();
          shared.join(new Spot(entity.name(), attribute.component()), name, byName);
        }
      }
    }
    table.entities().forEach(entity -> shared.joinOwners(table, entity));
    return shared;
  }

  /**
   * Joins the key of an entity to that of an owner which only the model names, if the one can begin
   * with the other. So an item belongs to one that there is.
   */
  private void joinOwners(TableDescriptor table, EntityDescriptor entity) {
    List<String> key = key(entity);
    for (RelationshipDescriptor relationship : entity.relationships()) {
      EntityDescriptor owner = table.entity(relationship.owner()).orElse(null);
      List<String> owned = owner == null ? List.of() : key(owner);
      if (owner == null || relationship.isHidden() || owned.size() > key.size()) {
        continue;
      }
      List<Spot> meanings =
          owned.stream().map(component -> meaning(owner.name(), component)).toList();
      boolean isShown =
          key.stream().map(each -> meaning(entity.name(), each)).anyMatch(meanings::contains);
      for (int i = 0; !isShown && i < owned.size(); i++) {
        if (type(entity, key.get(i)).equals(type(owner, owned.get(i)))) {
          join(new Spot(entity.name(), key.get(i)), new Spot(owner.name(), owned.get(i)));
        }
      }
    }
  }

  private static List<String> key(EntityDescriptor entity) {
    return entity.primaryKey().templates().stream()
        .flatMap(template -> template.values().stream())
        .map(TemplateDescriptor.Part.Value::source)
        .distinct()
        .toList();
  }

  private static String type(EntityDescriptor entity, String component) {
    return entity.attribute(component).map(each -> each.type().java()).orElse(component);
  }

  private void joinByPlace(
      EntityDescriptor entity, TemplateDescriptor template, Map<String, Spot> byPlace) {
    StringBuilder place = new StringBuilder();
    List<TemplateDescriptor.Part> parts = template.parts();
    for (TemplateDescriptor.Part part : parts) {
      if (part instanceof TemplateDescriptor.Part.Value value) {
        place.append("{}");
        if (entity.attribute(value.source()).isPresent() && hasText(parts)) {
          join(new Spot(entity.name(), value.source()), place.toString(), byPlace);
        }
      } else {
        place.append(part);
      }
    }
  }

  /** A template of values alone says nothing about what they are. */
  private static boolean hasText(List<TemplateDescriptor.Part> parts) {
    return parts.get(0) instanceof Text text && text.text().chars().anyMatch(Character::isLetter);
  }

  /** Finds components that tell entities with the same shape of key apart. */
  private void findAlternatives(TableDescriptor table) {
    Map<String, Set<String>> byShape = new HashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      List<TemplateDescriptor.Part.Value> values = new ArrayList<>();
      StringBuilder shape = new StringBuilder();
      for (TemplateDescriptor template : entity.primaryKey().templates()) {
        template.parts().forEach(part -> shape.append(part instanceof Text ? part : "{}"));
        shape.append('\n');
        values.addAll(template.values());
      }
      if (!values.isEmpty()) {
        String last = values.get(values.size() - 1).source();
        byShape.computeIfAbsent(shape.toString(), any -> new HashSet<>()).add(last);
      }
    }
    alternatives.addAll(byShape.values());
  }

  private void join(Spot spot, String meaning, Map<String, Spot> known) {
    Spot other = known.putIfAbsent(meaning, spot);
    if (other != null) {
      join(spot, other);
    }
  }

  private void join(Spot spot, Spot other) {
    if (root(spot).equals(root(other))) {
      return;
    }
    Set<String> all = new HashSet<>(namesOf(root(spot)));
    all.addAll(namesOf(root(other)));
    for (Set<String> different : alternatives) {
      if (different.stream().filter(all::contains).count() > 1) {
        return;
      }
    }
    parents.put(root(spot), root(other));
    names.put(root(other), all);
  }

  private Set<String> namesOf(Spot root) {
    return names.getOrDefault(root, Set.of(root.component()));
  }

  private Spot root(Spot spot) {
    Spot root = spot;
    for (Spot parent = parents.get(root); parent != null && !parent.equals(root); ) {
      root = parent;
      parent = parents.get(root);
    }
    return root;
  }

  /** Returns the component that stands for all that mean the same. */
  Spot meaning(String entity, String component) {
    return root(new Spot(entity, component));
  }
}
