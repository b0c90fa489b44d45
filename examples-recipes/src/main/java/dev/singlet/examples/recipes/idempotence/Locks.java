package dev.singlet.examples.recipes.idempotence;

import static dev.singlet.examples.recipes.idempotence.LockEntity.FENCE;
import static dev.singlet.examples.recipes.idempotence.LockEntity.OWNER;
import static dev.singlet.examples.recipes.idempotence.LockEntity.UNTIL;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.operation.Operation;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Locks that end by themselves. */
final class Locks {

  private final TableClient bank;
  private final Duration lease;

  Locks(TableClient bank, Duration lease) {
    this.bank = bank;
    this.lease = lease;
  }

  /**
   * Takes a lock that is free, or whose time is over.
   *
   * @param owner an id that only this call has
   * @return empty if another one has it
   */
  Optional<Lock> take(String name, String owner, Instant now) {
    return made(
        LockEntity.upsert(name, owner, now.plus(lease))
            .incrementFence(1)
            .when(UNTIL.notExists().or(UNTIL.lte(now)).or(OWNER.eq(owner))));
  }

  /** Has a lock for longer; empty if its time was over and another one took it. */
  Optional<Lock> renew(Lock lock, Instant now) {
    return made(LockEntity.update(lock.name()).until(now.plus(lease)).when(FENCE.eq(lock.fence())));
  }

  /** Gives a lock back; false if another one took it since. */
  boolean free(Lock lock, Instant now) {
    return made(LockEntity.update(lock.name()).until(now).when(FENCE.eq(lock.fence()))).isPresent();
  }

  /** Writes a report; false if a program wrote it that took the lock later. */
  boolean write(Lock lock, String report, String text) {
    return made(ReportEntity.upsert(report, text, lock.fence())
            .when(ReportEntity.FENCE.notExists().or(ReportEntity.FENCE.lte(lock.fence()))))
        .isPresent();
  }

  private <T> Optional<T> made(Operation<T> write) {
    try {
      return Optional.of(bank.execute(write));
    } catch (ConditionFailedException another) {
      return Optional.empty();
    }
  }
}
