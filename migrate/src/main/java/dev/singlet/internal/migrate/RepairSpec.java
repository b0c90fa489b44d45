package dev.singlet.internal.migrate;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.repair.BackfillRun;
import dev.singlet.internal.repair.BackfillSettings;
import dev.singlet.internal.repair.BackfillWork;
import dev.singlet.internal.repair.ChangeWrite;
import dev.singlet.internal.repair.TableSize;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.Share;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The repair of items that a stream reports changes of.
 *
 * @param type the entities of the table
 * @param changes records of the table's stream
 * @param settings what it may do
 * @param override the SDK's settings for requests; null for none
 */
public record RepairSpec(
    CollectionType<?> type,
    List<Record> changes,
    BackfillSettings settings,
    @Nullable AwsRequestOverrideConfiguration override)
    implements OperationDescription<BackfillReport> {

  private static final int AT_ONCE = 10;

  public RepairSpec with(BackfillSettings changed) {
    return new RepairSpec(type, changes, changed, override);
  }

  public RepairSpec with(AwsRequestOverrideConfiguration changed) {
    return new RepairSpec(type, changes, settings, changed);
  }

  private List<ChangedItem> items() {
    return ChangedItem.of(changes, type.table().key(), this);
  }

  private GetItemRequest read(Context context, PrimaryKey key) {
    return ChangeWrite.read(context.tableName(), type.table().key(), key.toMap(type.table().key()));
  }

  @Override
  public GetItemRequest request(Context context) {
    return items().stream()
        .findFirst()
        .map(item -> read(context, item.key()))
        .orElseThrow(
            () ->
                new InvalidArgumentException(
                    ErrorCode.INVALID_ARGUMENT, this + ": there are no changes."));
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
    return toString();
  }

  /** The items of a tenant, or of a table without tenants. */
  private static final class Part {
    private final Collection<Map<String, AttributeValue>> items = new ConcurrentLinkedQueue<>();
    private final Collection<Map<String, AttributeValue>> images = new ConcurrentLinkedQueue<>();
    private int count;
  }

  @Override
  public Step<BackfillReport> start(Object operation, Context context) {
    Map<String, Part> parts = new LinkedHashMap<>();
    List<Step<Boolean>> reads = new ArrayList<>();
    for (ChangedItem item : items()) {
      String tenant = Objects.requireNonNullElse(tenantOf(item.key()), "");
      if (isMeant(tenant, context)) {
        Part part = parts.computeIfAbsent(tenant, each -> new Part());
        part.count++;
        part.images.addAll(item.images());
        // A move writes the whole item, so an older image could lose what was added since.
        if (item.last() != null && !settings.moves()) {
          part.items.add(item.last());
        } else if (!item.isDeleted()) {
          reads.add(read(item.key(), part, context));
        }
      }
    }
    return Step.parallel(reads.iterator(), AT_ONCE)
        .then(
            read -> {
              BackfillRun run = new BackfillRun(settings, TableSize.UNKNOWN);
              List<Step<BackfillReport>> repairs = new ArrayList<>();
              parts.forEach((tenant, part) -> repairs.add(repair(tenant, part, run, context)));
              return Step.parallel(repairs.iterator(), AT_ONCE);
            })
        .map(
            reports ->
                reports.stream()
                    .reduce(BackfillReport::and)
                    .orElseGet(() -> BackfillReport.ofNothing(context.tableName())));
  }

  private @Nullable String tenantOf(PrimaryKey key) {
    return type.table().tenant() == null ? null : Tenant.idIn(type.table(), key.partition());
  }

  /** Items of no tenant belong to others, and a client of a tenant leaves those of others alone. */
  private boolean isMeant(String tenant, Context context) {
    return type.table().tenant() == null
        || (!tenant.isEmpty()
            && (context.tenant() == null || context.tenant().id().equals(tenant)));
  }

  /** Reads an item that the stream has no image of. */
  private Step<Boolean> read(PrimaryKey key, Part part, Context context) {
    return Step.<GetItemRequest, GetItemResponse, Boolean>call(
        ItemAction.GET_ITEM,
        read(context, key),
        answer -> {
          if (answer.hasItem() && !answer.item().isEmpty()) {
            part.items.add(answer.item());
            part.images.add(answer.item());
          }
          return Step.done(true);
        });
  }

  private Step<BackfillReport> repair(String tenant, Part part, BackfillRun run, Context context) {
    Context own =
        type.table().tenant() == null || context.tenant() != null
            ? context
            : context.forTenant(type.table(), "repairChanges", tenant, false);
    BackfillWork work = new BackfillWork(type, own, new CapacityPace(0), override, run, true);
    return work.repair(part.items, part.images)
        .map(
            done -> work.report(new Progress(part.count, part.count, 0, 0, 1, 0, null, Share.ALL)));
  }

  @Override
  public String toString() {
    return "RepairChanges[" + type + ", " + changes.size() + " records]";
  }
}
