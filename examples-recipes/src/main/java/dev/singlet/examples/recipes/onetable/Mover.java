package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import java.time.Duration;
import java.time.Instant;

/** Takes a move from phase to phase. It can be stopped at any time and run again. */
final class Mover {

  private final TableClient shop;
  private final String name;
  private final Duration pause;
  private final Work work;

  /**
   * Makes a program that moves.
   *
   * @param pause how long a phase lasts at least: longer than programs know a phase, and their
   *     longest request together
   */
  Mover(Tables tables, String name, Duration pause, int pageSize) {
    this.shop = tables.shop();
    this.name = name;
    this.pause = pause;
    this.work = new Work(tables, pageSize);
  }

  /**
   * Does the work of the current phase, and goes to the next one.
   *
   * @return the phase afterwards. It is the same one if the comparison has found what no stopped
   *     program explains: find the reason, and repair.
   * @throws TooEarlyException if other programs may still be in the phase before
   */
  Phase forward(Instant now) {
    Move move = move(now);
    Instant end = move.since().plus(pause);
    if (move.phase() != Phase.OLD && now.isBefore(end)) {
      throw new TooEarlyException(move.phase(), end);
    }
    boolean isDone =
        switch (move.phase()) {
          case OLD, BOTH, NEW -> true;
          case COPY -> work.copy(move);
          case VERIFY, COMPARE -> work.verify(move);
          case DONE -> work.removeMarks(move);
        };
    return to(isDone ? move.phase().next() : move.phase(), move, now);
  }

  /**
   * Goes back to the phase before.
   *
   * @throws TooEarlyException if other programs may still be in another phase
   */
  Phase back(Instant now) {
    Move move = move(now);
    Instant end = move.since().plus(pause);
    if (now.isBefore(end)) {
      throw new TooEarlyException(move.phase(), end);
    }
    return to(move.phase().previous(), move, now);
  }

  private Move move(Instant now) {
    return shop.execute(MoveEntity.get(name).consistent())
        .orElseGet(() -> new Move(name, Phase.OLD, now, 0));
  }

  private Phase to(Phase phase, Move move, Instant now) {
    return shop.execute(MoveEntity.put(move.to(phase, now))).phase();
  }
}
