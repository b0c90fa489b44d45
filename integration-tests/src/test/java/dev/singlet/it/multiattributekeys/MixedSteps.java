package dev.singlet.it.multiattributekeys;

import dev.singlet.it.multiattributekeys.model.Mixed.Idea;
import dev.singlet.it.multiattributekeys.model.Mixed.Task;
import dev.singlet.it.multiattributekeys.model.MixedIdeaEntity;
import dev.singlet.it.multiattributekeys.model.MixedTaskEntity;
import dev.singlet.operation.Operation;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random writes of an item, with the record that is to be stored then. */
final class MixedSteps {

  /**
   * A write.
   *
   * @param after what is stored then, or null for nothing
   * @param creates whether an item that is absent comes to be
   */
  record Step<T>(Operation<?> operation, @Nullable T after, boolean creates) {}

  private final Random random;
  private final MixedValues values;

  MixedSteps(Random random) {
    this.random = random;
    this.values = new MixedValues(random);
  }

  Step<Task> of(Task before) {
    Task other = values.task(before.id());
    return switch (random.nextInt(8)) {
      case 0 -> new Step<>(MixedTaskEntity.put(other), other, true);
      case 1 -> new Step<>(upsert(other), other, true);
      case 2 -> revision(before, other);
      case 3 ->
          random.nextInt(3) == 0
              ? new Step<>(MixedTaskEntity.delete(before.id()), null, true)
              : revision(before, one(before, other));
      case 4, 5 -> setter(before, other);
      default -> several(before, other);
    };
  }

  private static Step<Task> revision(Task before, Task after) {
    return new Step<>(MixedTaskEntity.update(before, after), after, before.equals(after));
  }

  private static Operation<?> upsert(Task task) {
    return MixedTaskEntity.upsert(
        task.id(),
        task.team(),
        task.year(),
        task.level(),
        task.hash(),
        task.label(),
        task.state(),
        task.count());
  }

  /** The one with one component of the other. */
  private Task one(Task before, Task other) {
    MixedTaskEntity.Builder builder = MixedTaskEntity.builder(before);
    switch (random.nextInt(6)) {
      case 0 -> builder.team(other.team());
      case 1 -> builder.year(other.year());
      case 2 -> builder.level(other.level());
      case 3 -> builder.hash(other.hash());
      case 4 -> builder.label(other.label());
      default -> builder.state(other.state());
    }
    return builder.build();
  }

  private Step<Task> setter(Task is, Task other) {
    MixedTaskEntity.Builder after = MixedTaskEntity.builder(is);
    MixedTaskEntity.Update update = MixedTaskEntity.update(is.id());
    MixedTaskEntity.Update made =
        switch (random.nextInt(7)) {
          case 0 -> {
            after.team(other.team());
            yield other.team() == null
                ? update.removeTeam()
                : update.team(other.team(), is.year(), is.hash(), is.label(), is.state());
          }
          case 1 -> {
            after.year(other.year());
            yield other.year() == null
                ? update.removeYear()
                : update.year(other.year(), is.team(), is.hash(), is.label(), is.state());
          }
          case 2 -> {
            after.level(other.level());
            yield update.level(other.level());
          }
          case 3 -> {
            after.hash(other.hash());
            yield other.hash() == null
                ? update.removeHash(is.team(), is.year(), is.label(), is.state())
                : update.hash(other.hash(), is.team(), is.year(), is.label(), is.state());
          }
          case 4 -> {
            after.label(other.label());
            yield other.label() == null
                ? update.removeLabel(is.team(), is.year(), is.hash(), is.state())
                : update.label(other.label(), is.team(), is.year(), is.hash(), is.state());
          }
          case 5 -> {
            after.state(other.state());
            yield update.state(other.state(), is.team(), is.year(), is.hash(), is.label());
          }
          default -> {
            after.team(null).year(null);
            yield update.removeTeam().removeYear();
          }
        };
    if (random.nextBoolean()) {
      after.count(is.count() + 2);
      made = made.incrementCount(2);
    }
    return new Step<>(made, after.build(), false);
  }

  private Step<Task> several(Task is, Task other) {
    MixedTaskEntity.Builder after =
        MixedTaskEntity.builder(is).team(other.team()).state(other.state());
    MixedTaskEntity.Update update = MixedTaskEntity.update(is.id());
    return switch (random.nextInt(4)) {
      case 0 ->
          new Step<>(
              update.teamAndYearAndLabelAndState(
                  other.team(), other.year(), other.label(), other.state(), is.hash()),
              after.year(other.year()).label(other.label()).build(),
              false);
      case 1 ->
          new Step<>(
              update
                  .teamAndHashAndState(
                      other.team(), other.hash(), other.state(), is.year(), is.label())
                  .level(other.level()),
              after.level(other.level()).hash(other.hash()).build(),
              false);
      case 2 ->
          new Step<>(
              update
                  .teamAndYearAndHashAndLabelAndState(
                      other.team(), other.year(), other.hash(), other.label(), other.state())
                  .level(other.level()),
              MixedTaskEntity.builder(other).count(is.count()).build(),
              false);
      default -> new Step<>(update.count(7), MixedTaskEntity.builder(is).count(7).build(), false);
    };
  }

  Step<Idea> of(Idea is) {
    Idea other = values.idea(is.id());
    MixedIdeaEntity.Builder after = MixedIdeaEntity.builder(is);
    MixedIdeaEntity.Update update = MixedIdeaEntity.update(is.id());
    return switch (random.nextInt(9)) {
      case 0 -> new Step<>(MixedIdeaEntity.put(other), other, true);
      case 1 ->
          new Step<>(
              MixedIdeaEntity.upsert(
                  other.id(),
                  other.team(),
                  other.year(),
                  other.level(),
                  other.hash(),
                  other.count()),
              other,
              true);
      case 2 -> new Step<>(MixedIdeaEntity.update(is, other), other, is.equals(other));
      case 3 -> new Step<>(update.team(other.team()), after.team(other.team()).build(), false);
      case 4 -> new Step<>(update.year(other.year()), after.year(other.year()).build(), false);
      case 5 -> new Step<>(update.level(other.level()), after.level(other.level()).build(), false);
      case 6 ->
          new Step<>(
              update.hash(other.hash()).decrementCount(3),
              after.hash(other.hash()).count(is.count() - 3).build(),
              false);
      case 7 ->
          new Step<>(
              update.team(other.team()).year(other.year()).level(other.level()).hash(other.hash()),
              MixedIdeaEntity.builder(other).count(is.count()).build(),
              false);
      default -> new Step<>(MixedIdeaEntity.delete(is.id()), null, true);
    };
  }
}
