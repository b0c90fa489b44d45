package dev.singlet.model.change;

import java.util.List;

/**
 * The changes from one model of a table to another.
 *
 * @param all the changes: first those of the table, then those of each entity by name
 */
public record ModelChanges(List<ModelChange> all) {

  /**
   * Copies the list.
   *
   * @param all the changes
   */
  public ModelChanges {
    all = List.copyOf(all);
  }

  /**
   * Returns the answers for all changes together.
   *
   * @return the worst answer to each question
   */
  public Answers answers() {
    return all.stream().map(ModelChange::answers).reduce(Answers.SAFE, Answers::and);
  }
}
