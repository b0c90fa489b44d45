package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.TableSchema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/**
 * The time to live of a table.
 *
 * @param attribute the attribute that holds the time; null for none
 */
record TimeToLive(@Nullable String attribute) implements Setting {

  /** Returns the time to live of a model, or none. */
  static TimeToLive of(TableSchema model, boolean enabled) {
    if (enabled && model.timeToLive() == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withTimeToLive(true): the model has no component with @TimeToLive.");
    }
    return new TimeToLive(enabled ? model.timeToLive() : null);
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.TIME_TO_LIVE;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    return attribute == null;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    String found = attributeOf(table);
    if (attribute == null) {
      return found == null
          ? Optional.empty()
          : change(table, found, false, "Turned time to live off; it was on for " + found + ".");
    }
    if (attribute.equals(found)) {
      return Optional.empty();
    }
    if (found != null) {
      throw table.refusal(
          "Its time to live is on for "
              + found
              + ", but on "
              + attribute
              + " in the model. Turn it off by withTimeToLive(false).apply(), and then on again;"
              + " DynamoDB takes one such change an hour.");
    }
    return change(table, attribute, true, "Turned time to live on, by " + attribute + ".");
  }

  private Optional<PlannedChange> change(
      ControlPlane table, String attribute, boolean enabled, String text) {
    UpdateTimeToLiveRequest request =
        UpdateTimeToLiveRequest.builder()
            .tableName(table.name())
            .timeToLiveSpecification(time -> time.enabled(enabled).attributeName(attribute))
            .build();
    return change(text, () -> table.dynamoDb().updateTimeToLive(request));
  }

  private static @Nullable String attributeOf(ControlPlane table) {
    TimeToLiveDescription found =
        table
            .dynamoDb()
            .describeTimeToLive(DescribeTimeToLiveRequest.builder().tableName(table.name()).build())
            .timeToLiveDescription();
    if (found == null) {
      return null;
    }
    TimeToLiveStatus status = found.timeToLiveStatus();
    boolean isOn = status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING;
    return isOn ? found.attributeName() : null;
  }
}
