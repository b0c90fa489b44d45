package dev.singlet.tables;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.MultiRegionConsistency;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The stream of a table.
 *
 * @param view the content of its records; null for no stream
 */
record TableStream(@Nullable StreamViewType view) implements Setting {

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.STREAM;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    if (view != null) {
      request.streamSpecification(specification());
    }
    return true;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    StreamViewType found = viewOf(described.streamSpecification());
    if (found == view) {
      return Optional.empty();
    }
    if (found != null && isReplicatedBy(described)) {
      throw table.refusal(
          "Its stream, with "
              + found
              + ", carries its changes to its replicas, and DynamoDB doesn't turn it off. Leave the"
              + " stream out of the setup.");
    }
    if (found != null && view != null) {
      throw table.refusal(
          "Its stream has "
              + found
              + ", not "
              + view
              + ". A stream can't be changed: when its readers have read all, turn it off by"
              + " withoutStream().apply(), and then this one on. It has another ARN.");
    }
    return change(
        view == null ? "Turned the stream off." : "Turned the stream on, with " + view + ".",
        () -> table.update(update -> update.streamSpecification(specification())));
  }

  /**
   * Returns whether the stream is needed by <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/V2globaltables_HowItWorks.html">replicas</a>.
   * Those of strong consistency do without it.
   */
  private static boolean isReplicatedBy(TableDescription described) {
    return !described.replicas().isEmpty()
        && described.multiRegionConsistency() != MultiRegionConsistency.STRONG;
  }

  private static @Nullable StreamViewType viewOf(@Nullable StreamSpecification stream) {
    return stream == null || !Boolean.TRUE.equals(stream.streamEnabled())
        ? null
        : stream.streamViewType();
  }

  private StreamSpecification specification() {
    return StreamSpecification.builder().streamEnabled(view != null).streamViewType(view).build();
  }
}
