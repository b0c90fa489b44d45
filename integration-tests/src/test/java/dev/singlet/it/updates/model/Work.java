package dev.singlet.it.updates.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sparse indexes that overlap in what they are made of. */
@Table(
    name = "Work",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index("GSI3"),
      @Index(value = "LSI1", type = IndexType.LOCAL, sortKey = "LSI1SK")
    })
public sealed interface Work {

  enum State {
    OPEN,
    DOING,
    DONE
  }

  record Details(@Nullable String text, @Nullable Integer weight) {}

  @Entity
  @LinkedKey(partition = "GROUP#{group}", sort = "JOB#{id}")
  @LinkedKey(
      name = "openByTeam",
      index = "GSI1",
      when = "state == OPEN",
      partition = "TEAM#{team}",
      sort = "OPEN#{rank:pad(3)}#{id}")
  @LinkedKey(
      name = "doneByTeam",
      index = "GSI1",
      when = "state == DONE",
      partition = "TEAM#{team}",
      sort = "DONE#{id}")
  @LinkedKey(
      name = "byPlace",
      index = "GSI2",
      partition = "PLACE#{city}#{team}",
      sort = "JOB#{label}")
  @LinkedKey(
      name = "urgentIn",
      index = "GSI3",
      when = "urgent && state != DONE",
      partition = "URGENT#{city}",
      sort = "JOB#{state}#{id}")
  @LinkedKey(name = "byCity", index = "LSI1", sort = "CITY#{city}")
  record Job(
      String group,
      String id,
      @Default("OPEN") State state,
      boolean urgent,
      int rank,
      @Nullable String team,
      @Nullable String city,
      String title,
      @Default("3") int count,
      @Nullable String note,
      Set<String> tags,
      @Nullable Details details,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt)
      implements Work {

    @Computed(stored = true)
    static String label(String title, int rank) {
      return title + "-" + rank;
    }
  }

  @Entity
  @LinkedKey(partition = "GROUP#{group}", sort = "WATCH#{id}")
  @LinkedKey(
      name = "activeOf",
      index = "GSI1",
      when = "active",
      partition = "TOPIC#{topic}",
      sort = "WATCH#{updatedAt}#{id}")
  @LinkedKey(
      name = "since",
      index = "GSI2",
      partition = "LEVEL#{level:pad(2)}",
      sort = "WATCH#{createdAt}#{id}")
  record Watch(
      String group,
      String id,
      boolean active,
      @Nullable String topic,
      int level,
      @Nullable Integer hits,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt)
      implements Work {}
}
