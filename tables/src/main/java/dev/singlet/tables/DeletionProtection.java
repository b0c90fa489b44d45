package dev.singlet.tables;

import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The deletion protection of a table.
 *
 * @param enabled true if DynamoDB refuses to delete the table
 */
record DeletionProtection(boolean enabled) implements Setting {

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    request.deletionProtectionEnabled(enabled);
    return true;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    if (Boolean.TRUE.equals(described.deletionProtectionEnabled()) == enabled) {
      return Optional.empty();
    }
    return Optional.of(
        new PlannedChange(
            TableChange.Kind.DELETION_PROTECTION,
            "Turned deletion protection " + (enabled ? "on." : "off."),
            () -> table.update(update -> update.deletionProtectionEnabled(enabled))));
  }
}
