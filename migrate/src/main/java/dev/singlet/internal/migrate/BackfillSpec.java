package dev.singlet.internal.migrate;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.repair.BackfillRun;
import dev.singlet.internal.repair.BackfillSettings;
import dev.singlet.internal.repair.BackfillWork;
import dev.singlet.internal.repair.TableSize;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.internal.verify.TablePass;
import dev.singlet.internal.verify.TenantWork;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.run.Checkpoint;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.TableShares;
import dev.singlet.verify.TenantReports;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * A backfill of a table. On a client without a tenant, it is that of all tenants.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param settings what it may do
 * @param tenants tells the tenant that an item without one is to belong to; null for none
 */
public record BackfillSpec(
    CollectionType<?> type,
    ScanSpec<?> scan,
    BackfillSettings settings,
    @Nullable Function<Map<String, AttributeValue>, @Nullable String> tenants)
    implements OperationDescription<BackfillReport> {

  /** Writes all items. */
  public BackfillSpec(CollectionType<?> type) {
    this(type, ScanSpec.ofAllItems(type, "backfill"), BackfillSettings.NONE, null);
  }

  public BackfillSpec with(ScanSpec<?> changed) {
    return new BackfillSpec(type, changed, settings, tenants);
  }

  public BackfillSpec with(BackfillSettings changed) {
    return new BackfillSpec(type, scan, changed, tenants);
  }

  public BackfillSpec introducing(
      Function<Map<String, AttributeValue>, @Nullable String> tenantOf) {
    return new BackfillSpec(type, scan, settings.moving(), tenantOf);
  }

  private boolean isOfAllTenants(Context context) {
    return type.table().tenant() != null && context.tenant() == null;
  }

  private TablePass<BackfillReport> pass(BackfillRun run) {
    return TablePass.<BackfillReport>of(
            type, "backfill", toString(), new Repairs(type, run, tenants))
        .with(placed())
        .sample(settings.sample())
        .onProgress(
            read -> {
              Checkpoint checkpoint = settings.hooks().checkpoint();
              if (checkpoint != null && !settings.isDryRun()) {
                checkpoint.write(read.checkpoint());
              }
              settings.hooks().listener().accept(run.progress(read, scan.segments()));
            });
  }

  private record Repairs(
      CollectionType<?> type,
      BackfillRun run,
      @Nullable Function<Map<String, AttributeValue>, @Nullable String> tenants)
      implements TenantWork.Factory<BackfillReport> {

    @Override
    public TenantWork<BackfillReport> of(
        Context context, CapacityPace pace, @Nullable AwsRequestOverrideConfiguration override) {
      return new BackfillWork(type, context, pace, override, run, false);
    }

    @Override
    public @Nullable String tenantOf(Map<String, AttributeValue> item) {
      return tenants == null || UniqueItem.is(item, type.table()) ? null : tenants.apply(item);
    }

    @Override
    public boolean stops() {
      return run.steered().stops();
    }
  }

  /** Returns the scan from the place on that the checkpoint has. */
  private ScanSpec<?> placed() {
    Checkpoint checkpoint = settings.hooks().checkpoint();
    String place = checkpoint == null || settings.isDryRun() ? null : checkpoint.read();
    return place == null ? scan : scan.with(scan.options().from(place));
  }

  @Override
  public ScanRequest request(Context context) {
    TablePass<BackfillReport> pass = pass(new BackfillRun(settings, TableSize.UNKNOWN));
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
    if (tenants != null && context.tenant() != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          operation
              + " introduces tenants. Execute it on a client without a tenant, not on one of"
              + " forTenant(\"%s\").".formatted(context.tenant().id()));
    }
    return new TableReadiness(type.table(), context, settings.needsRecovery())
        .check(settings.isDryRun())
        .then(
            size ->
                read(
                    operation,
                    context,
                    new BackfillRun(settings, size.ofShare(scan.share().of()))));
  }

  private Step<BackfillReport> read(Object operation, Context context, BackfillRun run) {
    TablePass<BackfillReport> pass = pass(run);
    if (!isOfAllTenants(context)) {
      return pass.start(operation, context).map(run::whole);
    }
    return pass.ofAllTenants().start(operation, context, reports -> run.whole(sum(reports)));
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
            Map.of(),
            left,
            1,
            null,
            reports.checkpoint(),
            TableShares.ALL);
    for (BackfillReport report : reports.tenants().values()) {
      sum = sum.and(report);
    }
    return sum.of(reports.shares());
  }

  @Override
  public String toString() {
    return "Backfill[" + type + "]";
  }
}
