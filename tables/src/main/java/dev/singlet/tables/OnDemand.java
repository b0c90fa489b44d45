package dev.singlet.tables;

import dev.singlet.schema.TableSchema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Billing on demand.
 *
 * @param maximum the largest units that DynamoDB serves; null to leave the maximum as it is
 */
record OnDemand(@Nullable Throughput maximum) implements Setting {

  private static final Units UNLIMITED = new Units(Throughput.NO_MAXIMUM, Throughput.NO_MAXIMUM);

  /**
   * Returns billing on demand with a maximum of <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_OnDemandThroughput.html">at
   * least 1, or -1</a> for none.
   */
  static OnDemand of(Throughput maximum, TableSchema model) {
    return new OnDemand(
        maximum.checked(
            "onDemand",
            model,
            each -> isTaken(each.read()) && isTaken(each.write()),
            "Give at least 1 of each, or Throughput.NO_MAXIMUM."));
  }

  private static boolean isTaken(long units) {
    return units >= 1 || units == Throughput.NO_MAXIMUM;
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.CAPACITY;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    if (maximum == null) {
      return true;
    }
    request.onDemandThroughput(ofNew(maximum.table()));
    Setting.ofIndexes(
        request, (name, index) -> index.onDemandThroughput(ofNew(maximum.ofIndex(name))));
    return true;
  }

  @Override
  public void addTo(
      CreateGlobalSecondaryIndexAction.Builder index, String name, TableDescription described) {
    if (maximum != null && !Provisioned.isBilling(described)) {
      index.onDemandThroughput(ofNew(maximum.ofIndex(name)));
    }
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane plane, TableDescription described) {
    boolean isOnDemand = !Provisioned.isBilling(described);
    UnitChanges changes = maximums(described);
    if (isOnDemand && changes.isEmpty()) {
      return Optional.empty();
    }
    String maximums = changes.isEmpty() ? "" : "Changed the on-demand maximum" + changes + ".";
    return change(
        isOnDemand
            ? maximums
            : ("Changed the billing mode from provisioned to on demand. " + maximums).strip(),
        () ->
            plane.update(
                update -> {
                  if (!isOnDemand) {
                    update.billingMode(BillingMode.PAY_PER_REQUEST);
                  }
                  changes.ifTable(table -> update.onDemandThroughput(throughput(table.wanted())));
                  update.globalSecondaryIndexUpdates(
                      changes.updates(
                          (index, change) ->
                              index.onDemandThroughput(throughput(change.wanted()))));
                }));
  }

  private UnitChanges maximums(TableDescription described) {
    return maximum == null
        ? UnitChanges.NONE
        : UnitChanges.of(
            maximum,
            described,
            found(described.onDemandThroughput()),
            (GlobalSecondaryIndexDescription index) -> found(index.onDemandThroughput()),
            (wanted, found) -> wanted);
  }

  private static Units found(@Nullable OnDemandThroughput maximum) {
    return maximum == null
        ? UNLIMITED
        : Units.of(
            maximum.maxReadRequestUnits(), maximum.maxWriteRequestUnits(), Throughput.NO_MAXIMUM);
  }

  private static OnDemandThroughput throughput(Units maximum) {
    return OnDemandThroughput.builder()
        .maxReadRequestUnits(maximum.read())
        .maxWriteRequestUnits(maximum.write())
        .build();
  }

  /** Returns the maximum of a new table or index, where what has none is left out. */
  private static @Nullable OnDemandThroughput ofNew(@Nullable Units maximum) {
    return maximum == null || maximum.equals(UNLIMITED)
        ? null
        : OnDemandThroughput.builder()
            .maxReadRequestUnits(unlessUnlimited(maximum.read()))
            .maxWriteRequestUnits(unlessUnlimited(maximum.write()))
            .build();
  }

  private static @Nullable Long unlessUnlimited(long units) {
    return units == Throughput.NO_MAXIMUM ? null : units;
  }
}
