package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.verify.ItemsReport;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The settings for reading the items of a table.
 *
 * @param sample about how many items; 0 for all
 * @param segments the segments of a table that is read as a whole
 * @param capacityUnits the read capacity units per second at most; 0 for no limit
 * @param tenant the tenant whose items are read, in tables with tenants; empty if none is named
 * @param allTenants true to read the items of all tenants, in tables with tenants
 * @param format the form of the report
 */
public record ItemCheck(
    int sample,
    int segments,
    double capacityUnits,
    String tenant,
    boolean allTenants,
    Format format) {

  private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

  /** The forms of a report. */
  public enum Format {
    /** For a terminal. */
    TEXT,
    /** For a page. */
    MARKDOWN,
    /** For programs. */
    JSON
  }

  /**
   * Checks the numbers.
   *
   * @throws UserErrorException if one is too small
   */
  public ItemCheck {
    require("sample", sample >= 0);
    require("segments", segments >= 1);
    require("rate", capacityUnits >= 0);
    if (allTenants && !tenant.isEmpty()) {
      throw new UserErrorException("Name one tenant, or take all of them.");
    }
  }

  static void require(String option, boolean isRight) {
    if (!isRight) {
      throw new UserErrorException("The option " + option + " takes a positive number.");
    }
  }

  /** Returns the entities of a table. */
  CollectionType<?> type(TableDescriptor model, ClassLoader classes) {
    if (!model.tenantPrefix().isEmpty() && tenant.isEmpty() && !allTenants) {
      throw new UnusableTableException(
          "The items of "
              + model.java()
              + " belong to tenants. Name one by the option tenant, or compare those of all tenants"
              + " in one pass.");
    }
    return LoadedModel.of(model, classes);
  }

  LookReport run(CollectionType<?> type, TableClient table, Consumer<String> progress) {
    int threads = sample == 0 ? Math.min(segments, Threads.MAX) : 1;
    return Threads.use(threads, table, client -> compare(type, client, progress));
  }

  private LookReport compare(
      CollectionType<?> type, TableClient client, Consumer<String> progress) {
    VerifyItems items =
        operation(type)
            .onProgress(new ProgressLines<>(BETWEEN_LINES, ItemCheck::progressLine, progress));
    if (type.table().tenant() == null) {
      return comparison(client.execute(items));
    }
    return allTenants
        ? TenantComparison.of(client.execute(items.ofAllTenants()), format)
        : comparison(client.forTenant(tenant).execute(items));
  }

  private LookReport comparison(ItemsReport report) {
    return new LookReport(result(report), text(report));
  }

  static LookResult result(ItemsReport report) {
    if (report.fitsModel()) {
      return LookResult.FITS;
    }
    return report.breaksModel() ? LookResult.BREAKS : LookResult.NOTHING_COMPARED;
  }

  private VerifyItems operation(CollectionType<?> type) {
    VerifyItems items = VerifyItems.of(type);
    items = sample == 0 ? items.segments(segments) : items.sample(sample);
    return capacityUnits == 0 ? items : items.rateLimit(capacityUnits);
  }

  private static String progressLine(ScanProgress now) {
    return String.format(
        Locale.ROOT,
        "%,d items read, %,.0f read capacity units.",
        now.itemsRead(),
        now.capacityUnits());
  }

  private String text(ItemsReport report) {
    return switch (format) {
      case TEXT -> report.toString();
      case MARKDOWN -> report.toMarkdown();
      case JSON -> report.toJson();
    };
  }
}
