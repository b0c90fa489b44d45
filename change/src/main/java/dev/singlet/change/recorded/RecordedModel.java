package dev.singlet.change.recorded;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The recorded models of a table, with the changes that are accepted.
 *
 * @param sequence the number of the model that was recorded last; 0 if there is none
 * @param models the models that a changed one is compared with, from the oldest on: all of them if
 *     the settings are transitive, otherwise the last one. The list is empty if no model is
 *     recorded. After a merge, its first model is the last one of the other branch, because
 *     programs of that branch may run.
 * @param accepted the changes that are accepted and not yet recorded
 * @param recordedWith the changes that were accepted and recorded with each of the models
 * @param isMerged true if the first of the models is that of another branch
 * @param settings the settings of the gate
 */
public record RecordedModel(
    int sequence,
    List<TableDescriptor> models,
    List<RecordedChange> accepted,
    List<List<RecordedChange>> recordedWith,
    boolean isMerged,
    GateSettings settings) {

  /**
   * Copies the lists.
   *
   * @param sequence the number of the model that was recorded last
   * @param models the models that a changed one is compared with
   * @param accepted the changes that are accepted and not yet recorded
   * @param recordedWith the changes that were accepted and recorded with each of the models
   * @param isMerged true if the first of the models is that of another branch
   * @param settings the settings of the gate
   */
  public RecordedModel {
    models = List.copyOf(models);
    accepted = List.copyOf(accepted);
    recordedWith = recordedWith.stream().map(List::copyOf).toList();
  }

  /**
   * Makes recorded models without changes that were accepted earlier.
   *
   * @param sequence the number of the model that was recorded last
   * @param models the models that a changed one is compared with
   * @param accepted the changes that are accepted and not yet recorded
   * @param settings the settings of the gate
   */
  public RecordedModel(
      int sequence,
      List<TableDescriptor> models,
      List<RecordedChange> accepted,
      GateSettings settings) {
    this(sequence, models, accepted, List.of(), false, settings);
  }

  /**
   * Returns the changes since one of the models that nobody accepted. A change that was accepted
   * and recorded counts only for the models before: if it is made again later, it is another
   * change.
   *
   * @param model the index of the model
   * @param present the changed model
   * @return the changes
   */
  public List<ModelChange> openChanges(int model, TableDescriptor present) {
    return openChanges(model, ModelComparison.between(models.get(model), present).all());
  }

  /**
   * Returns the changes that nobody accepted, as the other method does.
   *
   * @param model the index of the model
   * @param changes all changes since this model
   * @return those that are not accepted
   */
  public List<ModelChange> openChanges(int model, List<ModelChange> changes) {
    List<RecordedChange> all =
        Stream.concat(
                accepted.stream(), recordedWith.stream().skip(model + 1L).flatMap(List::stream))
            .toList();
    return changes.stream()
        .filter(change -> all.stream().noneMatch(each -> each.covers(change)))
        .toList();
  }

  /**
   * Returns the changes of the next step: those since the last model, and what was accepted since
   * others, so that it isn't refused again.
   *
   * @param all all recorded models, with what was accepted for each
   */
  List<RecordedChange> changesTo(TableDescriptor present, RecordedModel all) {
    RecordedModel steps =
        new RecordedModel(sequence, models, List.of(), recordedWith, isMerged, settings);
    List<RecordedChange> changes = new ArrayList<>();
    int last = models.size() - 1;
    for (int i = last; i >= 0; i--) {
      for (ModelChange change : steps.openChanges(i, present)) {
        String because = because(change);
        if ((i == last || !because.isEmpty())
            && changes.stream().noneMatch(each -> each.covers(change))) {
          changes.add(RecordedChange.of(change, because));
        }
      }
    }
    if (!accepted.isEmpty()) {
      IntStream.range(0, all.models.size())
          .mapToObj(model -> all.openChanges(model, present))
          .flatMap(List::stream)
          .filter(change -> !because(change).isEmpty())
          .filter(change -> changes.stream().noneMatch(each -> each.covers(change)))
          .forEach(change -> changes.add(RecordedChange.of(change, because(change))));
    }
    return changes;
  }

  private String because(ModelChange change) {
    return accepted.stream()
        .filter(each -> each.covers(change))
        .map(RecordedChange::because)
        .findFirst()
        .orElse("");
  }
}
