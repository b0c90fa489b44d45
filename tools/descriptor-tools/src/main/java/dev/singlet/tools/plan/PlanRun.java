package dev.singlet.tools.plan;

import dev.singlet.change.plan.EntityStock;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Stock;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.live.DeployedModel;
import dev.singlet.tools.live.DeployedModels;
import dev.singlet.tools.run.Recording;
import dev.singlet.tools.run.TableFolders;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The plans of some models. */
public final class PlanRun {

  private final Models models;
  private final PlanOptions options;
  private final Map<TableDescriptor, List<ModelInUse>> inUse = new LinkedHashMap<>();

  /**
   * Finds the models that are in use.
   *
   * @param models the changed models
   * @param options the models to start from, and numbers
   * @throws UserErrorException if a model is missing, or a table can't be read
   */
  public PlanRun(Models models, PlanOptions options) {
    this.models = models;
    this.options = options;
    models.tables().forEach(table -> inUse.put(table, new ArrayList<>()));
    options.before().forEach(this::addOlder);
    if (options.isDeployed()) {
      Instant since = Instant.now().minus(Duration.ofDays(options.days()));
      inUse.forEach((table, all) -> all.addAll(deployed(table, since)));
    } else if (options.before().isEmpty()) {
      Recording recording = new Recording(options.recorded(), models.tables(), models.interfaces());
      inUse.forEach((table, all) -> all.add(recorded(table, recording.models(table))));
    }
  }

  private ModelInUse recorded(TableDescriptor table, List<TableDescriptor> all) {
    int number = options.since() == 0 ? all.size() : options.since();
    if (all.isEmpty()) {
      throw new UserErrorException(
          "No model of "
              + table.java()
              + " is recorded in "
              + options.recorded()
              + ". Record the released one first, or give the older classes (before).");
    }
    if (number < 1 || number > all.size()) {
      throw new UserErrorException(
          "There are the recorded models 1 to %d of %s, and no %d."
              .formatted(all.size(), table.java(), number));
    }
    return new ModelInUse("recorded model " + number, all.get(number - 1));
  }

  private void addOlder(Path place) {
    try (Models older = Models.open(place, List.of(), List.of())) {
      inUse.forEach(
          (table, all) ->
              all.add(new ModelInUse(String.valueOf(place.getFileName()), older.older(table))));
    }
  }

  private List<ModelInUse> deployed(TableDescriptor table, Instant since) {
    List<ModelInUse> seen =
        new DeployedModels(options.live(), table)
            .list().stream()
                .filter(each -> !each.lastSeen().isBefore(since))
                .map(each -> new ModelInUse(name(each), each.descriptor()))
                .toList();
    if (seen.isEmpty()) {
      throw new UserErrorException(
          "No program has announced a model on "
              + options.live().nameOf(table)
              + " since "
              + since
              + ". Announce the models that run (singlet:deployed), or compare with a recorded"
              + " one.");
    }
    return seen;
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
   * Returns the plan of each table.
   *
   * @return the plans, in the order of the tables
   * @throws UserErrorException if a number of items has another form, or a table can't be read
   */
  public List<Plan> plans() {
    List<EntityStock> given = StockText.read(options.items(), models.tables());
    List<Plan> plans = new ArrayList<>();
    inUse.forEach(
        (table, all) -> {
          List<EntityStock> stock = new ArrayList<>(given);
          stock.removeIf(each -> table.entity(each.entity()).isEmpty());
          if (options.parts() > 0) {
            stock.addAll(options.live().sample(table, options.parts()));
          }
          plans.add(Plan.of(all, table, new Stock(stock, options.tariff())));
        });
    return plans;
  }

  /**
   * Writes the infrastructure of each step of a plan that changes the table.
   *
   * @param plan one of {@link #plans}
   * @param exporter the format
   * @param settings how the table is created
   * @return files, in a folder for each table and step, such as {@code GitHubTable/2-create-GSI5}
   * @throws UserErrorException if the format has no tables
   */
  public List<ExportedFile> waves(Plan plan, Exporter exporter, TableSettings settings) {
    TableDescriptor table =
        models.tables().stream()
            .filter(each -> each.java().equals(plan.table()))
            .findFirst()
            .orElseThrow();
    String folder = TableFolders.of(table, models) + "/";
    return new Waves(plan, Objects.requireNonNull(inUse.get(table)), table)
        .in(exporter, settings).stream()
            .map(each -> new ExportedFile(folder + each.path(), each.text()))
            .toList();
  }
}
