package dev.singlet.transaction;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.engine.BlockingTransport;
import dev.singlet.internal.engine.Transport;
import dev.singlet.internal.transaction.TransactGetSpec;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.TableAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A transaction that is being put together: it reads items, and then makes writes that depend on
 * them. See {@link dev.singlet.TableClient#transact(java.util.function.Function)}. Valid only
 * within that function.
 */
public final class OpenTransaction {

  private final ClientSettings executing;
  private final Transport transport;
  private final TransactionDraft draft;
  private final ClientSettings client;

  /** Begins a transaction. */
  OpenTransaction(ClientSettings client, Transport transport, TransactionDraft draft) {
    this(client, transport, draft, client);
  }

  private OpenTransaction(
      ClientSettings executing,
      Transport transport,
      TransactionDraft draft,
      ClientSettings client) {
    this.executing = executing;
    this.transport = transport;
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
  public static <R extends @Nullable Object> R run(
      ClientSettings client,
      BlockingTransport transport,
      Function<? super OpenTransaction, R> work) {
    return new RepeatedWork<>(client, transport, work).run();
  }

  /**
   * Returns this transaction for operations of another client: of another table, or for another
   * tenant. All that is read and written remains one transaction.
   *
   * <pre>{@code
   * Stock stock = tx.on(warehouse).read(StockEntity.get("clock")).orElseThrow();
   * tx.write(OrderEntity.put(order));
   * tx.on(warehouse).write(StockEntity.update("clock").decrementPieces(1));
   * }</pre>
   *
   * @param client a client whose table name, tenant and clock the operations take; the requests are
   *     sent by the client that began the transaction
   * @return the same transaction, for operations of that client
   */
  public OpenTransaction on(TableAccess<?> client) {
    return new OpenTransaction(executing, transport, draft, TableAccess.settings(client));
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
  public <T> Optional<T> read(Get<T> get) {
    return executing.runner(transport, Get.describe(get)).run(draft.read(client, get));
  }

  /**
   * Reads an item that must still exist, with these attributes the same, when the writes are made.
   * So the transaction doesn't fail if others change another attribute, such as a counter. If there
   * is no item, there must still be none then.
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
  public final <T> Optional<T> read(
      Get<T> get, Attribute<T, ?, ?> first, Attribute<T, ?, ?>... more) {
    return executing.runner(transport, Get.describe(get)).run(draft.read(client, get, first, more));
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
  public TransactedItems read(Get<?> first, Get<?> second, Get<?>... more) {
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
  public TransactedItems read(Collection<? extends Get<?>> gets) {
    return read(TransactGet.of(gets));
  }

  /**
   * Reads several items as they are at one moment, of several tables, too. Same as {@link
   * #read(Get, Get, Get[])}.
   *
   * @param together the gets of the client's table, and those of others by {@link TransactGet#and}
   * @return the items, found by their gets
   * @throws InvalidArgumentException as {@link #read(Get)} does; or if two of them read one item
   */
  public TransactedItems read(TransactGet together) {
    TransactGetSpec<Get<?>> gets = TransactGet.gets(together);
    return executing.runner(transport, gets).run(draft.read(client, gets));
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
