package dev.singlet.tables;

import dev.singlet.schema.TableSchema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexWarmThroughputDescription;
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
   * a new table</a>, which <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput.html">can't
   * be lowered</a>.
   */
  private static final Units LEAST = new Units(12_000, 4_000);

  /** DynamoDB describes it for each table. DynamoDB Local doesn't, and has none to raise. */
  private static final Units NOT_DESCRIBED = new Units(Long.MAX_VALUE, Long.MAX_VALUE);

  static WarmThroughput of(Throughput units, TableSchema model) {
    return new WarmThroughput(
        units.checked(
            "withWarmThroughput",
            model,
            each -> each.orMore(LEAST).equals(each),
            "A new table has " + LEAST + ": give at least these."));
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.WARM_THROUGHPUT;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    request.warmThroughput(throughput(units.table()));
    Setting.ofIndexes(
        request, (name, index) -> index.warmThroughput(throughput(units.ofIndex(name))));
    return true;
  }

  @Override
  public void addTo(
      CreateGlobalSecondaryIndexAction.Builder index, String name, TableDescription described) {
    index.warmThroughput(throughput(units.ofIndex(name)));
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

  private static software.amazon.awssdk.services.dynamodb.model.@Nullable WarmThroughput throughput(
      @Nullable Units units) {
    return units == null
        ? null
        : software.amazon.awssdk.services.dynamodb.model.WarmThroughput.builder()
            .readUnitsPerSecond(units.read())
            .writeUnitsPerSecond(units.write())
            .build();
  }
}
