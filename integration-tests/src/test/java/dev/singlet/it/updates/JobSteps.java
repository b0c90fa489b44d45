package dev.singlet.it.updates;

import dev.singlet.it.Nasty;
import dev.singlet.it.updates.model.Work.Details;
import dev.singlet.it.updates.model.Work.Job;
import dev.singlet.it.updates.model.Work.State;
import dev.singlet.it.updates.model.WorkJobEntity;
import dev.singlet.operation.Operation;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random writes of one job, whose state before is known. */
final class JobSteps {

  private final Nasty random;
  private final String id;
  private final @Nullable ExpectedJob before;
  private final Instant now;

  JobSteps(Nasty random, String id, @Nullable ExpectedJob before, Instant now) {
    this.random = random;
    this.id = id;
    this.before = before;
    this.now = now;
  }

  /** A write, and what it must do. */
  Step next(List<ExpectedJob> earlier) {
    int kind = random.below(20);
    if (kind < 3) {
      return put();
    }
    if (kind < 4) {
      return new Step(WorkJobEntity.delete("g", id), key(), null, false);
    }
    if (kind < 8) {
      return upsert();
    }
    if (kind < 11) {
      return revision(earlier);
    }
    return kind < 14 ? free() : keyed();
  }

  private String key() {
    return "JOB#" + id;
  }

  private ExpectedJob any() {
    return new ExpectedJob(
        id,
        random.oneOf(State.values()),
        random.chance(60),
        random.oneOf(1, 2, 30),
        random.oneOf(null, "a", "b"),
        random.oneOf(null, "x", "y"),
        random.oneOf("t", "u"),
        random.oneOf(3, 4),
        random.oneOf(null, "n"),
        random.oneOf(Set.of(), Set.of("1"), Set.of("1", "2")),
        random.oneOf(null, new Details(null, null), new Details("d", 1)),
        now,
        now);
  }

  private Step put() {
    ExpectedJob put = any();
    return new Step(WorkJobEntity.put(put.job()), key(), put, false);
  }

  private Step upsert() {
    ExpectedJob wanted = any();
    WorkJobEntity.Upsert upsert =
        WorkJobEntity.upsert(
            "g",
            id,
            wanted.state(),
            wanted.urgent(),
            wanted.rank(),
            wanted.team(),
            wanted.city(),
            wanted.title());
    JobFields fields =
        before == null
            ? new JobFields(
                new ExpectedJob(
                    id,
                    wanted.state(),
                    wanted.urgent(),
                    wanted.rank(),
                    wanted.team(),
                    wanted.city(),
                    wanted.title(),
                    3,
                    null,
                    Set.of(),
                    null,
                    now,
                    now))
            : new JobFields(before).keyed(wanted);
    return new Step(change(upsert, fields), key(), fields.after(now), false);
  }

  private Step free() {
    JobFields fields = new JobFields(before == null ? any() : before);
    WorkJobEntity.Update update = change(WorkJobEntity.update("g", id).note("m"), fields.note("m"));
    return updated(update, fields, true);
  }

  private Step updated(Operation<?> update, JobFields fields, boolean isRightlyAssumed) {
    boolean isRefused = before == null || !isRightlyAssumed;
    return new Step(update, key(), isRefused ? before : fields.after(now), isRefused);
  }

  /** Changes attributes that no key is made of. */
  private <S extends WorkJobEntity.AnyUpdate<S>> S change(S update, JobFields fields) {
    S changed = update;
    if (random.chance(40)) {
      int amount = random.below(3);
      changed =
          random.chance(50) ? changed.incrementCount(amount) : changed.decrementCount(-amount);
      fields.count += amount;
    }
    if (random.chance(50)) {
      changed = changeTags(changed, fields);
    }
    if (random.chance(50)) {
      changed = changeDetails(changed, fields);
    }
    return changed;
  }

  private <S extends WorkJobEntity.AnyUpdate<S>> S changeTags(S update, JobFields fields) {
    Set<String> given = random.oneOf(Set.of("1"), Set.of("2", "3"));
    switch (random.below(4)) {
      case 0 -> {
        fields.tags.addAll(given);
        return update.addToTags(given.toArray(String[]::new));
      }
      case 1 -> {
        fields.tags.removeAll(given);
        return update.removeFromTags(given.toArray(String[]::new));
      }
      case 2 -> {
        fields.tags.clear();
        return random.chance(50) ? update.tags(Set.of()) : update.removeTags();
      }
      default -> {
        fields.tags = new HashSet<>(given);
        return update.tags(given);
      }
    }
  }

