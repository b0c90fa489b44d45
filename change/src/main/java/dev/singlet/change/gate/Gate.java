package dev.singlet.change.gate;

import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import java.util.ArrayList;
import java.util.List;

/** The changes of a model that may not be released unless somebody accepts them. */
public final class Gate {

  private final RecordedModel recorded;
  private final TableDescriptor present;
  private final List<Refusal> refusals = new ArrayList<>();

  private Gate(RecordedModel recorded, TableDescriptor present) {
    this.recorded = recorded;
    this.present = present;
  }

  /**
   * Returns what is refused: each change that is not accepted, and that stored items or running
   * programs feel as far as the table's settings protect them. A part that came while another of
   * the same sort went is refused, too, until it is clear whether it is the other one.
   *
   * @param recorded the recorded model
   * @param present the model of the next release
   * @return the refusals, in the order of the changes
   */
  public static List<Refusal> refusals(RecordedModel recorded, TableDescriptor present) {
    Gate gate = new Gate(recorded, present);
    if (recorded.settings().strictness() != Strictness.NONE) {
      List<TableDescriptor> models = recorded.models();
      for (int i = models.size() - 1; i >= 0; i--) {
        gate.compare(i, recorded.sequence() - (models.size() - 1 - i));
      }
    }
    return gate.refusals;
  }

  private void compare(int model, int number) {
    TableDescriptor before = recorded.models().get(model);
    List<ModelChange> changes =
        recorded.openChanges(model, present).stream()
            .filter(change -> refusals.stream().noneMatch(each -> each.change().equals(change)))
            .toList();
    List<Question> questions = Question.in(changes);
    String since =
        recorded.isMerged() && model == 0
            ? " Compared with the last model of the other branch."
            : number == recorded.sequence()
                ? ""
                : " Compared with the recorded model " + number + ".";
    for (ModelChange change : changes) {
      for (Question question : questions) {
        if (question.added().equals(change)) {
          refusals.add(new Refusal(change, RefusalText.of(question, since, before)));
        }
      }
      boolean isAsked = questions.stream().anyMatch(each -> each.isAbout(change));
      if (!isAsked && !recorded.settings().strictness().accepts(change.answers())) {
        refusals.add(new Refusal(change, RefusalText.of(change, since)));
      }
    }
  }
}
