package dev.singlet.examples.shared.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds entities to ask for: among those that were loaded, or where there are none of a kind, among
 * the built-in ones.
 *
 * @param loaded the entities in the table
 * @param builtIn some of each kind
 * @param <E> the table's interface
 */
public record Arguments<E>(List<E> loaded, List<E> builtIn) {

  /** Copies the lists. */
  public Arguments {
    loaded = List.copyOf(loaded);
    builtIn = List.copyOf(builtIn);
  }

  /** The first entity of a kind. */
  public <T extends E> T first(Class<T> kind) {
    return all(kind).get(0);
  }

  /** The first entity out of the largest group; the first such group, if several are as large. */
  public <T extends E> T firstOfMost(Class<T> kind, Function<T, ?> group) {
    Map<?, List<T>> groups =
        all(kind).stream()
            .collect(Collectors.groupingBy(group, LinkedHashMap::new, Collectors.toList()));
    List<T> largest = List.of();
    for (List<T> members : groups.values()) {
      largest = members.size() > largest.size() ? members : largest;
    }
    return largest.get(0);
  }

  private <T extends E> List<T> all(Class<T> kind) {
    List<T> found = all(kind, loaded);
    return found.isEmpty() ? all(kind, builtIn) : found;
  }

  private static <T> List<T> all(Class<T> kind, List<?> entities) {
    return entities.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
