package dev.singlet.change;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.ModelChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Answers that are wrong on purpose. {@link ChangesTest} compares the answers of an example with
 * what happens. So it finds a wrong answer if some example would then claim something else, and
 * shows all that it claims.
 */
final class FlippedAnswers {

  /**
   * The answers that no example can show to be wrong. A program can't look into a converter, so
   * every danger is claimed. Another table is another table, whose items no program of these tests
   * moves. DynamoDB Local has no vector indexes. A component is the time to live only together with
   * the table's attribute of it, which says the same of the table.
   */
  static final List<String> NOT_FOUND =
      List.of(
          "CONVERTER INCOMPLETE",
          "CONVERTER NEW_READS_OLD",
          "CONVERTER NEW_WRITES",
          "CONVERTER OLD_READS_NEW",
          "CONVERTER OLD_WRITES",
          "INDEX_VECTOR TABLE",
          "TABLE_KEY INCOMPLETE",
          "TABLE_KEY NEW_READS_OLD",
          "TABLE_KEY NEW_WRITES",
          "TABLE_KEY OLD_READS_NEW",
          "TABLE_KEY OLD_WRITES",
          "TABLE_NAME INCOMPLETE",
          "TABLE_NAME NEW_READS_OLD",
          "TABLE_NAME NEW_WRITES",
          "TABLE_NAME OLD_READS_NEW",
          "TABLE_NAME OLD_WRITES",
          "TIME_TO_LIVE TABLE");

  private FlippedAnswers() {}

  /** Returns the answers that no example shows to be wrong if they were the opposite. */
  static Set<String> notFound(List<Example> examples, Function<Example, ModelChanges> changes) {
    Set<String> open = new TreeSet<>();
    for (ChangeKind kind : ChangeKind.values()) {
      for (Answer answer : Answer.values()) {
        open.add(kind + " " + answer);
      }
    }
    for (Example example : examples) {
      List<ModelChange> all = changes.apply(example).all();
      for (ModelChange change : all) {
        for (Answer answer : Answer.values()) {
          if (isShown(example, answer) && isFound(change, answer, all)) {
            open.remove(change.kind() + " " + answer);
          }
        }
      }
    }
    return open;
  }

  /** Returns whether the test of an example compares an answer with what happens. */
  private static boolean isShown(Example example, Answer answer) {
    return answer == Answer.TABLE
        ? !example.isOfVectors()
        : example.unseen().isEmpty() && !example.items().isEmpty();
  }

  private static boolean isFound(ModelChange change, Answer answer, List<ModelChange> changes) {
    List<Answers> wrong = new ArrayList<>();
    for (ModelChange each : changes) {
      wrong.add(each.equals(change) ? answer.flipped(each.answers()) : each.answers());
    }
    return !together(wrong).equals(together(changes.stream().map(ModelChange::answers).toList()));
  }

  private static Answers together(List<Answers> answers) {
    return answers.stream().reduce(Answers.SAFE, Answers::and);
  }
}
