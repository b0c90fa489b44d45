package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
 * @param days the days for which it keeps them; null to leave them as they are
 */
record PointInTimeRecovery(boolean enabled, @Nullable Integer days) implements Setting {

  /** The days of a table for which none are given. */
  private static final int MOST_DAYS = 35;

  /**
   * Returns a recovery that is on for <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_PointInTimeRecoverySpecification.html">1
   * to 35 days</a>.
   */
  static PointInTimeRecovery ofDays(int days) {
    if (days < 1 || days > MOST_DAYS) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withPointInTimeRecovery(" + days + "): give 1 to " + MOST_DAYS + " days.");
    }
    return new PointInTimeRecovery(true, days);
  }

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.POINT_IN_TIME_RECOVERY;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    return !enabled;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    int found = daysOf(table);
    boolean isOn = found > 0;
    if (isOn == enabled && (days == null || days == found)) {
      return Optional.empty();
    }
    UpdateContinuousBackupsRequest request =
        UpdateContinuousBackupsRequest.builder()
            .tableName(table.name())
            .pointInTimeRecoverySpecification(
                recovery -> recovery.pointInTimeRecoveryEnabled(enabled).recoveryPeriodInDays(days))
            .build();
    return change(
        isOn && enabled
            ? "Changed the period of point-in-time recovery from "
                + found
                + " to "
                + days
                + " days."
            : "Turned point-in-time recovery "
                + (enabled ? "on" : "off")
                + (days == null ? "." : ", for " + days + " days."),
        () -> table.dynamoDb().updateContinuousBackups(request));
  }

  /** Returns the days for which a table has backups; 0 if it has none. */
  private static int daysOf(ControlPlane table) {
    DescribeContinuousBackupsRequest request =
        DescribeContinuousBackupsRequest.builder().tableName(table.name()).build();
    PointInTimeRecoveryDescription found =
        table
            .dynamoDb()
            .describeContinuousBackups(request)
            .continuousBackupsDescription()
            .pointInTimeRecoveryDescription();
    if (found == null || found.pointInTimeRecoveryStatus() != PointInTimeRecoveryStatus.ENABLED) {
      return 0;
    }
    return found.recoveryPeriodInDays() == null ? MOST_DAYS : found.recoveryPeriodInDays();
  }
}
