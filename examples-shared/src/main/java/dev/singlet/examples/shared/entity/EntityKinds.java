package dev.singlet.examples.shared.entity;

import dev.singlet.item.Put;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All kinds of entity in a table.
 *
 * @param schema the table
 * @param sets the names of the attributes that are sets of strings, which JSON can't tell from
 *     lists
 * @param all the kinds
 * @param <E> the table's interface
 */
public record EntityKinds<E>(
    TableSchema schema, Set<String> sets, List<EntityKind<? extends E>> all) {

  /** Copies the kinds. */
  public EntityKinds {
    sets = Set.copyOf(sets);
    all = List.copyOf(all);
  }

  /** Writes an entity of whatever kind. */
  public Put<? extends E> put(E entity) {
    return of(entity).put(entity);
  }

  /**
   * Returns the shown values of an entity of whatever kind, under the names its attributes are
   * stored by.
   */
  public Map<String, @Nullable Object> values(E entity) {
    return of(entity).values(entity);
  }

  /** The kind of the given name. */
  public Optional<EntityKind<? extends E>> named(String name) {
    for (EntityKind<? extends E> kind : all) {
      if (kind.type().name().equals(name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  private EntityKind<? extends E> of(E entity) {
    return all.stream().filter(kind -> kind.record().isInstance(entity)).findFirst().orElseThrow();
  }
}
