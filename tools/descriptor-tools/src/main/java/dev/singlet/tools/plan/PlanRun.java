package dev.singlet.tools.plan;

import dev.singlet.change.plan.EntityStock;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Stock;
import dev.singlet.change.plan.Tariff;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.DeployedModel;
import dev.singlet.tools.live.DeployedModels;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.run.Recording;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The plans of some models. */
public final class PlanRun {

  private final List<TableDescriptor> tables;
  private final Set<String> interfaces;
  private final Tariff tariff;
  private final List<EntityStock> stock = new ArrayList<>();
  private final List<List<ModelInUse>> inUse = new ArrayList<>();

  /**
   * Makes plans for changed models.
   *
   * @param models the changed models
   * @param tariff the speed at which a step may work, and the prices of capacity
   */
  public PlanRun(Models models, Tariff tariff) {
    this.tables = models.tables();
    this.interfaces = models.interfaces();
    this.tariff = tariff;
    tables.forEach(table -> inUse.add(new ArrayList<>()));
  }

  /**
   * Takes a recorded model as one that is in use.
   *
   * @param root the folder of all recorded models, such as {@code src/main/singlet}
   * @param number the number of the model; 0 for the last one
   * @throws UserErrorException if there is no such model
   */
  public void addRecorded(Path root, int number) {
    Recording recording = new Recording(root, tables, interfaces);
    for (int i = 0; i < tables.size(); i++) {
      List<TableDescriptor> models = recording.models(tables.get(i));
      if (models.isEmpty() || number > models.size() || number < 0) {
        throw new UserErrorException(
            models.isEmpty()
                ? "No model of "
                    + tables.get(i).java()
                    + " is recorded in "
                    + root
                    + ". Record the released one first, or give the older classes (before)."
                : "There are the recorded models 1 to "
                    + models.size()
                    + " of "
                    + tables.get(i).java()
                    + ", and no "
                    + number
                    + ".");
      }
      int taken = number == 0 ? models.size() : number;
      inUse.get(i).add(new ModelInUse("recorded model " + taken, models.get(taken - 1)));
    }
  }

  /**
   * Takes the models of older classes as models that are in use.
   *
   * @param place a folder of classes, a jar, or one descriptor file
   * @throws UserErrorException if the classes lack a model
   */
  public void addOlder(Path place) {
    try (Models older = Models.open(place, List.of(), List.of())) {
      for (int i = 0; i < tables.size(); i++) {
        TableDescriptor table = tables.get(i);
        TableDescriptor model =
            older.tables().stream()
                .filter(each -> each.java().equals(table.java()))
                .findFirst()
                .orElseThrow(
                    () ->
                        new UserErrorException(place + " has no interface " + table.java() + "."));
        inUse.get(i).add(new ModelInUse(String.valueOf(place.getFileName()), model));
      }
    }
  }

  /**
   * Takes all models as those in use that programs announced on the table. Sends Query.
   *
   * @param live the place of the table
   * @param since the time since which a program was seen
   * @throws UserErrorException if the table can't be read, or if nobody has announced a model
   */
  public void addDeployed(LiveTable live, Instant since) {
    for (int i = 0; i < tables.size(); i++) {
      List<ModelInUse> seen =
          new DeployedModels(live, tables.get(i))
              .list().stream()
                  .filter(each -> !each.lastSeen().isBefore(since))
                  .map(each -> new ModelInUse(name(each), each.descriptor()))
                  .toList();
      if (seen.isEmpty()) {
        throw new UserErrorException(
            "No program has announced a model on "
                + live.nameOf(tables.get(i))
                + " since "
                + since
                + ". Announce the models that run (singlet:deployed), or compare with a recorded"
                + " one.");
      }
      inUse.get(i).addAll(seen);
    }
  }

  private static String name(DeployedModel model) {
    return model.program()
        + "@"
        + model.hash()
        + " (last seen "
        + model.lastSeen().truncatedTo(ChronoUnit.SECONDS)
        + ")";
  }

  /**
   * Takes what tables hold, for estimates.
   *
   * @param entities what they hold of some entities
   */
  public void addStock(List<EntityStock> entities) {
    stock.addAll(entities);
  }

  /** Returns the plan of each table. */
  public List<Plan> plans() {
    List<Plan> plans = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      plans.add(Plan.of(inUse.get(i), tables.get(i), new Stock(stock, tariff)));
    }
    return plans;
  }

  /**
   * Returns the waves of a plan.
   *
   * @param plan one of {@link #plans}
   * @return the infrastructure of its steps
   */
  public Waves waves(Plan plan) {
    int i = tables.stream().map(TableDescriptor::java).toList().indexOf(plan.table());
    return new Waves(plan, inUse.get(i), tables.get(i));
  }
}
