package dev.singlet;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items that one attempt of a transaction has read, and its writes. Thread-safe. */
final class TransactionDraft {

  private final TableSchema table;
  private final Context context;
  private final Map<PrimaryKey, ReadItem> read = new LinkedHashMap<>();
  private final List<TransactWrite> writes = new ArrayList<>();
  private final List<Get<?>> gets = new ArrayList<>();
  private int moments;
  private boolean isClosed;

  TransactionDraft(TableSchema table, Context context) {
    this.table = table;
    this.context = context.atOneTime();
  }

  /** Reads an item, or returns the one that was read before. */
  <T> Step<Optional<T>> read(Get<T> get) {
    return read(get, List.of());
  }

  /** Reads an item of which some attributes must still be the same. */
  <T> Step<Optional<T>> read(Get<T> get, Attribute<T, ?, ?> first, Attribute<T, ?, ?>[] more) {
    List<String> compared = new ArrayList<>();
    compared.add(first.location().path().root());
    for (Attribute<T, ?, ?> attribute : more) {
      compared.add(attribute.location().path().root());
    }
    return read(get, compared);
  }

  private synchronized <T> Step<Optional<T>> read(Get<T> get, List<String> compared) {
    requireReadable(get);
    return read.containsKey(get.key())
        ? Step.done(get.read(kept(get, Map.of(), compared).item(), context))
        : get.item(context)
            .map(
                item -> {
                  moments++;
                  return get.read(kept(get, item, compared).item(), context);
                });
  }

  /** Reads several items at one moment, without those that were read before. */
  synchronized Step<TransactedItems> read(TransactGet together) {
    List<Get<?>> asked = together.gets();
    asked.forEach(this::requireReadable);
    List<Get<?>> unread = new ArrayList<>();
    for (Get<?> get : asked) {
      if (!read.containsKey(get.key())) {
        unread.add(get);
      }
    }
    return unread.isEmpty()
        ? Step.done(known(asked))
        : TransactGet.of(unread)
            .start(context)
            .map(
                items -> {
                  moments++;
                  unread.forEach(get -> kept(get, items.item(get), List.of()));
                  return known(asked);
                });
  }

  private synchronized TransactedItems known(List<Get<?>> asked) {
    IdentityHashMap<Get<?>, Map<String, AttributeValue>> items = new IdentityHashMap<>();
    asked.forEach(get -> items.put(get, kept(get, Map.of(), List.of()).item()));
    return new TransactedItems(items, context);
  }

  private void requireReadable(Get<?> get) {
    get.requireTable(table);
    get.requireWhole();
    requireOpen(get);
    if (!writes.isEmpty()) {
      throw invalid(
          get
              + " comes after a write of its transaction. It would not see that write. Read all"
              + " items first.");
    }
  }

  /** Keeps an item. If it is there already, it stays, and both reads say what is compared. */
  private synchronized ReadItem kept(
      Get<?> get, Map<String, AttributeValue> item, List<String> compared) {
    if (!read.containsKey(get.key())) {
      gets.add(get);
    }
    return read.merge(get.key(), get.asRead(context, item, compared), ReadItem::and);
  }

  /** Adds a put, and returns the record as it will be stored. */
  synchronized <T> T write(Put<T> put) {
    put.requireTable(table);
    requireOpen(put);
    T stored = put.write().stored(context);
    writes.add(put);
    return stored;
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

  /**
   * Returns a read of all that was read, if that is of several moments. Nothing checks it where
   * nothing is written.
   */
  synchronized Optional<TransactGet> again() {
    boolean isOfSeveralMoments = moments > 1 && gets.size() <= Limits.TRANSACTION_ACTIONS;
    return isOfSeveralMoments ? Optional.of(TransactGet.of(gets)) : Optional.empty();
  }

  /** Tells whether all that was read is still the same. */
  synchronized boolean isSame(TransactedItems present) {
    return gets.stream()
        .noneMatch(get -> Objects.requireNonNull(read.get(get.key())).isOther(present.item(get)));
  }

  /** Ends the attempt. Returns its transaction; empty if that would change nothing. */
  synchronized Optional<Transaction> close() {
    isClosed = true;
    if (writes.isEmpty()) {
      return Optional.empty();
    }
    Transaction transaction = Transaction.of(writes);
    transaction.requireTable(table);
    return transaction.isUnchanged(context) ? Optional.empty() : Optional.of(transaction);
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
