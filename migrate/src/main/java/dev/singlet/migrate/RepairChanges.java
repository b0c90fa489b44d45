package dev.singlet.migrate;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.migrate.RepairSpec;
import dev.singlet.internal.repair.BackfillSettings;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Puts right what older programs write: it brings the items of changes that a stream reports to
 * what the model stores, as {@link Backfill} does with all items. A function that reads the table's
 * stream executes it for each batch, from before the backfill until the last older program has
 * ended.
 *
 * <pre>{@code
 * BackfillReport report = github.execute(RepairChanges.of(GitHubTable.type(), records));
 * }</pre>
 *
 * <p>The image in the stream can be older than the item. So each write has the condition that every
 * attribute is as in the image. If DynamoDB refuses it, the repair begins again with the current
 * item. The stream also reports the writes of the repair. These items are right, and nothing is
 * written again. If the operation fails, execute it with the same records again.
 *
 * <p>It reserves unique values, and releases those that an item no longer has because an older
 * program has changed or deleted it. That needs a stream with old images.
 *
 * <p><b>Requests.</b> None for items that are right; an {@code UpdateItem} for each item that
 * differs. If the model has unique values, a consistent {@code BatchGetItem} for their
 * reservations. If the stream has no new images, or if items may move, a consistent {@code GetItem}
 * for each item.
 *
 * <p>On a client of a tenant, it is about the items of that tenant. On a client without one, it
 * does those of all tenants.
 */
@CheckReturnValue
public final class RepairChanges extends Operation<BackfillReport> {

  private final RepairSpec spec;

  private RepairChanges(RepairSpec spec) {
    this.spec = spec;
  }

  /**
   * Returns the repair of changed items.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @param changes records of the table's stream, of any view type, in the order of the stream
   * @return the operation
   */
  public static RepairChanges of(CollectionType<?> type, List<Record> changes) {
    return new RepairChanges(
        new RepairSpec(
            Objects.requireNonNull(type, "type"),
            List.copyOf(changes),
            BackfillSettings.NONE,
            null));
  }

  /**
   * Repairs the items of some entities only.
   *
   * @param types the entities, such as the generated {@code IssueEntity.type()}
   * @return the operation with it
   * @throws InvalidArgumentException if one of them is not of the table
   */
  public RepairChanges only(EntityType<?>... types) {
    return new RepairChanges(spec.with(spec.settings().only(Only.of(this, spec.type(), types))));
  }

  /**
   * Also moves items to other primary keys, as {@link Backfill#movingItems} does.
   *
   * @return the operation with it
   */
  public RepairChanges movingItems() {
    return new RepairChanges(spec.with(spec.settings().moving()));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public RepairChanges overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new RepairChanges(spec.with(Objects.requireNonNull(override, "override")));
  }

  /**
   * {@inheritDoc} It is the read of the first changed item, which is sent if the stream has no new
   * image of it, or if items may move.
   *
   * @throws InvalidArgumentException if there are no changes
   */
  @Override
  public GetItemRequest toRequest() {
    return (GetItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc} It is the read of the first changed item, which is sent if the stream has no new
   * image of it, or if items may move.
   *
   * @throws InvalidArgumentException if there are no changes
   */
  @Override
  public GetItemRequest toRequest(RequestContext context) {
    return (GetItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<BackfillReport> description() {
    return spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
