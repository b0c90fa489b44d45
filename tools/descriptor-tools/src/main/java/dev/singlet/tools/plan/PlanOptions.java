package dev.singlet.tools.plan;

import dev.singlet.change.plan.Tariff;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.LiveTable;
import java.nio.file.Path;
import java.util.List;

/**
 * The models that a plan starts from, and the numbers that it estimates with.
 *
 * @param recorded the folder of all recorded models, such as {@code src/main/singlet}
 * @param since the number of the recorded model that is in use; 0 for the last one
 * @param before older models in place of recorded ones: folders of classes, jars, or descriptor
 *     files
 * @param isDeployed true to compare with the models that programs announced on the table
 * @param days the number of days in which these programs were seen
 * @param items numbers of items, as {@link StockText} reads them
 * @param parts the number of parts of the table in which items are counted; 0 for none
 * @param tariff the speed at which a step may work, and the prices of capacity
 * @param live the place of the table in DynamoDB
 */
public record PlanOptions(
    Path recorded,
    int since,
    List<Path> before,
    boolean isDeployed,
    int days,
    List<String> items,
    int parts,
    Tariff tariff,
    LiveTable live) {

  /**
   * Checks the numbers.
   *
   * @throws UserErrorException if a number is too low
   */
  public PlanOptions {
    before = List.copyOf(before);
    items = List.copyOf(items);
    if (!(tariff.readUnits() > 0 && tariff.writeUnits() > 0)) {
      throw new UserErrorException("A step needs read and write units: give rates above 0.");
    }
    if (!(tariff.readPrice() >= 0 && tariff.writePrice() >= 0)) {
      throw new UserErrorException("Prices of capacity units can't be below 0.");
    }
    if (parts < 0 || days < 0) {
      throw new UserErrorException("Numbers of parts and of days can't be below 0.");
    }
  }
}
