package dev.singlet.change.recorded;

import dev.singlet.model.TableDescriptor;
import java.util.List;

/**
 * The recorded models of a table, with the changes that are accepted.
 *
 * @param sequence the number of the model that was recorded last; 0 if there is none
 * @param models the models that a changed one is compared with, from the oldest on: all of them if
 *     the settings are transitive, otherwise the last one; none if there is none
 * @param accepted the changes that are accepted: those that are not yet recorded, and if the
 *     settings are transitive those of all steps, too
 * @param settings the settings of the gate
 */
public record RecordedModel(
    int sequence,
    List<TableDescriptor> models,
    List<RecordedChange> accepted,
    GateSettings settings) {

  /**
   * Copies the lists.
   *
   * @param sequence the number of the model that was recorded last
   * @param models the models that a changed one is compared with
   * @param accepted the changes that are accepted
   * @param settings the settings of the gate
   */
  public RecordedModel {
    models = List.copyOf(models);
    accepted = List.copyOf(accepted);
  }
}
