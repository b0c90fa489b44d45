package dev.singlet.it.updates;

import dev.singlet.it.updates.model.Work.Details;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the update from one state of a job to another must do to what is stored. */
final class JobRevision {

  private static final List<Set<String>> KEYS =
      List.of(
          Set.of("state", "rank", "team"),
          Set.of("rank", "team", "city", "title"),
          Set.of("state", "urgent", "city"),
          Set.of("rank", "title"));

  private final ExpectedJob from;
  private final ExpectedJob to;
  private final ExpectedJob current;
  private final Set<String> changed = new HashSet<>();
  private final Set<String> moved = new HashSet<>();

  JobRevision(ExpectedJob from, ExpectedJob to, ExpectedJob current) {
    this.from = from;
    this.to = to;
    this.current = current;
    compare("state", ExpectedJob::state);
    compare("urgent", ExpectedJob::urgent);
    compare("rank", ExpectedJob::rank);
    compare("team", ExpectedJob::team);
    compare("city", ExpectedJob::city);
    compare("title", ExpectedJob::title);
    compare("count", ExpectedJob::count);
    compare("note", ExpectedJob::note);
    compare("tags", ExpectedJob::tags);
    if (from.details() == null || to.details() == null) {
      compare("details", ExpectedJob::details);
    } else {
      compare("text", job -> job.details() == null ? null : job.details().text());
      compare("weight", job -> job.details() == null ? null : job.details().weight());
    }
  }

  private void compare(String component, Function<ExpectedJob, @Nullable Object> value) {
    if (!Objects.equals(value.apply(from), value.apply(to))) {
      changed.add(component);
    }
    if (!Objects.equals(value.apply(from), value.apply(current))) {
      moved.add(component);
    }
  }

  boolean isNone() {
    return changed.isEmpty();
  }

  /** Whether what it changes, and what keys are made of besides, is as it is taken to be. */
  boolean isValid() {
    Set<String> guarded = new HashSet<>(changed);
    for (Set<String> key : KEYS) {
      if (key.stream().anyMatch(changed::contains)) {
        guarded.addAll(key);
      }
    }
    boolean isWithin = changed.contains("text") || changed.contains("weight");
    return guarded.stream().noneMatch(moved::contains) && (!isWithin || current.details() != null);
  }

  ExpectedJob result(Instant now) {
    JobFields fields = new JobFields(current);
    fields.state = pick("state", ExpectedJob::state);
    fields.urgent = pick("urgent", ExpectedJob::urgent);
    fields.rank = pick("rank", ExpectedJob::rank);
    fields.team = pick("team", ExpectedJob::team);
    fields.city = pick("city", ExpectedJob::city);
    fields.title = pick("title", ExpectedJob::title);
    fields.count = pick("count", ExpectedJob::count);
    fields.note = pick("note", ExpectedJob::note);
    fields.tags = new HashSet<>(pick("tags", ExpectedJob::tags));
    fields.details = changed.contains("details") ? to.details() : current.details();
    Details details = fields.details;
    if (details != null && to.details() != null) {
      fields.details =
          new Details(
              changed.contains("text") ? to.details().text() : details.text(),
              changed.contains("weight") ? to.details().weight() : details.weight());
    }
    return fields.after(now);
  }

  private <V> V pick(String component, Function<ExpectedJob, V> value) {
    return value.apply(changed.contains(component) ? to : current);
  }
}
