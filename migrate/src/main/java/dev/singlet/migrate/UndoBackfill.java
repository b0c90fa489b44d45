package dev.singlet.migrate;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.backfill.Journal;
import dev.singlet.backfill.UndoReport;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.migrate.UndoSpec;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.CollectionType;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Takes back what a {@link Backfill} wrote, by its journal: each item that nobody has changed since
 * gets the attributes that it had before, and the others are listed. It can end after any request,
 * and can run again.
 *
 * <pre>{@code
 * UndoReport undone =
 *     github.execute(
 *         UndoBackfill.of(GitHubTable.type(), FileJournal.in(Path.of("backfill-7"))));
 * }</pre>
 *
 * <p>It takes the changes from the last one to the first. For each it makes a consistent {@code
 * GetItem}, and an {@code UpdateItem} with the condition that every attribute still is as the
 * backfill wrote it. An item that was moved goes back in a transaction, with its unique values, and
 * a value that was reserved is released in one. Times and versions stay as they are: the backfill
 * didn't change them.
 *
 * <p>Programs that know only the model after the backfill should have ended before: they miss what
 * is taken back.
 */
@CheckReturnValue
public final class UndoBackfill extends Operation<UndoReport> {

  private final UndoSpec spec;

  private UndoBackfill(UndoSpec spec) {
    this.spec = spec;
  }

  /**
   * Returns the undo of a backfill.
   *
   * @param type the entities of the table, of the model that the backfill had
   * @param journal the journal of the backfill
   * @return the operation
   */
  public static UndoBackfill of(CollectionType<?> type, Journal journal) {
    return new UndoBackfill(new UndoSpec(type, Objects.requireNonNull(journal, "journal"), 0));
  }

  /**
   * Limits the write capacity, as {@link Backfill#writeRate} does.
   *
   * @param unitsPerSecond average write capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public UndoBackfill writeRate(double unitsPerSecond) {
    if (!(unitsPerSecond > 0) || Double.isInfinite(unitsPerSecond)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + ".writeRate(" + unitsPerSecond + "): give capacity units, more than 0.");
    }
    return new UndoBackfill(new UndoSpec(spec.type(), spec.journal(), unitsPerSecond));
  }

  /**
   * {@inheritDoc} It is the read of the last change's item.
   *
   * @throws InvalidArgumentException if the journal is empty
   */
  @Override
  public GetItemRequest toRequest() {
    return (GetItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc} It is the read of the last change's item.
   *
   * @throws InvalidArgumentException if the journal is empty
   */
  @Override
  public GetItemRequest toRequest(RequestContext context) {
    return (GetItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<UndoReport> description() {
    return spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
