package dev.singlet.examples.github;

import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.github.model.GitHub;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds entities to ask for: among those that were loaded, or where there are none of a kind, among
 * the built-in ones.
 */
final class Arguments {

  private final List<GitHub> loaded;

  Arguments(List<GitHub> loaded) {
    this.loaded = List.copyOf(loaded);
  }

  /** The first entity of a kind. */
  <T extends GitHub> T first(Class<T> kind) {
    return all(kind).get(0);
  }

  /** The first entity out of the largest group; the first such group, if several are as large. */
  <T extends GitHub> T firstOfMost(Class<T> kind, Function<T, ?> group) {
    Map<?, List<T>> groups =
        all(kind).stream()
            .collect(Collectors.groupingBy(group, LinkedHashMap::new, Collectors.toList()));
    List<T> largest = List.of();
    for (List<T> members : groups.values()) {
      largest = members.size() > largest.size() ? members : largest;
    }
    return largest.get(0);
  }

  private <T extends GitHub> List<T> all(Class<T> kind) {
    List<T> found = all(kind, loaded);
    return found.isEmpty() ? all(kind, SampleData.entities()) : found;
  }

  private static <T extends GitHub> List<T> all(Class<T> kind, List<GitHub> entities) {
    return entities.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
