package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.scan.Share;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.TableReport;
import dev.singlet.verify.TableShares;
import dev.singlet.verify.TenantReports;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Gives the items of a scan, in several segments, to the work of the tenant that each is of. */
final class TenantItems<R extends TableReport<R>> {

  private static final int AT_ONCE = 10;

  private final CollectionType<?> type;
  private final Context context;
  private final CapacityPace pace;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final TenantWork.Factory<R> factory;
  private final Map<String, Tally<R>> tenants = new TreeMap<>();
  private final List<String> samples = new ArrayList<>();
  private long withoutTenant;

  /**
   * Starts with no items.
   *
   * @param context the settings without a tenant
   */
  TenantItems(
      CollectionType<?> type,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override,
      TenantWork.Factory<R> factory) {
    this.type = type;
    this.context = context;
    this.pace = pace;
    this.override = override;
    this.factory = factory;
  }

  private static final class Tally<R> {
    private final TenantWork<R> work;
    private long items;

    Tally(TenantWork<R> work) {
      this.work = work;
    }
  }

  /** An item that the sink of its tenant has read. */
  private record Taken<T>(ScanSink<T> sink, T item) {
    static <T> @Nullable Taken<T> of(ScanSink<T> sink, Map<String, AttributeValue> item) {
      T read = sink.read(item);
      return read == null ? null : new Taken<>(sink, read);
    }

    void give() {
      sink.give(item);
    }
  }

  /** Returns what takes the items of a segment. It holds the sinks of one page. */
  ScanSink<?> sink() {
    Map<String, ScanSink<?>> sinks = new HashMap<>();
    return new ScanSink<Taken<?>>() {
      @Override
      public @Nullable Taken<?> read(Map<String, AttributeValue> item) {
        if (ModelPlace.has(item, type.table())) {
          return null;
        }
        // A test double of DynamoDB may return an item without a key.
        AttributeValue partition = item.get(type.table().key().names().get(0));
        String tenant = partition == null ? null : Tenant.idIn(type.table(), partition);
        tenant = tenant == null ? factory.tenantOf(item) : tenant;
        if (tenant == null) {
          addWithoutTenant(item);
          return null;
        }
        Tally<R> tally = add(tenant);
        return Taken.of(sinks.computeIfAbsent(tenant, each -> tally.work.sink()), item);
      }

      @Override
      public void give(Taken<?> taken) {
        taken.give();
      }

      @Override
      public Step<?> afterPage() {
        List<Step<Boolean>> all = new ArrayList<>();
        sinks.values().forEach(sink -> all.add(sink.afterPage().map(done -> true)));
        sinks.clear();
        return Step.parallel(all.iterator(), AT_ONCE);
      }

      @Override
      public boolean stops() {
        return factory.stops();
      }
    };
  }

  private synchronized Tally<R> add(String tenant) {
    TableSchema table = type.table();
    Tally<R> tally =
        tenants.computeIfAbsent(
            tenant,
            id ->
                new Tally<>(
                    factory.of(
                        context.forTenant(table, "ofAllTenants", id, false), pace, override)));
    tally.items++;
    return tally;
  }

  private synchronized void addWithoutTenant(Map<String, AttributeValue> item) {
    withoutTenant++;
    if (samples.size() < ItemDifference.MAX_SAMPLES) {
      samples.add(SampleText.key(item, type.entities()));
    }
  }

  /** Returns the reports of all tenants. */
  synchronized TenantReports<R> report(Progress progress) {
    Map<String, R> reports = new TreeMap<>();
    tenants.forEach(
        (tenant, tally) ->
            reports.put(
                tenant,
                tally.work.report(
                    new Progress(
                        tally.items,
                        tally.items,
                        0,
                        0,
                        progress.segmentsDone(),
                        progress.largestSegment(),
                        progress.checkpoint(),
                        Share.ALL))));
    return new TenantReports<>(
        context.tableName(),
        progress.itemsRead(),
        progress.requests(),
        progress.capacityUnits(),
        reports,
        withoutTenant,
        samples,
        progress.checkpoint(),
        TableShares.of(progress.share().index(), progress.share().of()));
  }
}
