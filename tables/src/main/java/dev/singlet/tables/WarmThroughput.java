package dev.singlet.tables;

import dev.singlet.schema.TableSchema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexWarmThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableWarmThroughputDescription;

/**
 * The throughput that a table serves at once, without growing first. DynamoDB raises it with the
 * use of the table, and never lowers it, so that a table that has more is left as it is.
 *
 * @param units the least warm throughput to have
 */
record WarmThroughput(Throughput units) implements Setting {

  /**
   * The warm throughput <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput-scenarios.html">of
   * a new table on demand</a>, which <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput.html">can't
   * be lowered</a>.
   */
  private static final Units OF_NEW_ON_DEMAND = new Units(12_000, 4_000);

  /** DynamoDB describes it for each table. DynamoDB Local doesn't, and has none to raise. */
  private static final Units NOT_DESCRIBED = new Units(Long.MAX_VALUE, Long.MAX_VALUE);

  static WarmThroughput of(Throughput units, TableSchema model) {
    return new WarmThroughput(
        units.checked(
            "withWarmThroughput",
            model,
            each -> each.read() >= 1 && each.write() >= 1,
            "Give at least 1 of each."));
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.WARM_THROUGHPUT;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    request.warmThroughput(ofNew(units.table(), request.build().provisionedThroughput()));
    Setting.ofIndexes(
        request,
        (name, index) ->
            index.warmThroughput(
                ofNew(units.ofIndex(name), index.build().provisionedThroughput())));
    return true;
  }

  @Override
  public void addTo(
      CreateGlobalSecondaryIndexAction.Builder index, String name, TableDescription described) {
    index.warmThroughput(ofNew(units.ofIndex(name), index.build().provisionedThroughput()));
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane plane, TableDescription described) {
    UnitChanges changes =
        UnitChanges.of(
            units,
            described,
            found(described.warmThroughput()),
            index -> found(index.warmThroughput()),
            Units::orMore);
    return changes.isEmpty()
        ? Optional.empty()
        : change(
            "Raised the warm throughput" + changes + ".",
            () ->
                plane.update(
                    update -> {
                      changes.ifTable(table -> update.warmThroughput(throughput(table.wanted())));
                      update.globalSecondaryIndexUpdates(
                          changes.updates(
                              (index, change) ->
                                  index.warmThroughput(throughput(change.wanted()))));
                    }));
  }

  private static Units found(@Nullable TableWarmThroughputDescription warm) {
    return warm == null
        ? NOT_DESCRIBED
        : Units.of(warm.readUnitsPerSecond(), warm.writeUnitsPerSecond(), 0);
  }

  private static Units found(@Nullable GlobalSecondaryIndexWarmThroughputDescription warm) {
    return warm == null
        ? NOT_DESCRIBED
        : Units.of(warm.readUnitsPerSecond(), warm.writeUnitsPerSecond(), 0);
  }

  /**
   * Returns the warm throughput of a new table or index. DynamoDB refuses less than it has anyway.
   *
   * @param wanted the least warm throughput to have; null for none
   * @param capacity its provisioned capacity; null if it is billed on demand
   */
  private static software.amazon.awssdk.services.dynamodb.model.@Nullable WarmThroughput ofNew(
      @Nullable Units wanted, @Nullable ProvisionedThroughput capacity) {
    if (wanted == null) {
      return null;
    }
    Units anyway =
        capacity == null
            ? OF_NEW_ON_DEMAND
            : new Units(capacity.readCapacityUnits(), capacity.writeCapacityUnits());
    return throughput(wanted.orMore(anyway));
  }

  private static software.amazon.awssdk.services.dynamodb.model.WarmThroughput throughput(
      Units units) {
    return software.amazon.awssdk.services.dynamodb.model.WarmThroughput.builder()
        .readUnitsPerSecond(units.read())
        .writeUnitsPerSecond(units.write())
        .build();
  }
}
