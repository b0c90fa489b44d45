package dev.singlet.internal.migrate;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import dev.singlet.backfill.UndoReport;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.repair.ChangeWrite;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.Iterator;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * The undo of a backfill.
 *
 * @param type the entities of the table
 * @param journal what the backfill replaced
 * @param writeRate write capacity units each second; 0 for no limit
 */
public record UndoSpec(CollectionType<?> type, Journal journal, double writeRate)
    implements OperationDescription<UndoReport> {

  @Override
  public GetItemRequest request(Context context) {
    Iterator<ItemChange> changes = journal.lastFirst();
    if (!changes.hasNext()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ": the journal is empty.");
    }
    return ChangeWrite.read(context.tableName(), type.table().key(), changes.next().after());
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return toString();
  }

  @Override
  public Step<UndoReport> start(Object operation, Context context) {
    return new Undoing(type, context, writeRate, journal.lastFirst()).next();
  }

  @Override
  public String toString() {
    return "UndoBackfill[" + type + "]";
  }
}
