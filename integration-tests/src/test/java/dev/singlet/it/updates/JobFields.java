package dev.singlet.it.updates;

import dev.singlet.it.updates.model.Work.Details;
import dev.singlet.it.updates.model.Work.State;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A job being changed. */
final class JobFields {
  private final ExpectedJob start;
  State state;
  boolean urgent;
  int rank;
  @Nullable String team;
  @Nullable String city;
  String title;
  int count;
  @Nullable String note;
  Set<String> tags;
  @Nullable Details details;

  JobFields(ExpectedJob start) {
    this.start = start;
    this.state = start.state();
    this.urgent = start.urgent();
    this.rank = start.rank();
    this.team = start.team();
    this.city = start.city();
    this.title = start.title();
    this.count = start.count();
    this.note = start.note();
    this.tags = new HashSet<>(start.tags());
    this.details = start.details();
  }

  JobFields keyed(ExpectedJob given) {
    state = given.state();
    urgent = given.urgent();
    rank = given.rank();
    team = given.team();
    city = given.city();
    title = given.title();
    return this;
  }

  JobFields note(String given) {
    note = given;
    return this;
  }

  ExpectedJob after(Instant modified) {
    return new ExpectedJob(
        start.id(),
        state,
        urgent,
        rank,
        team,
        city,
        title,
        count,
        note,
        tags,
        details,
        start.created(),
        modified);
  }
}
