package dev.singlet.transaction;

import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.BlockingTransport;
import dev.singlet.internal.transaction.TransactionSpec;
import dev.singlet.internal.write.Unanswered;
import dev.singlet.item.TransactWrite;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs a function that reads and writes, until no other request has changed the items it read.
 *
 * @param client reads and writes
 * @param transport sends the requests, of all tables, and makes the pauses
 * @param work the function
 */
record RepeatedWork<R extends @Nullable Object>(
    ClientSettings client, BlockingTransport transport, Function<? super OpenTransaction, R> work) {

  /** Runs the function, and runs it again while items that it read have changed. */
  R run() {
    Unanswered unanswered = new Unanswered();
    for (int inVain = 0; ; pause(inVain++)) {
      boolean isLast = inVain + 1 == client.context().attempts();
      TransactionDraft draft = new TransactionDraft(client.context(), unanswered);
      R result;
      try {
        result = work.apply(new OpenTransaction(client, transport, draft));
      } catch (RuntimeException failure) {
        if (isFinal(draft, failure, isLast)) {
          throw failure;
        }
        continue;
      }
      if (isMade(draft, isLast)) {
        return result;
      }
    }
  }

  private void pause(int inVain) {
    transport.pause(Backoff.next(inVain)).join();
  }

  private boolean isMade(TransactionDraft draft, boolean isLast) {
    TransactionSpec<TransactWrite> transaction = draft.close().orElse(null);
    if (transaction == null) {
      return isLast || isOfOneMoment(draft);
    }
    return client.runner(transport, transaction).run(draft.commit(transaction, isLast));
  }

  /**
   * Returns whether all items that a failed function read were so at one moment. If they can't be
   * read again, the failure is final, unless an earlier request may still be made.
   */
  private boolean isFinal(TransactionDraft draft, RuntimeException failure, boolean isLast) {
    draft.abandon();
    try {
      return isMade(draft, isLast);
    } catch (RuntimeException unread) {
      if (draft.isInDoubt()) {
        unread.addSuppressed(failure);
        throw unread;
      }
      failure.addSuppressed(unread);
      return true;
    }
  }

  /** Returns whether all items that a function read were so at one moment. */
  private boolean isOfOneMoment(TransactionDraft draft) {
    return draft
        .again()
        .map(again -> client.runner(transport, again).run(draft.check(again)))
        .orElse(true);
  }
}
