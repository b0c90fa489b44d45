package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalSecondaryIndexAction;

/**
 * Provisioned capacity of a table and its global indexes.
 *
 * @param units the capacity; an index without its own gets that of the table when the index is
 *     created or the billing mode changes
 */
record Provisioned(Throughput units) implements Setting {

  /**
   * Returns a capacity of <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ProvisionedThroughput.html">at
   * least 1</a> unit each.
   */
  static Provisioned of(Throughput units, TableSchema model) {
    model.indexes().stream()
        .filter(index -> index.vector() != null)
        .findFirst()
        .ifPresent(
            index -> {
              throw new InvalidArgumentException(
                  ErrorCode.INVALID_ARGUMENT,
                  "provisioned: the model has the vector index "
                      + index.name()
                      + ", and DynamoDB has such indexes on tables in on-demand mode only.");
            });
    return new Provisioned(
        units.checked(
            "provisioned",
            model,
            each -> each.read() >= 1 && each.write() >= 1,
            "Give at least 1 of each."));
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.CAPACITY;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    request.billingMode(BillingMode.PROVISIONED).provisionedThroughput(throughput(units.table()));
    Setting.ofIndexes(
        request, (name, index) -> index.provisionedThroughput(throughput(units.orOfTable(name))));
    return true;
  }

  @Override
  public void addTo(
      CreateGlobalSecondaryIndexAction.Builder index, String name, TableDescription described) {
    Units own = units.ofIndex(name);
    if (own != null && isBilling(described)) {
      index.provisionedThroughput(throughput(own));
    }
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane plane, TableDescription described) {
    return isBilling(described)
        ? adjust(plane, described)
        : change(
            "Changed the billing mode from on demand to provisioned: " + units + ".",
            () ->
                plane.update(
                    update ->
                        update
                            .billingMode(BillingMode.PROVISIONED)
                            .provisionedThroughput(throughput(units.table()))
                            .globalSecondaryIndexUpdates(ofAllIndexes(described))));
  }

  private @Nullable List<GlobalSecondaryIndexUpdate> ofAllIndexes(TableDescription described) {
    List<GlobalSecondaryIndexUpdate> updates =
        described.globalSecondaryIndexes().stream()
            .map(GlobalSecondaryIndexDescription::indexName)
            .map(name -> UnitChanges.update(name, index -> set(index, units.orOfTable(name))))
            .toList();
    return updates.isEmpty() ? null : updates;
  }

  private Optional<PlannedChange> adjust(ControlPlane plane, TableDescription described) {
    UnitChanges changes =
        UnitChanges.of(
            units,
            described,
            found(described.provisionedThroughput()),
            index -> found(index.provisionedThroughput()),
            (wanted, found) -> wanted);
    return changes.isEmpty()
        ? Optional.empty()
        : change(
            "Changed the capacity" + changes + ".",
            () ->
                plane.update(
                    update -> {
                      changes.ifTable(
                          table -> update.provisionedThroughput(throughput(table.wanted())));
                      update.globalSecondaryIndexUpdates(
                          changes.updates((index, change) -> set(index, change.wanted())));
                    }));
  }

  /**
   * Returns whether a table is billed by provisioned capacity. DynamoDB leaves the billing mode out
   * of a table that has always been.
   */
  static boolean isBilling(TableDescription described) {
    return described.billingModeSummary() == null
        ? found(described.provisionedThroughput()).read() > 0
        : described.billingModeSummary().billingMode() == BillingMode.PROVISIONED;
  }

  private static void set(UpdateGlobalSecondaryIndexAction.Builder index, Units units) {
    index.provisionedThroughput(throughput(units));
  }

  private static Units found(@Nullable ProvisionedThroughputDescription units) {
    return units == null
        ? new Units(0, 0)
        : Units.of(units.readCapacityUnits(), units.writeCapacityUnits(), 0);
  }

  /** Returns the capacity that a new index has if the user gives it none. */
  static @Nullable ProvisionedThroughput ofTable(TableDescription described) {
    return isBilling(described) ? throughput(found(described.provisionedThroughput())) : null;
  }

  private static ProvisionedThroughput throughput(Units units) {
    return ProvisionedThroughput.builder()
        .readCapacityUnits(units.read())
        .writeCapacityUnits(units.write())
        .build();
  }
}
