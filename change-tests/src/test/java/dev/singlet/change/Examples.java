package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Examples of each kind of change. */
final class Examples {

  private Examples() {}

  static List<Example> all() {
    return Stream.of(
            AttributeExamples.all(),
            NameExamples.all(),
            AbsenceExamples.all(),
            TableExamples.all(),
            EntityExamples.all(),
            TypeExamples.all(),
            FormExamples.all(),
            PartExamples.all(),
            KeyExamples.all(),
            UniqueExamples.all(),
            ComputedExamples.all(),
            ConditionExamples.all(),
            EmbeddingExamples.all(),
            IndexExamples.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns two examples of each kind of change; all of them with {@code -Dchange.all}. */
  static List<Example> some() {
    boolean areAll = System.getProperty("change.all") != null;
    Map<Set<ChangeKind>, Integer> count = new HashMap<>();
    return all().stream()
        .filter(each -> count.merge(each.kinds(), 1, Integer::sum) <= 2 || areAll)
        .toList();
  }

  /** Returns a model with one entity. */
  static String user(String components) {
    return shop("", "", components);
  }

  /** Returns a model with one entity that has further annotations. */
  static String user(String annotations, String components) {
    return shop("", annotations, components);
  }

  /** Returns a model with one entity in a table with settings. */
  static String shop(String settings, String annotations, String components) {
    return """
        @Table(name = "Shop"%s)
        public sealed interface Shop {
          %s
          record User(%s) implements Shop {}
        }
        """
        .formatted(
            settings,
            annotations.isEmpty()
                ? "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")"
                : annotations,
            components);
  }
}
