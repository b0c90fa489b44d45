package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillEstimate;
import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.BackfillReport;
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
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A backfill of a table.
 *
 * @param only the entities whose items are written; empty for all
 * @param isDryRun true to write nothing
 * @param sample about how many items a dry run reads; 0 for all
 * @param tenant the tenant whose items are written; empty for all
 * @param setup the settings
 */
public record BackfillTask(
    List<String> only, boolean isDryRun, int sample, String tenant, BackfillSetup setup) {

  private static final Duration BETWEEN_LINES = Duration.ofSeconds(1);

  /** The items that are read before the first write, to tell the cost. */
  private static final int SAMPLE = 1_000;

  /**
   * Checks that an undo is possible.
   *
   * @throws UserErrorException if the journal is missing, or the sample too small
   */
  public BackfillTask {
    only = List.copyOf(only);
    ItemCheck.require("sample", sample >= 0);
    if (isWriting(isDryRun, sample)) {
      setup.files().requireJournal();
    }
  }

  private static boolean isWriting(boolean isDryRun, int sample) {
    return !isDryRun && sample == 0;
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
    Path journal = setup.files().journal();
    return journal == null || !isWriting(isDryRun, sample)
        ? BackfillFiles.use(() -> run(live, model, type, backfill, progress))
        : BackfillFiles.useJournal(
            journal, open -> run(live, model, type, backfill.journal(open), progress));
  }

  private LookReport run(
      LiveTable live,
      TableDescriptor model,
      CollectionType<?> type,
      Backfill backfill,
      Consumer<String> progress) {
    return live.use(
        model,
        type.table(),
        table ->
            Threads.use(
                Threads.MAX,
                table,
                client ->
                    execute(
                        tenant.isEmpty() ? client : client.forTenant(tenant), backfill, progress)));
  }

  private LookReport execute(TableClient client, Backfill backfill, Consumer<String> progress) {
    try {
      if (isWriting(isDryRun, sample) && !setup.files().isGoingOn()) {
        Backfill sampled = backfill.sample(SAMPLE).onProgress(page -> {});
        progress.accept(estimated(client.execute(sampled)));
      }
      BackfillReport report = client.execute(backfill);
      String text = report.estimate() == null ? "" : "\n" + estimated(report);
      return new LookReport(report.isFine() ? LookResult.FITS : LookResult.BREAKS, report + text);
    } catch (InvalidArgumentException refused) {
      throw new UnusableTableException(String.valueOf(refused.getMessage()), refused);
    }
  }

  /** Returns what the whole table takes, in a line. */
  private String estimated(BackfillReport report) {
    BackfillEstimate estimate = Objects.requireNonNull(report.estimate());
    double cost = estimate.cost(setup.tariff().readPrice(), setup.tariff().writePrice());
    long seconds =
        estimate
            .duration(orNoLimit(setup.tariff().readUnits()), orNoLimit(setup.tariff().writeUnits()))
            .toSeconds();
    return "About "
        + estimate
        + (cost == 0
            ? ""
            : String.format(Locale.ROOT, ", %,.2f %s", cost, setup.tariff().currency()))
        + (seconds == 0
            ? ""
            : String.format(Locale.ROOT, ", at least %,d s at these rates", seconds))
        + ".";
  }

  private static double orNoLimit(double rate) {
    return rate == 0 ? Double.POSITIVE_INFINITY : rate;
  }

  private Backfill operation(CollectionType<?> type) {
    Backfill backfill = setup.of(type).only(entities(type));
    backfill = isDryRun ? backfill.dryRun() : backfill;
    return sample == 0 ? backfill : backfill.sample(sample);
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
