package dev.singlet.transaction;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.transaction.TransactGetSpec;
import dev.singlet.internal.transaction.TransactionSpec;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.internal.write.Unanswered;
import dev.singlet.internal.write.Write;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.item.TransactWrite;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items that one attempt of a transaction has read, and its writes. Each is of a client, which
 * is the one that executes the transaction or another one. Thread-safe.
 */
final class TransactionDraft {

  private static final String WAY = "Use it on that table's client: tx.on(client).";

  private final Context executing;
  private final Unanswered unanswered;
  private final CallSettings settings = new CallSettings();
  private final Map<ItemPlace, ReadItem> read = new LinkedHashMap<>();
  private final List<Addressed<TransactWrite, Write<?>>> writes = new ArrayList<>();
  private final List<Addressed<Get<?>, GetSpec<?>>> gets = new ArrayList<>();
  private int moments;
  private boolean isClosed;

  /**
   * Begins an attempt.
   *
   * @param unanswered the requests of earlier attempts that may still be made
   */
  TransactionDraft(Context executing, Unanswered unanswered) {
    this.executing = executing;
    this.unanswered = unanswered;
  }

  /** Reads an item, or returns the one that was read before. */
  <T> Step<Optional<T>> read(ClientSettings client, Get<T> get) {
    return read(client, get, List.of());
  }

  /** Reads an item that must still have the same values in some attributes. */
  <T> Step<Optional<T>> read(
      ClientSettings client, Get<T> get, Attribute<T, ?, ?> first, Attribute<T, ?, ?>[] more) {
    List<String> compared = new ArrayList<>();
    compared.add(first.location().path().root());
    for (Attribute<T, ?, ?> attribute : more) {
      compared.add(attribute.location().path().root());
    }
    return read(client, get, compared);
  }

  private synchronized <T> Step<Optional<T>> read(
      ClientSettings client, Get<T> get, List<String> compared) {
    GetSpec<T> spec = Get.describe(get);
    OperationDescription.requireTable(get, spec.table(), client.schema(), WAY);
    requireReadable(get);
    Context context = settings.of(client.context());
    Addressed<Get<?>, GetSpec<?>> asked = new Addressed<>(get, spec, context);
    return read.containsKey(place(asked))
        ? Step.done(spec.read(kept(asked, Map.of(), compared).item(), context))
        : spec.item(context)
            .map(item -> spec.read(keptOfOneMoment(asked, item, compared).item(), context));
  }

  /** Reads several items at one moment, without those that were read before. */
  synchronized Step<TransactedItems> read(ClientSettings client, TransactGetSpec<Get<?>> together) {
    List<Addressed<Get<?>, GetSpec<?>>> asked = new ArrayList<>();
    for (Addressed<Get<?>, GetSpec<?>> each : together.gets()) {
      each.requireTable(client.schema(), WAY);
      requireReadable(each.operation());
      Context context = settings.of(each.context(client.context()));
      asked.add(new Addressed<>(each.operation(), each.description(), context));
    }
    together.of(asked).requireOnePerItem(executing);
    List<Addressed<Get<?>, GetSpec<?>>> unread =
        asked.stream().filter(get -> !read.containsKey(place(get))).toList();
    return unread.isEmpty()
        ? Step.done(known(asked))
        : together.of(unread).start(together, executing).map(items -> known(asked, unread, items));
  }

  private synchronized TransactedItems known(
      List<Addressed<Get<?>, GetSpec<?>>> asked,
      List<Addressed<Get<?>, GetSpec<?>>> unread,
      List<Map<String, AttributeValue>> items) {
    moments++;
    for (int i = 0; i < items.size(); i++) {
      kept(unread.get(i), items.get(i), List.of());
    }
    return known(asked);
  }

  private synchronized TransactedItems known(List<Addressed<Get<?>, GetSpec<?>>> asked) {
    return new TransactedItems(
        asked,
        asked.stream().map(get -> kept(get, Map.of(), List.of()).item()).toList(),
        executing);
  }

  private void requireReadable(Get<?> get) {
    Get.describe(get).requireWhole();
    requireOpen(get);
    if (!writes.isEmpty()) {
      throw invalid(
          get
              + " comes after a write of its transaction. It would not see that write. Read all"
              + " items first.");
    }
  }

