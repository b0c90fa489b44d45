package dev.singlet.change.gate;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of a refusal: the change, its meaning, and the ways out, each in a line. */
final class RefusalText {

  private RefusalText() {}

  static String of(ModelChange change, String since) {
    List<String> ways = new ArrayList<>(WaysOut.of(change));
    ways.add(accepting("To accept it", List.of(change)));
    return text(shown(change) + "." + since, Meaning.of(change.answers()), ways);
  }

  static String of(Question question, String since, TableDescriptor before) {
    ModelChange added = question.added();
    List<ModelChange> removed = question.removed();
    Answers answers =
        removed.stream().map(ModelChange::answers).reduce(added.answers(), Answers::and);
    List<String> gone = new ArrayList<>();
    List<String> ways = new ArrayList<>();
    for (ModelChange each : removed) {
      for (String name : Question.names(each)) {
        gone.add(name);
        ways.add(WaysOut.ifRenamed(added, each, name, before));
      }
    }
    List<ModelChange> both = Stream.concat(Stream.of(added), removed.stream()).toList();
    ways.add(accepting("If it is another one", both));
    return text(
        shown(added)
            + ", and "
            + String.join(" and ", gone)
            + (gone.size() == 1 ? " is" : " are")
            + " removed. Renamed or"
            + " replaced?"
            + since,
        Meaning.of(answers),
        ways);
  }

  private static String shown(ModelChange change) {
    String code = change.kind().code();
    return "[" + code + "]" + change.toString().substring(code.length());
  }

  private static String accepting(String when, List<ModelChange> changes) {
    String places = changes.stream().map(ModelChange::id).collect(Collectors.joining(", "));
    return when
        + ": mvn singlet:accept -Dsinglet.change=\""
        + places
        + "\" -Dsinglet.because=\"...\"";
  }

  private static String text(String problem, List<String> meaning, List<String> ways) {
    StringBuilder text = new StringBuilder(problem);
    meaning.forEach(sentence -> text.append('\n').append(sentence));
    ways.forEach(way -> text.append("\n- ").append(way));
    return text.toString();
  }
}
