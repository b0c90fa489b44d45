package dev.singlet;

import dev.singlet.error.InvalidArgumentException;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A transaction that is being put together: it reads items, and then writes what follows from them.
 * See {@link AsyncTableClient#transact(java.util.function.Function)}. Valid only within its
 * function and the stage that this returns.
 */
public final class AsyncOpenTransaction {

  private final AsyncTableClient client;
  private final TransactionDraft draft;

  AsyncOpenTransaction(AsyncTableClient client, TransactionDraft draft) {
    this.client = client;
    this.draft = draft;
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
    return client.start(get, () -> draft.read(get));
  }

  /**
   * Adds writes. They are made at the end, all or none.
   *
   * @param writes puts, updates, deletes and checks of the client's table
   */
  public void write(TransactWrite... writes) {
    draft.write(writes);
  }

  /**
   * Adds writes. They are made at the end, all or none.
   *
   * @param writes puts, updates, deletes and checks of the client's table
   */
  public void write(Collection<? extends TransactWrite> writes) {
    draft.write(writes);
  }
}
