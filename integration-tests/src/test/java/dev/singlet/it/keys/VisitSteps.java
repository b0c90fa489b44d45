package dev.singlet.it.keys;

import dev.singlet.it.keys.model.Lossy.State;
import dev.singlet.it.keys.model.Lossy.Visit;
import dev.singlet.it.keys.model.LossyVisitEntity;
import dev.singlet.operation.Operation;
import java.time.Instant;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random writes of one visit, whose name and time are given as they are or only similar. */
final class VisitSteps {

  /** Whether a write must be refused. */
  enum Refusal {
    NEVER,
    ALLOWED,
    ALWAYS
  }

  /** A write, and what the visit is after it if it is made. */
  record Step(Operation<?> operation, Visit after, Refusal refusal) {}

  private final Random random;

  VisitSteps(Random random) {
    this.random = random;
  }

  private @Nullable String text() {
    return random.nextInt(3) == 0 ? null : String.valueOf((char) ('a' + random.nextInt(2)));
  }

  private State state() {
    return random.nextInt(3) == 0 ? State.LOST : random.nextBoolean() ? State.OPEN : State.DONE;
  }

  private String name() {
    return random.nextBoolean() ? "Anna" : random.nextBoolean() ? "ANNA" : "anna";
  }

  private Instant time() {
    return Instant.parse("2024-01-01T00:00:00Z").plusMillis(random.nextInt(3));
  }

  private Visit with(String name, Instant at, Visit visit) {
    return new Visit(
        name,
        at,
        visit.state(),
        visit.team(),
        visit.nick(),
        visit.rank(),
        visit.note(),
        visit.hint());
  }

  Visit any() {
    String name = name();
    String nick = random.nextBoolean() ? Visit.shout(name) : name() + "!";
    return new Visit(name, time(), state(), text(), nick, random.nextInt(3), text(), text());
  }

  Step next(Visit before) {
    Visit other = any();
    return switch (random.nextInt(4)) {
      case 0 -> whole(before, other);
      case 1 -> revision(before, mixed(before, other));
      default -> update(before, other);
    };
  }

  private Step whole(Visit before, Visit other) {
    if (random.nextBoolean()) {
      return new Step(LossyVisitEntity.put(other), other, Refusal.NEVER);
    }
    Visit after =
        new Visit(
            other.name(),
            other.at(),
            other.state(),
            other.team(),
            other.nick(),
            other.rank(),
            other.note(),
            before.hint());
    return new Step(
        LossyVisitEntity.upsert(
            other.name(),
            other.at(),
            other.state(),
            other.team(),
            other.nick(),
            other.rank(),
            other.note()),
        after,
        Refusal.NEVER);
  }

  private Visit mixed(Visit before, Visit other) {
    return new Visit(
        random.nextBoolean() ? before.name() : other.name(),
        random.nextBoolean() ? before.at() : other.at(),
        random.nextBoolean() ? before.state() : other.state(),
        random.nextBoolean() ? before.team() : other.team(),
        random.nextBoolean() ? before.nick() : other.nick(),
        random.nextBoolean() ? before.rank() : other.rank(),
        random.nextBoolean() ? before.note() : other.note(),
        random.nextBoolean() ? before.hint() : other.hint());
  }

  private Step revision(Visit before, Visit after) {
    return new Step(LossyVisitEntity.update(before, after), after, Refusal.NEVER);
  }

  private Step update(Visit before, Visit other) {
    boolean isNamed = random.nextBoolean();
    boolean isTimed = random.nextBoolean();
    String name = isNamed ? before.name() : other.name();
    Instant at = isTimed ? before.at() : other.at();
    boolean isNameRight = name.equals(before.name());
    boolean isTimeRight = at.equals(before.at());
    Visit told = random.nextInt(4) == 0 ? other : before;
    LossyVisitEntity.Update update = LossyVisitEntity.update(name, at);
    if (random.nextInt(5) == 0) {
      update = update.when(LossyVisitEntity.NAME.eq(name));
      if (!isNameRight) {
        return new Step(update.hint("h"), before, Refusal.ALWAYS);
      }
    }
    Visit after = with(before.name(), before.at(), before);
    return switch (random.nextInt(8)) {
      case 0 ->
          new Step(
              other.hint() == null ? update.removeHint() : update.hint(other.hint()),
              changed(after, after.state(), after.team(), after.nick(), after.rank(), other.hint()),
              Refusal.NEVER);
      case 1 ->
          new Step(
              other.note() == null ? update.removeNote() : update.note(other.note()),
              new Visit(
                  after.name(),
                  after.at(),
                  after.state(),
                  after.team(),
                  after.nick(),
                  after.rank(),
                  other.note(),
                  after.hint()),
              refusal(isTimeRight, true));
      case 2 ->
          new Step(
              update.rank(other.rank(), told.nick()),
              changed(after, after.state(), after.team(), after.nick(), other.rank(), after.hint()),
              refusal(isNameRight, told.nick().equals(before.nick())));
      case 3 ->
          new Step(
              update.nick(other.nick(), told.rank()),
              changed(after, after.state(), after.team(), other.nick(), after.rank(), after.hint()),
              refusal(true, told.rank() == before.rank()));
      case 4 ->
          new Step(
              update.state(other.state(), told.team()),
              changed(after, other.state(), after.team(), after.nick(), after.rank(), after.hint()),
              refusal(isNameRight && isTimeRight, Objects.equals(told.team(), before.team())));
      case 5 ->
          new Step(
              other.team() == null
                  ? update.removeTeam(told.state())
                  : update.team(other.team(), told.state()),
              changed(after, after.state(), other.team(), after.nick(), after.rank(), after.hint()),
              refusal(isNameRight && isTimeRight, told.state() == before.state()));
      case 6 ->
          new Step(
              update.stateAndTeam(other.state(), other.team()),
              changed(after, other.state(), other.team(), after.nick(), after.rank(), after.hint()),
              refusal(isNameRight && isTimeRight, true));
      default ->
          new Step(
              update.nickAndRank(other.nick(), other.rank()).hint("i"),
              changed(after, after.state(), after.team(), other.nick(), other.rank(), "i"),
              refusal(isNameRight, true));
    };
  }

  private static Refusal refusal(boolean isSpelledRight, boolean isToldRight) {
    if (!isToldRight) {
      return Refusal.ALWAYS;
    }
    return isSpelledRight ? Refusal.NEVER : Refusal.ALLOWED;
  }

  private static Visit changed(
      Visit before,
      State state,
      @Nullable String team,
      String nick,
      int rank,
      @Nullable String hint) {
    return new Visit(before.name(), before.at(), state, team, nick, rank, before.note(), hint);
  }
}
