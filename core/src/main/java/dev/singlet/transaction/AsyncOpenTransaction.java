package dev.singlet.transaction;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.TableAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A transaction that is being put together: it reads items, and then makes writes that depend on
 * them. See {@link dev.singlet.AsyncTableClient#transact(java.util.function.Function)}. Valid only
 * within its function and the stage that this returns.
 */
public final class AsyncOpenTransaction {

  private final AsyncRepeatedWork<?> work;
  private final TransactionDraft draft;
  private final ClientSettings client;

  /** Begins a transaction. */
  AsyncOpenTransaction(AsyncRepeatedWork<?> work, TransactionDraft draft) {
    this(work, draft, work.client());
  }

  private AsyncOpenTransaction(
      AsyncRepeatedWork<?> work, TransactionDraft draft, ClientSettings client) {
    this.work = work;
    this.draft = draft;
    this.client = client;
  }

  /**
   * Runs a function until its transaction is made. Called by the client.
   *
   * @param client the client's settings
   * @param transport sends the requests
   * @param work the function
   * @return its result
   * @param <R> the type of the result
   */
  @SuppressWarnings("exports") // So that only a client of Singlet can call it.
  public static <R extends @Nullable Object> CompletableFuture<R> run(
      ClientSettings client,
      AsyncTransport transport,
      Function<? super AsyncOpenTransaction, ? extends CompletionStage<R>> work) {
    CompletableFuture<R> result = new CompletableFuture<>();
    new AsyncRepeatedWork<>(client, transport, work, result).start();
    return result;
  }

  /**
   * Returns this transaction for operations of another client: of another table, or for another
   * tenant. All that is read and written remains one transaction.
   *
   * <pre>{@code
   * tx.write(OrderEntity.put(order));
   * tx.on(warehouse).write(StockEntity.update("clock").decrementPieces(1));
   * }</pre>
   *
   * @param client a client whose table name, tenant and clock the operations take; the requests are
   *     sent by the client that began the transaction
   * @return the same transaction, for operations of that client
   */
  public AsyncOpenTransaction on(TableAccess<?> client) {
    return new AsyncOpenTransaction(work, draft, TableAccess.settings(client));
  }

  /**
   * Reads an item: one consistent {@code GetItem} request. The transaction is made only if the item
   * is still the same then, or still absent. An item that was read before in this transaction isn't
   * read again.
   *
   * @param get the get, of the client's table
   * @param <T> the type of the item
   * @return the item; empty if there is none
   * @throws InvalidArgumentException if it is of another table or reads a part of an item, or if
   *     this transaction has a write already
   */
  public <T> CompletableFuture<Optional<T>> read(Get<T> get) {
    return work.start(() -> Get.describe(get), own -> draft.read(client, get));
  }

  /**
   * Reads an item that must still exist, with these attributes the same, when the writes are made.
   * So a counter in the item that others change all the time is not in the way. If there is no
   * item, there must still be none then.
   *
   * @param get the get, of the client's table
   * @param first an attribute that must be the same
   * @param more further ones
   * @param <T> the type of the item
   * @return the item; empty if there is none
   * @throws InvalidArgumentException as {@link #read(Get)} does
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final <T> CompletableFuture<Optional<T>> read(
      Get<T> get, Attribute<T, ?, ?> first, Attribute<T, ?, ?>... more) {
    return work.start(() -> Get.describe(get), own -> draft.read(client, get, first, more));
  }

  /**
   * Reads several items as they are at one moment: one {@code TransactGetItems} request, which
   * costs twice the capacity of a consistent read. As with {@link #read(Get)}, the transaction is
   * made only if they are still the same then.
   *
   * @param first a get, of the client's table
   * @param second another one
   * @param more further ones, up to 100 in all
   * @return the items, found by their gets
   * @throws InvalidArgumentException as {@link #read(Get)} does; or if two of them read one item
   */
  public CompletableFuture<TransactedItems> read(Get<?> first, Get<?> second, Get<?>... more) {
    List<Get<?>> gets = new ArrayList<>(List.of(first, second));
    gets.addAll(Arrays.asList(more));
    return read(gets);
  }

  /**
   * Reads several items as they are at one moment. Same as {@link #read(Get, Get, Get[])}.
   *
   * @param gets the gets, at least one
   * @return the items, found by their gets
   * @throws InvalidArgumentException if there are none, or as {@link #read(Get)} does
   */
  public CompletableFuture<TransactedItems> read(Collection<? extends Get<?>> gets) {
    return work.start(() -> TransactGet.gets(TransactGet.of(gets)), own -> draft.read(client, own));
  }

  /**
   * Reads several items as they are at one moment, of several tables, too. Same as {@link
   * #read(Get, Get, Get[])}.
   *
   * @param together the gets of the client's table, and those of others by {@link TransactGet#and}
   * @return the items, found by their gets
   * @throws InvalidArgumentException as {@link #read(Get)} does; or if two of them read one item
   */
  public CompletableFuture<TransactedItems> read(TransactGet together) {
    return work.start(() -> TransactGet.gets(together), own -> draft.read(client, own));
  }

  /**
   * Adds a put. It is made at the end, together with the other writes.
   *
   * @param put the put, of the client's table
   * @param <T> the type of the record
   * @return the record as it will be stored, with its times and its version
   * @throws dev.singlet.error.ValidationException if the record violates its constraints
   */
  public <T> T write(Put<T> put) {
    return draft.write(client, put);
  }

  /**
   * Adds writes. They are made at the end, all or none.
   *
   * @param writes puts, updates, deletes and checks of the client's table
   */
  public void write(TransactWrite... writes) {
    write(Arrays.asList(writes));
  }

  /**
   * Adds writes. They are made at the end, all or none.
   *
   * @param writes puts, updates, deletes and checks of the client's table
   */
  public void write(Collection<? extends TransactWrite> writes) {
    draft.write(client, writes);
  }
}