  private synchronized ReadItem keptOfOneMoment(
      Addressed<Get<?>, GetSpec<?>> get, Map<String, AttributeValue> item, List<String> compared) {
    moments++;
    return kept(get, item, compared);
  }

  /** Keeps an item. If it is there already, it stays, and both reads say what is compared. */
  private ReadItem kept(
      Addressed<Get<?>, GetSpec<?>> get, Map<String, AttributeValue> item, List<String> compared) {
    GetSpec<?> spec = get.description();
    ItemPlace place = place(get);
    if (!read.containsKey(place)) {
      gets.add(get);
    }
    return read.merge(
        place,
        new ReadItem(
            get.operation(),
            get.context(executing),
            spec.type().likelyEntity(item),
            spec.key(),
            item,
            compared),
        ReadItem::and);
  }

  private ReadItem readBy(Addressed<Get<?>, GetSpec<?>> get) {
    return Objects.requireNonNull(read.get(place(get)));
  }

  private ItemPlace place(Addressed<Get<?>, GetSpec<?>> get) {
    return get.description().place(get.context(executing));
  }

  /** Adds a put, and returns the record as it will be stored. */
  synchronized <T> T write(ClientSettings client, Put<T> put) {
    Context context = requireWritable(client, put);
    PutWrite<T> write = Put.describe(put);
    T stored = write.stored(context);
    writes.add(new Addressed<>(put, write, context));
    return stored;
  }

  synchronized void write(ClientSettings client, Collection<? extends TransactWrite> more) {
    for (TransactWrite write : more) {
      Context context = requireWritable(client, write);
      writes.add(new Addressed<>(write, TransactWrite.describe(write), context));
    }
  }

  /** Returns the settings of a write that can be added. */
  private Context requireWritable(ClientSettings client, TransactWrite write) {
    Write<?> described = TransactWrite.describe(Objects.requireNonNull(write, "write"));
    OperationDescription.requireTable(write, described.table(), client.schema(), WAY);
    requireOpen(write);
    return described.settings(settings, client.context());
  }

  /**
   * Returns a request that reads all items again, to check that they were so at one moment. Only a
   * function that writes nothing needs it, because its reads have no conditions.
   *
   * @return empty if the items were read at one moment, or if they are too many for one request
   */
  synchronized Optional<TransactGetSpec<Get<?>>> again() {
    boolean isOfSeveralMoments = moments > 1 && gets.size() <= Limits.TRANSACTION_ACTIONS;
    return isOfSeveralMoments ? Optional.of(new TransactGetSpec<>(gets, null)) : Optional.empty();
  }

  /** Returns whether all that was read is still the same, by reading it again. */
  Step<Boolean> check(TransactGetSpec<Get<?>> again) {
    return again.start(again, executing).map(this::isSame);
  }

  private synchronized boolean isSame(List<Map<String, AttributeValue>> present) {
    for (int i = 0; i < present.size(); i++) {
      if (readBy(gets.get(i)).isOther(present.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Leaves out the writes of a function that has failed. */
  synchronized void abandon() {
    writes.clear();
  }

  /** Returns whether a request of an earlier attempt may still be made. */
  boolean isInDoubt() {
    return unanswered.isPossible();
  }

  /**
   * Ends the attempt. If it changes nothing while a request of an earlier attempt may still be
   * made, it is a transaction of checks with the token of that request, which ends the doubt.
   *
   * @return its transaction; empty if none is needed
   * @throws dev.singlet.error.TransactionFailedException if the doubt can't be ended, as nothing
   *     was read, or too much
   */
  synchronized Optional<TransactionSpec<TransactWrite>> close() {
    isClosed = true;
    TransactionSpec<TransactWrite> transaction = new TransactionSpec<>(writes, gets);
    if (!transaction.isUnchanged(executing)) {
      return Optional.of(transaction);
    }
    if (!isInDoubt()) {
      return Optional.empty();
    }
    if (gets.isEmpty() || gets.size() > Limits.TRANSACTION_ACTIONS) {
      throw unanswered.refusal();
    }
    return Optional.of(transaction);
  }

  /**
   * Writes, if all that was read is still the same.
   *
   * @param isLast true to fail if it is not
   * @return false if it is not
   */
  synchronized Step<Boolean> commit(TransactionSpec<TransactWrite> transaction, boolean isLast) {
    return transaction.startAfter(List.copyOf(read.values()), executing, isLast, unanswered);
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
