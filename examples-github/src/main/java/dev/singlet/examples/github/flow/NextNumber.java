package dev.singlet.examples.github.flow;

import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.CounterEntity;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.item.TransactWrite;

/**
 * The number that an issue or a pull request gets. It is taken in the transaction that uses it, so
 * that no number is lost where that fails.
 *
 * @param owner the repository's owner
 * @param repoName the repository's name
 * @param value the number
 */
record NextNumber(String owner, String repoName, long value) {

  static NextNumber read(Executor.Draft tx, String owner, String repoName) {
    long last = tx.read(CounterEntity.get(owner, repoName)).map(Counter::currentValue).orElse(0L);
    return new NextNumber(owner, repoName, last + 1);
  }

  /** Takes the number. */
  TransactWrite take() {
    return CounterEntity.upsert(owner, repoName).incrementCurrentValue(1);
  }
}
