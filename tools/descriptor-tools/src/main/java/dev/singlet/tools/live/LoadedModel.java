package dev.singlet.tools.live;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.GeneratedClass;
import dev.singlet.tools.source.Models;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The entities of a table, by the classes that were generated for its model. */
final class LoadedModel {

  private LoadedModel() {}

  /**
   * Returns the entities of a table.
   *
   * @throws UnusableTableException if a class can't be used
   */
  static CollectionType<?> of(TableDescriptor model, ClassLoader classes) {
    List<EntityType<?>> types = new ArrayList<>();
    for (EntityDescriptor entity : model.entities()) {
      types.add(type(entity, classes));
    }
    return new CollectionType<>(types.get(0).table(), model.java(), types);
  }

  /**
   * Returns the entities of the only table that was taken. The files of a backfill are of one
   * table.
   *
   * @throws UserErrorException if several tables were taken
   */
  static CollectionType<?> ofOneTable(Models models) {
    if (models.tables().size() > 1) {
      throw new UserErrorException(
          "A backfill is of one table. Name one of these: "
              + models.tables().stream()
                  .map(TableDescriptor::java)
                  .collect(Collectors.joining(", "))
              + ".");
    }
    return of(models.tables().get(0), models.classes());
  }

  private static EntityType<?> type(EntityDescriptor entity, ClassLoader classes) {
    String name =
        GeneratedClass.nameFor(entity)
            .orElseThrow(
                () -> new UnusableTableException(entity.name() + " has no access pattern."));
    try {
      return (EntityType<?>) GeneratedClass.load(name, classes).call("type");
    } catch (GeneratedClass.Unusable unusable) {
      throw new UnusableTableException(
          "Items of "
              + entity.name()
              + " can't be read: "
              + unusable.why()
              + " Name the classes that it uses by --classpath.",
          unusable);
    }
  }
}
