package dev.singlet.model.comparison;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Two models of one table. */
record Tables(TableDescriptor before, TableDescriptor after) {

  /**
   * An entity in two models.
   *
   * @param before the entity in the old model; null if that lacks it
   * @param after the entity in the new model; null if that lacks it
   */
  record Pair(Tables tables, @Nullable EntityDescriptor before, @Nullable EntityDescriptor after) {}

  /** Returns the entities of both models, those of the new model first. */
  List<Pair> entities() {
    List<EntityDescriptor> gone = new ArrayList<>(before.entities());
    List<Pair> pairs = new ArrayList<>();
    List<EntityDescriptor> open = new ArrayList<>();
    for (EntityDescriptor entity : after.entities()) {
      Optional<EntityDescriptor> same = find(gone, entity);
      same.ifPresent(gone::remove);
      same.ifPresentOrElse(each -> pairs.add(new Pair(this, each, entity)), () -> open.add(entity));
    }
    for (EntityDescriptor entity : open) {
      EntityDescriptor same =
          gone.stream().filter(each -> each.java().equals(entity.java())).findFirst().orElse(null);
      gone.remove(same);
      pairs.add(new Pair(this, same, entity));
    }
    gone.forEach(each -> pairs.add(new Pair(this, each, null)));
    return pairs;
  }

  private static Optional<EntityDescriptor> find(
      List<EntityDescriptor> entities, EntityDescriptor entity) {
    return entities.stream()
        .filter(each -> each.name().equals(entity.name()))
        .findFirst()
        .or(
            () ->
                entities.stream()
                    .filter(
                        each ->
                            entity.aliases().contains(each.name())
                                || each.aliases().contains(entity.name()))
                    .findFirst());
  }
}
