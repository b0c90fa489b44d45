package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The capacity of a table and its global indexes.
 *
 * @param mode the billing mode; null to keep that of the table
 * @param table the units of the table; null if they are not given
 * @param indexes the units of indexes that have their own
 */
record Capacity(
    @Nullable BillingMode mode,
    @Nullable ProvisionedThroughput table,
    Map<String, ProvisionedThroughput> indexes)
    implements Setting {

  static final Capacity UNCHANGED = new Capacity(null, null, Map.of());
  static final Capacity ON_DEMAND = new Capacity(BillingMode.PAY_PER_REQUEST, null, Map.of());

  private static final String GIVE_UNITS =
      "Give the table a capacity, too, by provisioned(readUnits, writeUnits).";

  Capacity {
    indexes = Map.copyOf(indexes);
  }

  Capacity ofTable(ProvisionedThroughput units) {
    return new Capacity(BillingMode.PROVISIONED, units, indexes);
  }

  Capacity ofIndex(String index, ProvisionedThroughput units) {
    Map<String, ProvisionedThroughput> more = new HashMap<>(indexes);
    more.put(index, units);
    // A capacity of an index contradicts an earlier choice of on-demand billing.
    return new Capacity(mode == BillingMode.PROVISIONED ? mode : null, table, more);
  }

  /** Returns the units for an index that is added to a table; null if it is billed on demand. */
  @Nullable ProvisionedThroughput ofNewIndex(String index, TableDescription described) {
    return isProvisioned(described)
        ? indexes.getOrDefault(index, units(described.provisionedThroughput()))
        : null;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    ProvisionedThroughput units = table;
    if (units == null && indexes.isEmpty()) {
      return true;
    }
    if (units == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The table "
              + request.build().tableName()
              + " is to be created, billed on demand, so that its indexes have no capacity of"
              + " their own. "
              + GIVE_UNITS);
    }
    CreateTableRequest model = request.build();
    request.billingMode(BillingMode.PROVISIONED).provisionedThroughput(units);
    if (model.hasGlobalSecondaryIndexes()) {
      request.globalSecondaryIndexes(
          model.globalSecondaryIndexes().stream()
              .map(
                  index ->
                      index.toBuilder()
                          .provisionedThroughput(indexes.getOrDefault(index.indexName(), units))
                          .build())
              .toList());
    }
    return true;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane plane, TableDescription described) {
    if (mode == BillingMode.PAY_PER_REQUEST) {
      return isProvisioned(described)
          ? change(
              "Changed the billing mode to on demand.",
              () -> plane.update(update -> update.billingMode(BillingMode.PAY_PER_REQUEST)))
          : Optional.empty();
    }
    if (isProvisioned(described)) {
      return adjust(plane, described);
    }
    ProvisionedThroughput units = table;
    if (units == null) {
      throw plane.refusal(
          "It is billed on demand, so that its indexes have no capacity of their own. "
              + GIVE_UNITS);
    }
    List<GlobalSecondaryIndexUpdate> all =
        described.globalSecondaryIndexes().stream()
            .map(index -> update(index, indexes.getOrDefault(index.indexName(), units)))
            .toList();
    return change(
        "Changed the billing mode to provisioned: " + shown(units) + ".",
        () ->
            plane.update(
                update ->
                    update
                        .billingMode(BillingMode.PROVISIONED)
                        .provisionedThroughput(units)
                        .globalSecondaryIndexUpdates(all.isEmpty() ? null : all)));
  }

  /** Changes only the units that differ, because DynamoDB refuses those that don't. */
  private Optional<PlannedChange> adjust(ControlPlane plane, TableDescription described) {
    List<String> text = new ArrayList<>();
    ProvisionedThroughput changedTable =
        differs(table, described.provisionedThroughput()) ? table : null;
    if (changedTable != null) {
      text.add("of the table to " + shown(changedTable));
    }
    List<GlobalSecondaryIndexUpdate> changed = new ArrayList<>();
    for (GlobalSecondaryIndexDescription index : described.globalSecondaryIndexes()) {
      ProvisionedThroughput units = indexes.get(index.indexName());
      if (units != null && differs(units, index.provisionedThroughput())) {
        text.add("of " + index.indexName() + " to " + shown(units));
        changed.add(update(index, units));
      }
    }
    if (text.isEmpty()) {
      return Optional.empty();
    }
    return change(
        "Changed the capacity " + String.join(", ", text) + ".",
        () ->
            plane.update(
                update ->
                    update
                        .provisionedThroughput(changedTable)
                        .globalSecondaryIndexUpdates(changed.isEmpty() ? null : changed)));
  }

  private static boolean differs(
      @Nullable ProvisionedThroughput wanted, ProvisionedThroughputDescription found) {
    return wanted != null && !wanted.equals(units(found));
  }

  private static Optional<PlannedChange> change(String text, Runnable request) {
    return Optional.of(new PlannedChange(TableChange.Kind.CAPACITY, text, request));
  }

  private static GlobalSecondaryIndexUpdate update(
      GlobalSecondaryIndexDescription index, ProvisionedThroughput units) {
    return GlobalSecondaryIndexUpdate.builder()
        .update(update -> update.indexName(index.indexName()).provisionedThroughput(units))
        .build();
  }

  /** DynamoDB leaves the billing mode out of a table that has always been provisioned. */
  private static boolean isProvisioned(TableDescription described) {
    if (described.billingModeSummary() != null) {
      return described.billingModeSummary().billingMode() == BillingMode.PROVISIONED;
    }
    ProvisionedThroughputDescription units = described.provisionedThroughput();
    return units != null && units.readCapacityUnits() != null && units.readCapacityUnits() > 0;
  }

  private static ProvisionedThroughput units(ProvisionedThroughputDescription units) {
    return units(units.readCapacityUnits(), units.writeCapacityUnits());
  }

  static ProvisionedThroughput units(long read, long write) {
    return ProvisionedThroughput.builder()
        .readCapacityUnits(read)
        .writeCapacityUnits(write)
        .build();
  }

  private static String shown(ProvisionedThroughput units) {
    return units.readCapacityUnits() + " read and " + units.writeCapacityUnits() + " write units";
  }
}
