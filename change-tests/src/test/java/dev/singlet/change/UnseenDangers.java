package dev.singlet.change;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Counts the dangers that are claimed for changes, and that no run of the programs showed: by the
 * answer, and by the codes of the changes that it is claimed for.
 */
final class UnseenDangers {

  /** One of the answers, with its dangers in their order. */
  private record Question<E extends Enum<E>>(String name, Function<Answers, E> answer) {

    boolean isWorse(Answers one, Answers other) {
      return answer.apply(one).compareTo(answer.apply(other)) > 0;
    }
  }

  private enum Finding {
    ALL,
    NOT_ALL
  }

  private static final List<Question<?>> QUESTIONS =
      List.of(
          new Question<>("new reads old", Answers::newReadsOld),
          new Question<>("old reads new", Answers::oldReadsNew),
          new Question<>(
              "finds", each -> each.incomplete().isEmpty() ? Finding.ALL : Finding.NOT_ALL),
          new Question<>("old writes", Answers::oldWrites),
          new Question<>("new writes", Answers::newWrites));

  /** The number of pairs of models, and one of them. */
  private record Count(int pairs, String example) {}

  private final Map<String, Count> counts = new TreeMap<>();

  void add(Example example, List<ModelChange> changes, Answers claimed, Answers seen) {
    String text =
        changes.stream().map(ModelChange::toString).collect(Collectors.joining("\n"))
            + "\n"
            + example.name();
    for (Question<?> question : QUESTIONS) {
      if (question.isWorse(claimed, seen)) {
        String codes =
            changes.stream()
                .filter(change -> question.isWorse(change.answers(), seen))
                .map(change -> change.kind().code())
                .distinct()
                .sorted()
                .collect(Collectors.joining(" or "));
        String key =
            "%s: claimed %s, seen %s, for %s"
                .formatted(
                    question.name(),
                    question.answer().apply(claimed),
                    question.answer().apply(seen),
                    codes);
        counts.merge(key, new Count(1, text), (old, one) -> new Count(old.pairs() + 1, text));
      }
    }
  }

  /** Writes all kinds with their numbers, the most frequent first, each with an example. */
  void writeTo(Path file) {
    String text =
        counts.entrySet().stream()
            .sorted(Comparator.comparing(each -> -each.getValue().pairs()))
            .map(each -> each.getValue().pairs() + " " + each.getKey())
            .collect(Collectors.joining("\n"));
    String examples =
        counts.entrySet().stream()
            .map(each -> "\n\n== " + each.getKey() + "\n" + each.getValue().example())
            .collect(Collectors.joining());
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text + examples + "\n");
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }
}
