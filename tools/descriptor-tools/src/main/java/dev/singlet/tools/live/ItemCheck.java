package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.GeneratedClass;
import dev.singlet.verify.ItemsReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
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

  private static final int MAX_THREADS = 16;
  private static final long PROGRESS_SECONDS = 10;

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

  private static void require(String option, boolean isRight) {
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
    List<EntityType<?>> types = new ArrayList<>();
    for (EntityDescriptor entity : model.entities()) {
      types.add(type(entity, classes));
    }
    return new CollectionType<>(types.get(0).table(), model.java(), types);
  }

  private static EntityType<?> type(EntityDescriptor entity, ClassLoader classes) {
    String name =
        GeneratedClass.nameFor(entity)
            .orElseThrow(
                () -> new UnusableTableException(entity.name() + " has no access pattern."));
    try {
      return (EntityType<?>) GeneratedClass.load(name, classes).call("type");
    } catch (GeneratedClass.Unusable unusable) {
      throw new UnusableTableException(
          "Items of "
              + entity.name()
              + " can't be read: "
              + unusable.why()
              + " Name the classes that it uses by --classpath.",
          unusable);
    }
  }

  ItemComparison run(CollectionType<?> type, TableClient table, Consumer<String> progress) {
    int threads = sample == 0 ? Math.min(segments, MAX_THREADS) : 1;
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      TableClient client = table.withExecutor(executor);
      VerifyItems items = operation(type).onProgress(told(progress));
      if (type.table().tenant() == null) {
        return comparison(client.execute(items));
      }
      return allTenants
          ? TenantComparison.of(client.execute(items.ofAllTenants()), format)
          : comparison(client.forTenant(tenant).execute(items));
    } finally {
      executor.shutdown();
    }
  }

  private ItemComparison comparison(ItemsReport report) {
    return new ItemComparison(result(report), text(report));
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

  private static Consumer<ScanProgress> told(Consumer<String> progress) {
    long[] last = {System.nanoTime()};
    return now -> {
      if (System.nanoTime() - last[0] > TimeUnit.SECONDS.toNanos(PROGRESS_SECONDS)) {
        last[0] = System.nanoTime();
        progress.accept(
            String.format(
                Locale.ROOT,
                "%,d items read, %,.0f read capacity units.",
                now.itemsRead(),
                now.capacityUnits()));
      }
    };
  }

  private String text(ItemsReport report) {
    return switch (format) {
      case TEXT -> report.toString();
      case MARKDOWN -> report.toMarkdown();
      case JSON -> report.toJson();
    };
  }
}
