package dev.singlet.tables;

import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** A setting that the user has chosen for a table. */
sealed interface Setting
    permits Capacity, DeletionProtection, PointInTimeRecovery, TableStream, Tags, TimeToLive {

  /**
   * Adds the setting to the request that creates the table.
   *
   * @return false if it takes another request, after the table is created
   */
  boolean addTo(CreateTableRequest.Builder request);

  /**
   * Compares the setting with a table, and changes nothing.
   *
   * @return the change to make; empty if the table has the setting
   * @throws dev.singlet.error.InvalidArgumentException if the table can't get the setting
   */
  Optional<PlannedChange> plan(ControlPlane table, TableDescription described);
}
