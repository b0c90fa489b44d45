package dev.singlet.examples.shared;

import dev.singlet.examples.shared.entity.EntityKinds;
import dev.singlet.examples.shared.report.Calls;
import dev.singlet.examples.shared.report.Example;
import java.util.List;
import java.util.function.Function;

/**
 * The subject of a program.
 *
 * @param name what the table holds, for the help text: {@code a GitHub}
 * @param sampleRow one row of a data file, for the help text
 * @param kinds the kinds of entity in the table
 * @param builtIn the entities to load where no file is given
 * @param examples the access patterns, asked about the entities that were loaded
 * @param calls the examples' calls in the source
 * @param <E> the table's interface
 */
public record Subject<E>(
    String name,
    String sampleRow,
    EntityKinds<E> kinds,
    List<E> builtIn,
    Function<List<E>, List<Example<E>>> examples,
    Calls calls) {

  /** Copies the entities. */
  public Subject {
    builtIn = List.copyOf(builtIn);
  }

  String tableName() {
    return kinds.schema().name();
  }

  boolean hasStamps() {
    return kinds.all().stream().anyMatch(kind -> kind.type().created() != null);
  }
}
