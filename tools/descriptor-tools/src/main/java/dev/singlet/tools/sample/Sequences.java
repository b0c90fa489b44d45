package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The beginnings of the numbers of entities. Entities of one parent that each have a number of
 * their own, such as issues and pull requests of a repository, have different numbers, as if they
 * were taken from one sequence. Programs often do so, and where they don't, no number is wrong.
 */
final class Sequences {

  private final SharedValues shared;
  private final Map<Spot, Integer> starts = new HashMap<>();

  private Sequences(SharedValues shared) {
    this.shared = shared;
  }

  static Sequences of(TableDescriptor table, SharedValues shared) {
    Sequences sequences = new Sequences(shared);
    Map<List<Spot>, List<Spot>> numbers = new HashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      List<Spot> key =
          entity.primaryKey().templates().stream()
              .flatMap(template -> template.values().stream())
              .map(TemplateDescriptor.Part.Value::source)
              .distinct()
              .map(source -> shared.meaning(entity.name(), source))
              .toList();
      int last = key.size() - 1;
      // Without a parent, nothing says that numbers belong together.
      if (last > 0 && isNumber(entity, last)) {
        sequences.add(
            key.get(last), numbers.computeIfAbsent(key.subList(0, last), of -> new ArrayList<>()));
      }
    }
    return sequences;
  }

  private static boolean isNumber(EntityDescriptor entity, int place) {
    return entity.primaryKey().templates().stream()
        .flatMap(template -> template.values().stream())
        .map(TemplateDescriptor.Part.Value::source)
        .distinct()
        .skip(place)
        .findFirst()
        .flatMap(entity::attribute)
        .map(AttributeDescriptor::type)
        .map(StoredType::scalar)
        .filter(scalar -> scalar.isInteger() && !scalar.hasTime())
        .isPresent();
  }

  private void add(Spot number, List<Spot> siblings) {
    if (!siblings.contains(number)) {
      starts.putIfAbsent(number, siblings.size() * Ordinals.OF_ONE_PARENT);
      siblings.add(number);
    }
  }

  /** Returns how many numbers other entities have before the first one of a component. */
  int start(EntityDescriptor entity, AttributeDescriptor attribute) {
    return starts.getOrDefault(shared.meaning(entity.name(), attribute.component()), 0);
  }
}
