package kinds;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.util.List;

/**
 * Shares a partition of an index with {@link Noted}, where nothing tells them apart, and computes
 * something of what can come back in another form, and of what can't.
 */
@Entity
@LinkedKey(partition = "UN!{owner}", sort = "UN")
@LinkedKey(index = "un.marked", partition = "U!{owner}")
record Unmarked(String owner, List<Part> parts, List<Name> names) implements Kinds {

  record Part(
      @Default("1") Integer weight,
      String name,
      @Default(constant = "PLAIN") List<String> colors,
      @Default(method = "labels") List<String> labels) {

    static final List<String> PLAIN = List.of("white");

    static List<String> labels(String name) {
      return List.of(name);
    }
  }

  record Name(String first, @Default("1") int place) {}

  @Computed(stored = true)
  static int total(List<Part> parts, List<Name> names) {
    return parts.stream().mapToInt(Part::weight).sum() + names.size();
  }
}
