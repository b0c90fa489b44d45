package dev.singlet.tools.live;

import dev.singlet.tools.error.UserErrorException;
import java.util.List;

/**
 * One of three things to do with the models in use of a table.
 *
 * @param program the program that uses the model from now on; empty for none
 * @param isList true to list the models in use
 * @param forget the program whose models are no longer in use, perhaps with {@code @} and a hash;
 *     empty for none
 */
public record DeployedTask(String program, boolean isList, String forget) {

  /**
   * Requires one thing to do.
   *
   * @throws UserErrorException if the options name no task, or several
   */
  public DeployedTask {
    int things = (program.isEmpty() ? 0 : 1) + (isList ? 1 : 0) + (forget.isEmpty() ? 0 : 1);
    if (things != 1) {
      throw new UserErrorException("Give one of the options program, list and forget.");
    }
  }

  /**
   * Does it.
   *
   * @return what was done, in lines of text
   * @throws UserErrorException if the table can't be used
   */
  public List<String> run(DeployedModels models) {
    if (isList) {
      return models.lines();
    }
    return forget.isEmpty()
        ? List.of(
            "%s: %s uses the model %s of %s."
                .formatted(
                    models.live().nameOf(models.model()),
                    program,
                    models.announce(program),
                    models.model().java()))
        : models.forget(forget);
  }
}
