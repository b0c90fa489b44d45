package dev.singlet.tools.plan;

import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The infrastructure of each step that changes the table: the table as it is after the step, in a
 * folder of its own. DynamoDB creates or deletes one index of a table at a time, so a stack that
 * changes two at once is rolled back.
 */
final class Waves {

  private static final Set<String> FORMATS =
      Set.of("cdk", "cloudformation", "create-table", "sam", "terraform");

  private final Plan plan;
  private final TableDescriptor after;
  private final Map<String, IndexDescriptor> indexes = new LinkedHashMap<>();
  private String timeToLive;

  /**
   * Makes the waves of a plan.
   *
   * @param plan the plan
   * @param inUse the models that it starts from; the last one describes the table as it is
   * @param after the changed model
   */
  Waves(Plan plan, List<ModelInUse> inUse, TableDescriptor after) {
    this.plan = plan;
    this.after = after;
    TableDescriptor before = inUse.isEmpty() ? after : inUse.get(inUse.size() - 1).model();
    before.indexes().forEach(index -> indexes.put(index.name(), index));
    this.timeToLive = before.managed().timeToLive();
  }

  /**
   * Writes the infrastructure of each step that changes the table.
   *
   * @param exporter the format
   * @param settings how the table is created
   * @return files, in a folder for each step, such as {@code 2-create-GSI5}
   * @throws UserErrorException if the format has no tables
   */
  List<ExportedFile> in(Exporter exporter, TableSettings settings) {
    if (!FORMATS.contains(exporter.format())) {
      throw new UserErrorException(
          "The format "
              + exporter.format()
              + " creates no tables. Give one of "
              + String.join(", ", FORMATS.stream().sorted().toList())
              + ".");
    }
    List<ExportedFile> files = new ArrayList<>();
    for (PlanStep step : plan.steps()) {
      if (changesTable(step)) {
        Export export = new Export(table(), settings, Samples::none);
        String folder = plan.steps().indexOf(step) + 1 + "-" + name(step) + "/";
        for (ExportedFile file : exporter.export(export)) {
          files.add(new ExportedFile(folder + file.path(), file.text()));
        }
      }
    }
    return files;
  }

  private boolean changesTable(PlanStep step) {
    switch (step.action()) {
      case CREATE_INDEX ->
          after.indexes().stream()
              .filter(index -> index.name().equals(step.subject()))
              .forEach(index -> indexes.put(index.name(), index));
      case DELETE_INDEX -> indexes.remove(step.subject());
      case SET_TIME_TO_LIVE -> timeToLive = after.managed().timeToLive();
      case CREATE_TABLE -> {
        indexes.clear();
        after.indexes().forEach(index -> indexes.put(index.name(), index));
        timeToLive = after.managed().timeToLive();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static String name(PlanStep step) {
    return switch (step.action()) {
      case CREATE_INDEX -> "create-" + step.subject();
      case DELETE_INDEX -> "delete-" + step.subject();
      case CREATE_TABLE -> "create-table";
      default -> "time-to-live";
    };
  }

  private TableDescriptor table() {
    ManagedAttributes managed = after.managed();
    return new TableDescriptor(
        after.java(),
        after.documentation(),
        after.name(),
        after.key(),
        List.copyOf(indexes.values()),
        after.delimiter(),
        after.naming(),
        after.tenantPrefix(),
        new ManagedAttributes(
            managed.entity(),
            managed.created(),
            managed.modified(),
            managed.storedTime(),
            managed.schemaVersion(),
            timeToLive),
        after.hooks(),
        after.entities(),
        after.collections());
  }
}
