package dev.singlet.change.gate;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.ArrayList;
import java.util.List;

/** The meaning of a change in sentences. */
public final class Meaning {

  private Meaning() {}

  /**
   * Returns what stored items and running programs feel.
   *
   * @param answers the answers for the change
   * @return sentences; none if nothing feels it
   */
  public static List<String> of(Answers answers) {
    List<String> sentences = new ArrayList<>();
    if (answers.newReadsOld() != Reading.SAME) {
      sentences.add("Stored items: the new program " + answers.newReadsOld().words() + ".");
    }
    if (!answers.incomplete().isEmpty()) {
      sentences.add(
          "Incomplete until all items are put again: "
              + String.join(", ", answers.incomplete())
              + ".");
    }
    if (!answers.isForward()) {
      sentences.add(
          "Items of the new program: the old one "
              + answers.oldReadsNew().words()
              + ", and its writes "
              + answers.oldWrites().words()
              + ".");
    }
    if (answers.table() != TableStep.NONE) {
      sentences.add("The table: " + answers.table().words() + ".");
    }
    return sentences;
  }
}
