package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** The phase as a program knows it. It reads it again when its lease is over. */
final class Phases {

  private final TableClient shop;
  private final String move;
  private final Duration lease;
  private final InstantSource clock;
  private volatile @Nullable Known known;

  private record Known(Phase phase, Instant until) {}

  Phases(TableClient shop, String move, Duration lease, InstantSource clock) {
    this.shop = shop;
    this.move = move;
    this.lease = lease;
    this.clock = clock;
  }

  /** The phase, at most a lease old. */
  Phase present() {
    Known last = known;
    return last != null && clock.instant().isBefore(last.until()) ? last.phase() : read();
  }

  /** The phase as it is stored. */
  Phase read() {
    Instant asked = clock.instant();
    Phase phase =
        shop.execute(MoveEntity.get(move).consistent()).map(Move::phase).orElse(Phase.OLD);
    known = new Known(phase, asked.plus(lease));
    return phase;
  }

  /** Reads it at the next call. A refused write can come from a change of the phase. */
  void forget() {
    known = null;
  }
}
