package dev.singlet.tools.live;

import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ForgetModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.internal.deployed.ModelText;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import java.util.ArrayList;
import java.util.List;

/**
 * The models in use of a table in DynamoDB.
 *
 * @param live the place of the table
 * @param model a model of the table
 */
public record DeployedModels(LiveTable live, TableDescriptor model) {

  /**
   * Announces that a program uses the model. Sends UpdateItem.
   *
   * @return the hash of the model
   * @throws dev.singlet.tools.error.UserErrorException if the table can't be used
   */
  public String announce(String program) {
    return live.use(model, client -> client.execute(AnnounceModel.of(model, program)));
  }

  /**
   * Reads the models in use. Sends Query.
   *
   * @return the models, in the order of the programs
   * @throws dev.singlet.tools.error.UserErrorException if the table can't be used, or if a newer
   *     version of Singlet wrote a model
   */
  public List<DeployedModel> list() {
    return used().stream().map(this::read).toList();
  }

  private List<UsedModel> used() {
    return live.use(model, client -> client.execute(ModelsInUse.of(model)));
  }

  private DeployedModel read(UsedModel used) {
    try {
      return new DeployedModel(
          used.program(),
          used.hash(),
          used.firstSeen(),
          used.lastSeen(),
          TableDescriptor.ofJson(used.descriptor()));
    } catch (InvalidJsonException newer) {
      throw new UnusableTableException(
          "The model of "
              + used.program()
              + " on "
              + live.nameOf(model)
              + " can't be read: "
              + newer.getMessage(),
          newer);
    }
  }

  /**
   * Forgets models of a program. Sends Query, and DeleteItem or UpdateItem for each model.
   *
   * @param wanted the program, or the program with {@code @} and the hash of one model
   * @return a line for each model
   * @throws dev.singlet.tools.error.UserErrorException if there is no such model
   */
  public List<String> forget(String wanted) {
    List<UsedModel> all =
        used().stream()
            .filter(
                each ->
                    wanted.equals(each.program())
                        || wanted.equals(each.program() + "@" + each.hash()))
            .toList();
    if (all.isEmpty()) {
      throw new UnusableTableException(
          "No model of " + wanted + " is in use on " + live.nameOf(model) + ".");
    }
    List<String> lines = new ArrayList<>();
    for (UsedModel each : all) {
      boolean isForgotten = live.use(model, client -> client.execute(ForgetModel.of(model, each)));
      lines.add(
          each.program()
              + (isForgotten
                  ? " no longer uses the model " + each.hash() + "."
                  : " was just seen again with the model " + each.hash() + ", so it stays."));
    }
    return lines;
  }

  /** Returns the models in use as lines of text. */
  List<String> lines() {
    List<UsedModel> all = used();
    List<String> lines = new ArrayList<>();
    String hash = ModelText.of(model).hash();
    String called = live.nameOf(model);
    lines.add(all.isEmpty() ? called + " has no models in use." : called + ", models in use:");
    for (UsedModel each : all) {
      lines.add(
          "- %s: %s%s, first seen %s, last seen %s"
              .formatted(
                  each.program(),
                  each.hash(),
                  each.hash().equals(hash) ? " (this model)" : "",
                  each.firstSeen(),
                  each.lastSeen()));
    }
    return lines;
  }
}
