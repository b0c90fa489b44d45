package dev.singlet.it.updates;

import dev.singlet.it.Nasty;
import dev.singlet.it.updates.model.WorkWatchEntity;
import dev.singlet.operation.Operation;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Random writes of one watch, whose state before is known. */
final class WatchSteps {

  private final Nasty random;
  private final String id;
  private final @Nullable ExpectedWatch before;
  private final Instant now;

  WatchSteps(Nasty random, String id, @Nullable ExpectedWatch before, Instant now) {
    this.random = random;
    this.id = id;
    this.before = before;
    this.now = now;
  }

  /** A write, and what it must do. */
  Step next(List<ExpectedWatch> earlier) {
    int kind = random.below(12);
    if (kind < 2) {
      ExpectedWatch put = any();
      return step(WorkWatchEntity.put(put.watch()), put);
    }
    if (kind < 3) {
      return step(WorkWatchEntity.delete("g", id), null);
    }
    if (kind < 5) {
      return upsert();
    }
    return kind < 7 ? revision(earlier) : update();
  }

  private Step step(Operation<?> operation, @Nullable ExpectedWatch after) {
    return new Step(operation, "WATCH#" + id, after, false);
  }

  private ExpectedWatch any() {
    return new ExpectedWatch(
        id,
        random.chance(70),
        random.oneOf(null, "p", "q"),
        random.oneOf(1, 20),
        random.oneOf(null, 5),
        now,
        now);
  }

  private Step upsert() {
    ExpectedWatch wanted = any();
    WorkWatchEntity.Upsert upsert =
        WorkWatchEntity.upsert("g", id, wanted.active(), wanted.topic(), wanted.level());
    Integer hits = before == null ? null : before.hits();
    if (random.chance(50)) {
      upsert = upsert.incrementHits(2);
      hits = (hits == null ? 0 : hits) + 2;
    }
    Instant created = before == null ? now : before.created();
    return step(
        upsert,
        new ExpectedWatch(id, wanted.active(), wanted.topic(), wanted.level(), hits, created, now));
  }

  private Step update() {
    ExpectedWatch old = before == null ? any() : before;
    ExpectedWatch told = random.chance(80) ? old : any();
    ExpectedWatch wanted = any();
    boolean active = old.active();
    String topic = old.topic();
    int level = old.level();
    Integer hits = 1;
    boolean isRight = true;
    WorkWatchEntity.Update update =
        WorkWatchEntity.update("g", id, told.active(), told.topic()).hits(hits);
    boolean setsActive = random.chance(40);
    boolean setsTopic = random.chance(40);
    if (setsActive) {
      update = update.active(wanted.active());
      active = wanted.active();
    }
    if (setsTopic) {
      topic = wanted.topic();
      update = topic == null ? update.removeTopic() : update.topic(topic);
    }
    if (random.chance(30)) {
      update = update.level(wanted.level(), told.created());
      level = wanted.level();
      isRight = told.created().equals(old.created());
    }
    isRight &= setsActive || told.active() == old.active();
    isRight &= setsTopic || Objects.equals(told.topic(), old.topic());
    boolean isRefused = before == null || !isRight;
    ExpectedWatch after = new ExpectedWatch(id, active, topic, level, hits, old.created(), now);
    return new Step(update, "WATCH#" + id, isRefused ? before : after, isRefused);
  }

  private Step revision(List<ExpectedWatch> earlier) {
    ExpectedWatch current = before == null ? any() : before;
    ExpectedWatch from =
        earlier.isEmpty() || random.chance(70)
            ? current
            : earlier.get(random.below(earlier.size()));
    ExpectedWatch to = any();
    ExpectedWatch after =
        new ExpectedWatch(
            id,
            random.chance(50) ? to.active() : from.active(),
            random.chance(50) ? to.topic() : from.topic(),
            random.chance(30) ? to.level() : from.level(),
            random.chance(50) ? to.hits() : from.hits(),
            from.created(),
            now);
    boolean setsHits = !Objects.equals(from.hits(), after.hits());
    boolean setsLevel = from.level() != after.level();
    boolean isNone =
        !setsHits
            && !setsLevel
            && from.active() == after.active()
            && Objects.equals(from.topic(), after.topic());
    // The time of the modification is in a key, so that all its parts must be as they were.
    boolean isRight =
        from.active() == current.active()
            && Objects.equals(from.topic(), current.topic())
            && (!setsHits || Objects.equals(from.hits(), current.hits()))
            && (!setsLevel
                || (from.level() == current.level() && from.created().equals(current.created())));
    boolean isRefused = !isNone && (before == null || !isRight);
    ExpectedWatch result =
        new ExpectedWatch(
            id,
            after.active(),
            after.topic(),
            setsLevel ? after.level() : current.level(),
            setsHits ? after.hits() : current.hits(),
            current.created(),
            now);
    return new Step(
        WorkWatchEntity.update(from.watch(), after.watch()),
        "WATCH#" + id,
        isRefused || isNone ? before : result,
        isRefused);
  }
}
