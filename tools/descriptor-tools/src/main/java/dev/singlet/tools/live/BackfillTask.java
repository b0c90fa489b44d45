package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.Checkpoint;
import dev.singlet.backfill.Steering;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.migrate.Backfill;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A backfill of a table.
 *
 * @param only the entities whose items are written; empty for all
 * @param isMoving true to move items that have another primary key
 * @param isDryRun true to write nothing
 * @param isWithoutRecovery true for a table without point-in-time recovery
 * @param segments the segments that the table is read in
 * @param readRate the read capacity units per second at most; 0 for no limit
 * @param writeRate the write capacity units per second at most; 0 for no limit
 * @param tenant the tenant whose items are written; empty for all
 * @param files the journal and other files
 */
public record BackfillTask(
    List<String> only,
    boolean isMoving,
    boolean isDryRun,
    boolean isWithoutRecovery,
    int segments,
    double readRate,
    double writeRate,
    String tenant,
    BackfillFiles files) {

  private static final Duration BETWEEN_LINES = Duration.ofSeconds(1);

  /**
   * Checks the numbers, and that an undo is possible.
   *
   * @throws UserErrorException if a number is too small, or the journal is missing
   */
  public BackfillTask {
    only = List.copyOf(only);
    ItemCheck.require("segments", segments >= 1);
    requireRate(readRate);
    requireRate(writeRate);
    if (!isDryRun) {
      files.requireJournal();
    }
  }

  static void requireRate(double unitsPerSecond) {
    if (!(unitsPerSecond >= 0)) {
      throw new UserErrorException("A rate of capacity units can't be below 0.");
    }
  }

  /**
   * Carries it out.
   *
   * @param live the place of the table
   * @param models the model of one table
   * @param progress is told the progress in a line, each second at most
   * @return the report; it fits if nothing is left to do
   * @throws UserErrorException if the table, the classes, the files or a name can't be used
   */
  public LookReport run(LiveTable live, Models models, Consumer<String> progress) {
    CollectionType<?> type = LoadedModel.ofOneTable(models);
    if (!tenant.isEmpty() && type.table().tenant() == null) {
      throw new UserErrorException("The items of " + type.name() + " belong to no tenants.");
    }
    TableDescriptor model = models.tables().get(0);
    Backfill backfill =
        operation(type)
            .onProgress(new ProgressLines<>(BETWEEN_LINES, BackfillProgress::toString, progress));
    Path journal = files.journal();
    return journal == null || isDryRun
        ? BackfillFiles.use(() -> run(live, model, type, backfill))
        : BackfillFiles.useJournal(journal, open -> run(live, model, type, backfill.journal(open)));
  }

  private LookReport run(
      LiveTable live, TableDescriptor model, CollectionType<?> type, Backfill backfill) {
    return live.use(
        model,
        type.table(),
        table -> Threads.use(Threads.MAX, table, client -> execute(client, backfill)));
  }

  private LookReport execute(TableClient client, Backfill backfill) {
    try {
      BackfillReport report =
          (tenant.isEmpty() ? client : client.forTenant(tenant)).execute(backfill);
      return new LookReport(
          report.isFine() ? LookResult.FITS : LookResult.BREAKS, report.toString());
    } catch (InvalidArgumentException refused) {
      throw new UnusableTableException(String.valueOf(refused.getMessage()), refused);
    }
  }

  private Backfill operation(CollectionType<?> type) {
    Backfill backfill = Backfill.of(type).only(entities(type)).segments(segments);
    backfill = isMoving ? backfill.movingItems() : backfill;
    backfill = isDryRun ? backfill.dryRun() : backfill;
    backfill = isWithoutRecovery ? backfill.withoutRecovery() : backfill;
    backfill = readRate == 0 ? backfill : backfill.readRate(readRate);
    backfill = writeRate == 0 ? backfill : backfill.writeRate(writeRate);
    Checkpoint checkpoint = files.place();
    backfill = checkpoint == null ? backfill : backfill.checkpoint(checkpoint);
    Steering steering = files.orders();
    return steering == null ? backfill : backfill.steeredBy(steering);
  }

  private EntityType<?>[] entities(CollectionType<?> type) {
    List<EntityType<?>> found = new ArrayList<>();
    for (String name : only) {
      found.add(
          type.entities().stream()
              .filter(each -> each.name().equals(name))
              .findFirst()
              .orElseThrow(() -> unknown(name, type)));
    }
    return found.toArray(EntityType<?>[]::new);
  }

  private static UserErrorException unknown(String name, CollectionType<?> type) {
    return new UserErrorException(
        type.name()
            + " has no entity "
            + name
            + ". Entities: "
            + type.entities().stream().map(EntityType::name).collect(Collectors.joining(", "))
            + ".");
  }
}
