package dev.singlet.tools.live;

import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.change.recorded.RecordingException;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.WhenLocked;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The migrations of a table: a backfill for each recorded model after the first.
 *
 * @param verb what is done
 * @param recorded the folder of recorded models
 * @param whenLocked what is done if another program migrates
 * @param setup the settings of the backfills
 */
public record MigrateTask(
    MigrateVerb verb, Path recorded, WhenLocked whenLocked, BackfillSetup setup) {

  /**
   * Checks that an undo is possible.
   *
   * @throws UserErrorException if the journal is missing
   */
  public MigrateTask {
    if (verb == MigrateVerb.MIGRATE) {
      setup.files().requireJournal();
    }
  }

  /**
   * Carries it out.
   *
   * @param live the place of the table
   * @param models the model of one table
   * @return the state of all steps; it fits if all are done
   * @throws UserErrorException if the table, the classes, the files or the recorded models can't be
   *     used
   */
  public LookReport run(LiveTable live, Models models) {
    Backfill backfill = setup.of(LoadedModel.ofOneTable(models));
    TableDescriptor model = models.tables().get(0);
    List<String> hashes = hashes(model, models);
    Path journal = setup.files().journal();
    Function<Backfill, LookReport> run =
        each ->
            live.use(
                model,
                LoadedModel.ofOneTable(models).table(),
                table ->
                    Threads.use(
                        Threads.MAX,
                        table,
                        client -> {
                          Migrations migrations = migrations(model, hashes, each);
                          return reported(() -> verb.apply(migrations, client), verb);
                        }));
    return journal == null || verb != MigrateVerb.MIGRATE
        ? BackfillFiles.use(() -> run.apply(backfill))
        : BackfillFiles.useJournal(journal, open -> run.apply(backfill.journal(open)));
  }

  private List<String> hashes(TableDescriptor model, Models models) {
    try {
      RecordedFolder folder =
          RecordedFolder.of(recorded, model.java(), models.interfaces()::contains);
      List<String> hashes = folder.hashes();
      if (hashes.isEmpty()) {
        throw new UserErrorException(
            "No model is recorded in " + folder.path() + ". Record it first.");
      }
      return hashes;
    } catch (RecordingException unusable) {
      throw new UserErrorException(String.valueOf(unusable.getMessage()), unusable);
    }
  }

  private Migrations migrations(TableDescriptor model, List<String> hashes, Backfill backfill) {
    Migrations migrations =
        Migrations.of(model).by(System.getProperty("user.name")).whenLocked(whenLocked);
    for (int number = 2; number <= hashes.size(); number++) {
      String id = String.format(Locale.ROOT, "%04d", number);
      migrations = migrations.step(id, hashes.get(number - 1), backfill);
    }
    return migrations;
  }

  /** The state of a failed step is told by its exception, too. */
  private static LookReport reported(Supplier<MigrationsInfo> work, MigrateVerb verb) {
    try {
      MigrationsInfo info = work.get();
      boolean isFine = info.isDone() || verb == MigrateVerb.VALIDATE;
      return new LookReport(isFine ? LookResult.FITS : LookResult.BREAKS, info.toString());
    } catch (MigrationException refused) {
      MigrationsInfo info = refused.info();
      String state = info == null ? "" : info + "\n";
      return new LookReport(LookResult.BREAKS, state + refused.getMessage());
    }
  }
}
