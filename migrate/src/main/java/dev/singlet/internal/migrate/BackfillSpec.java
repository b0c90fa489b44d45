package dev.singlet.internal.migrate;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.Checkpoint;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.internal.verify.TablePass;
import dev.singlet.internal.verify.TenantWork;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.TenantReports;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * A backfill of a table. On a client without a tenant, it is that of all tenants.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param settings what it may do
 */
public record BackfillSpec(CollectionType<?> type, ScanSpec<?> scan, BackfillSettings settings)
    implements OperationDescription<BackfillReport> {

  /** Writes all items. */
  public BackfillSpec(CollectionType<?> type) {
    this(type, ScanSpec.ofAllItems(type, "backfill"), BackfillSettings.NONE);
  }

  public BackfillSpec with(ScanSpec<?> changed) {
    return new BackfillSpec(type, changed, settings);
  }

  public BackfillSpec with(BackfillSettings changed) {
    return new BackfillSpec(type, scan, changed);
  }

  private boolean isOfAllTenants(Context context) {
    return type.table().tenant() != null && context.tenant() == null;
  }

  private TablePass<BackfillReport> pass(BackfillRun run) {
    return TablePass.<BackfillReport>of(type, "backfill", toString(), new Repairs(type, run))
        .with(placed())
        .onProgress(
            read -> {
              Checkpoint checkpoint = settings.checkpoint();
              if (checkpoint != null && !settings.isDryRun()) {
                checkpoint.write(read.checkpoint());
              }
              settings.listener().accept(run.progress(read));
            });
  }

  private record Repairs(CollectionType<?> type, BackfillRun run)
      implements TenantWork.Factory<BackfillReport> {

    @Override
    public TenantWork<BackfillReport> of(
        Context context, CapacityPace pace, @Nullable AwsRequestOverrideConfiguration override) {
      return new BackfillWork(type, context, pace, override, run);
    }

    @Override
    public boolean stops() {
      return run.lastOrder().stops();
    }
  }

  /** Returns the scan from the place on that the checkpoint has. */
  private ScanSpec<?> placed() {
    Checkpoint checkpoint = settings.checkpoint();
    String place = checkpoint == null || settings.isDryRun() ? null : checkpoint.read();
    return place == null ? scan : scan.with(scan.options().from(place));
  }

  @Override
  public ScanRequest request(Context context) {
    TablePass<BackfillReport> pass = pass(new BackfillRun(settings, 0));
    return isOfAllTenants(context) ? pass.ofAllTenants().request(context) : pass.request(context);
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return scan.pattern().toString();
  }

  @Override
  public Step<BackfillReport> start(Object operation, Context context) {
    boolean needsRecovery = settings.needsRecovery() && !settings.isDryRun();
    return new TableReadiness(type.table(), context, needsRecovery)
        .check()
        .then(items -> read(operation, context, new BackfillRun(settings, items)));
  }

  private Step<BackfillReport> read(Object operation, Context context, BackfillRun run) {
    TablePass<BackfillReport> pass = pass(run);
    if (!isOfAllTenants(context)) {
      return pass.start(operation, context);
    }
    return pass.ofAllTenants().start(operation, context, this::sum);
  }

  /** Returns one report of those of all tenants. */
  private BackfillReport sum(TenantReports<BackfillReport> reports) {
    List<LeftItems> left =
        reports.withoutTenant() == 0
            ? List.of()
            : List.of(
                new LeftItems(
                    Reason.NO_TENANT,
                    "",
                    reports.withoutTenant(),
                    reports.samples().stream()
                        .map(key -> new ItemSample(key, "is of no tenant", ""))
                        .toList()));
    BackfillReport sum =
        new BackfillReport(
            reports.table(),
            settings.isDryRun(),
            reports.withoutTenant(),
            reports.requests(),
            reports.capacityUnits(),
            0,
            List.of(),
            Map.of(),
            left,
            reports.checkpoint());
    for (BackfillReport report : reports.tenants().values()) {
      sum = sum.and(report);
    }
    return sum;
  }

  @Override
  public String toString() {
    return "Backfill[" + type + "]";
  }
}
