package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What one attempt of a transaction has read, and what it will write. Thread-safe. */
final class TransactionDraft {

  private final TableSchema table;
  private final Context context;
  private final Map<PrimaryKey, ReadItem> read = new LinkedHashMap<>();
  private final List<TransactWrite> writes = new ArrayList<>();
  private boolean isClosed;

  TransactionDraft(TableSchema table, Context context) {
    this.table = table;
    this.context = context;
  }

  /** Reads an item, or returns the one that was read before. */
  synchronized <T> Step<Optional<T>> read(Get<T> get) {
    get.requireTable(table);
    requireOpen(get);
    if (!writes.isEmpty()) {
      throw invalid(
          get
              + " comes after a write of its transaction. It would not see that write. Read all"
              + " items first.");
    }
    ReadItem known = read.get(get.key());
    return known != null
        ? Step.done(get.read(known.item(), context))
        : get.item(context).map(item -> get.read(kept(get, item).item(), context));
  }

  private synchronized ReadItem kept(Get<?> get, Map<String, AttributeValue> item) {
    return read.computeIfAbsent(get.key(), key -> get.asRead(item));
  }

  synchronized void write(TransactWrite... more) {
    write(Arrays.asList(more));
  }

  synchronized void write(Collection<? extends TransactWrite> more) {
    for (TransactWrite write : more) {
      requireOpen(write);
      writes.add(write);
    }
  }

  /** Ends the attempt. Returns what it writes; empty if that is nothing. */
  synchronized Optional<Transaction> close() {
    isClosed = true;
    return writes.isEmpty() ? Optional.empty() : Optional.of(Transaction.of(writes));
  }

  /**
   * Writes, if all that was read is still the same.
   *
   * @param isLast true to fail if it is not
   * @return false if it is not
   */
  synchronized Step<Boolean> commit(Transaction transaction, boolean isLast) {
    return transaction.startAfter(List.copyOf(read.values()), context, isLast);
  }

  private void requireOpen(Object operation) {
    if (isClosed) {
      throw invalid(
          operation + " comes after the end of its transaction. Call it within the function.");
    }
  }

  private static InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INVALID_TRANSACTION, message);
  }
}
