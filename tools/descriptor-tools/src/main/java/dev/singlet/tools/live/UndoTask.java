package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.backfill.UndoReport;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The undo of a backfill of a table.
 *
 * @param journal the folder with the journal of the backfill
 * @param writeRate the write capacity units per second at most; 0 for no limit
 */
public record UndoTask(Path journal, double writeRate) {

  /**
   * Checks the rate.
   *
   * @throws UserErrorException if it is too small
   */
  public UndoTask {
    BackfillSetup.requireRate(writeRate);
  }

  /**
   * Carries it out.
   *
   * @param live the place of the table
   * @param models the model of one table, as the backfill had it
   * @return the report; it fits if no item was changed since
   * @throws UserErrorException if the table, the classes or the journal can't be used
   */
  public LookReport run(LiveTable live, Models models) {
    CollectionType<?> type = LoadedModel.ofOneTable(models);
    if (!Files.isDirectory(journal)) {
      throw new UserErrorException(
          "There is no folder " + journal + ". Give the journal that the backfill wrote.");
    }
    return BackfillFiles.useJournal(
        journal,
        open -> {
          UndoBackfill undo = UndoBackfill.of(type, open);
          UndoBackfill paced = writeRate == 0 ? undo : undo.writeRate(writeRate);
          return live.use(
              models.tables().get(0),
              type.table(),
              table -> Threads.use(Threads.MAX, table, client -> execute(client, paced)));
        });
  }

  private LookReport execute(TableClient client, UndoBackfill undo) {
    try {
      UndoReport report = client.execute(undo);
      return new LookReport(
          report.changed() == 0 ? LookResult.FITS : LookResult.BREAKS, report.toString());
    } catch (InvalidJsonException | InvalidArgumentException damaged) {
      throw new UserErrorException(
          "The journal " + journal + " can't be read: " + damaged.getMessage(), damaged);
    }
  }
}
