package dev.singlet.tables;

import java.util.List;
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
  public TableChange.Kind kind() {
    return TableChange.Kind.DELETION_PROTECTION;
  }

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
    return change(
        "Turned deletion protection " + (enabled ? "on." : "off.") + replicas(described),
        () -> table.update(update -> update.deletionProtectionEnabled(enabled)));
  }

  /** Returns a sentence about replicas, because DynamoDB doesn't copy this setting to them. */
  private static String replicas(TableDescription described) {
    List<String> regions = described.replicas().stream().map(each -> each.regionName()).toList();
    return regions.isEmpty()
        ? ""
        : " Its replicas have their own: the regions of the table are "
            + regions
            + ". Apply the setup with a client of each.";
  }
}
