package dev.singlet.tables;

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

  private static Optional<PlannedChange> change(
      ControlPlane table, String attribute, boolean enabled, String text) {
    UpdateTimeToLiveRequest request =
        UpdateTimeToLiveRequest.builder()
            .tableName(table.name())
            .timeToLiveSpecification(time -> time.enabled(enabled).attributeName(attribute))
            .build();
    return Optional.of(
        new PlannedChange(
            TableChange.Kind.TIME_TO_LIVE, text, () -> table.dynamoDb().updateTimeToLive(request)));
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
