package dev.singlet.change.gate;

import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.Strictness;
import dev.singlet.model.comparison.ModelComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

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
    return refusals(recorded, present, recorded::models);
  }

  /**
   * Returns what is refused, as the other method does. A part that is added is also compared with
   * the models in which its name had another form, because items can still have that.
   *
   * @param recorded the recorded model
   * @param present the model of the next release
   * @param all reads all recorded models, from the first on, if a part is added
   * @return the refusals, in the order of the changes
   */
  public static List<Refusal> refusals(
      RecordedModel recorded, TableDescriptor present, Supplier<List<TableDescriptor>> all) {
    Gate gate = new Gate(recorded, present);
    if (recorded.settings().strictness() != Strictness.NONE) {
      List<List<ModelChange>> changes =
          recorded.models().stream()
              .map(model -> ModelComparison.between(model, present).all())
              .toList();
      int last = changes.size() - 1;
      for (int i = last; i >= 0; i--) {
        gate.compare(i, changes.get(i));
      }
      if (last >= 0 && recorded.settings().strictness() != Strictness.FORWARD) {
        gate.compareAddedParts(changes.get(last), all);
      }
    }
    return gate.refusals;
  }

  /** Items can still have a part that was removed, in the form that an earlier model gave it. */
  private void compareAddedParts(List<ModelChange> changes, Supplier<List<TableDescriptor>> all) {
    List<ModelChange> added =
        changes.stream()
            .filter(
                change ->
                    change.kind() == ChangeKind.ADDED || change.kind() == ChangeKind.ENTITY_ADDED)
            .toList();
    List<TableDescriptor> models = added.isEmpty() ? List.of() : all.get();
    for (int i = models.size() - 2; i >= 0; i--) {
      for (ModelChange change : ModelComparison.between(models.get(i), present).all()) {
        if (change.answers().newReadsOld() != Reading.SAME
            && added.stream().anyMatch(each -> isOf(each, change))
            && refusals.stream().noneMatch(each -> each.change().id().equals(change.id()))
            && recorded.accepted().stream().noneMatch(each -> each.covers(change))) {
          refusals.add(
              new Refusal(
                  change,
                  RefusalText.of(change, " Compared with the recorded model " + (i + 1) + ".")));
        }
      }
    }
  }

  private static boolean isOf(ModelChange added, ModelChange change) {
    return added.entity().equals(change.entity())
        && (added.kind() == ChangeKind.ENTITY_ADDED || added.member().equals(change.member()));
  }

  private void compare(int model, List<ModelChange> all) {
    TableDescriptor before = recorded.models().get(model);
    int number = recorded.sequence() - (recorded.models().size() - 1 - model);
    List<ModelChange> changes =
        recorded.openChanges(model, all).stream()
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
