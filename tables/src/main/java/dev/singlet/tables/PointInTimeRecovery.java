package dev.singlet.tables;

import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryDescription;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;

/**
 * The point-in-time recovery of a table.
 *
 * @param enabled true if DynamoDB keeps backups of each second
 */
record PointInTimeRecovery(boolean enabled) implements Setting {

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    return !enabled;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    if (isOn(table) == enabled) {
      return Optional.empty();
    }
    UpdateContinuousBackupsRequest request =
        UpdateContinuousBackupsRequest.builder()
            .tableName(table.name())
            .pointInTimeRecoverySpecification(
                recovery -> recovery.pointInTimeRecoveryEnabled(enabled))
            .build();
    return Optional.of(
        new PlannedChange(
            TableChange.Kind.POINT_IN_TIME_RECOVERY,
            "Turned point-in-time recovery " + (enabled ? "on." : "off."),
            () -> table.dynamoDb().updateContinuousBackups(request)));
  }

  private static boolean isOn(ControlPlane table) {
    DescribeContinuousBackupsRequest request =
        DescribeContinuousBackupsRequest.builder().tableName(table.name()).build();
    PointInTimeRecoveryDescription found =
        table
            .dynamoDb()
            .describeContinuousBackups(request)
            .continuousBackupsDescription()
            .pointInTimeRecoveryDescription();
    return found != null && found.pointInTimeRecoveryStatus() == PointInTimeRecoveryStatus.ENABLED;
  }
}