  private <S extends WorkJobEntity.AnyUpdate<S>> S changeDetails(S update, JobFields fields) {
    Details old = fields.details;
    String text = old == null ? null : old.text();
    Integer weight = old == null ? null : old.weight();
    switch (random.below(5)) {
      case 0 -> {
        fields.details = new Details("e", weight);
        return update.set(WorkJobEntity.DETAILS.TEXT, "e");
      }
      case 1 -> {
        fields.details = new Details("e", (weight == null ? 0 : weight) + 2);
        return update
            .increment(WorkJobEntity.DETAILS.WEIGHT, 2)
            .set(WorkJobEntity.DETAILS.TEXT, "e");
      }
      case 2 -> {
        fields.details = old == null ? null : new Details(null, weight);
        return update.remove(WorkJobEntity.DETAILS.TEXT);
      }
      case 3 -> {
        fields.details = new Details(text, weight == null ? 7 : weight);
        return update.setIfAbsent(WorkJobEntity.DETAILS.WEIGHT, 7);
      }
      default -> {
        fields.details = random.oneOf(null, new Details("f", null));
        return fields.details == null ? update.removeDetails() : update.details(fields.details);
      }
    }
  }

  /** Changes what keys are made of, told what the rest of them is: mostly the truth. */
  private Step keyed() {
    ExpectedJob old = before == null ? any() : before;
    ExpectedJob told = random.chance(80) ? old : any();
    ExpectedJob wanted = any();
    JobFields fields = new JobFields(old);
    WorkJobEntity.Update update = WorkJobEntity.update("g", id);
    JobAssumptions assumed = new JobAssumptions(old, told);
    switch (random.below(11)) {
      case 0 -> {
        update = update.state(wanted.state(), told.urgent(), told.rank(), told.team(), told.city());
        fields.state = wanted.state();
        assumed.urgent().rank().team().city();
      }
      case 1 -> {
        update = update.urgent(wanted.urgent(), told.state(), told.city());
        fields.urgent = wanted.urgent();
        assumed.state().city();
      }
      case 2 -> {
        update = update.rank(wanted.rank(), told.state(), told.team(), told.city(), told.title());
        fields.rank = wanted.rank();
        assumed.state().team().city().title();
      }
      case 3 -> {
        update = update.team("c", told.state(), told.rank(), told.city(), told.title());
        fields.team = "c";
        assumed.state().rank().city().title();
      }
      case 4 -> {
        update = update.removeTeam(told.state(), told.rank());
        fields.team = null;
        assumed.state().rank();
      }
      case 5 -> {
        update =
            update.city("z", told.state(), told.urgent(), told.rank(), told.team(), told.title());
        fields.city = "z";
        assumed.state().urgent().rank().team().title();
      }
      case 6 -> {
        update = update.removeCity();
        fields.city = null;
      }
      case 7 -> {
        update =
            update.stateAndUrgentAndCity(
                wanted.state(),
                wanted.urgent(),
                wanted.city(),
                told.rank(),
                told.team(),
                told.title());
        fields.state = wanted.state();
        fields.urgent = wanted.urgent();
        fields.city = wanted.city();
        assumed.rank().team().title();
      }
      case 8 -> {
        update =
            update.rankAndTeamAndCityAndTitle(
                wanted.rank(),
                wanted.team(),
                wanted.city(),
                wanted.title(),
                told.state(),
                told.urgent());
        fields.rank = wanted.rank();
        fields.team = wanted.team();
        fields.city = wanted.city();
        fields.title = wanted.title();
        assumed.state().urgent();
      }
      case 9 -> {
        update = update.leaveByUrgent(false);
        fields.urgent = false;
      }
      default -> {
        update =
            update
                .title(wanted.title(), wanted.rank(), told.team(), told.city())
                .rank(wanted.rank(), told.state(), told.team(), told.city(), wanted.title());
        fields.title = wanted.title();
        fields.rank = wanted.rank();
        assumed.state().team().city();
      }
    }
    return updated(change(update, fields), fields, assumed.areTrue());
  }

  /** The smallest update from what the item is, or was, to something else. */
  private Step revision(List<ExpectedJob> earlier) {
    ExpectedJob current = before == null ? any() : before;
    ExpectedJob from =
        earlier.isEmpty() || random.chance(60)
            ? current
            : earlier.get(random.below(earlier.size()));
    ExpectedJob to = any();
    JobFields fields = new JobFields(from);
    fields.keyed(
        new ExpectedJob(
            id,
            random.chance(50) ? to.state() : from.state(),
            random.chance(50) ? to.urgent() : from.urgent(),
            random.chance(30) ? to.rank() : from.rank(),
            random.chance(40) ? to.team() : from.team(),
            random.chance(40) ? to.city() : from.city(),
            random.chance(30) ? to.title() : from.title(),
            3,
            null,
            Set.of(),
            null,
            now,
            now));
    if (random.chance(50)) {
      change(WorkJobEntity.update("g", id), fields);
    }
    Job before = from.job();
    Job after = fields.after(now).job();
    JobRevision revision = new JobRevision(from, fields.after(now), current);
    boolean isRefused = !revision.isNone() && (this.before == null || !revision.isValid());
    return new Step(
        WorkJobEntity.update(before, after),
        key(),
        isRefused || revision.isNone() ? this.before : revision.result(now),
        isRefused);
  }
}
