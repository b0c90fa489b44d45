package dev.singlet.it.types.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table whose times are stored as their {@code toString()}. */
@Table(
    name = "Diary",
    indexes = {@Index("GSI1"), @Index("GSI2")},
    storedTime = TimeFormat.TO_STRING)
public sealed interface Diary {

  /** An entry with each type of time. */
  @Entity
  @LinkedKey(
      name = "ofRoom",
      partition = "ROOM#{room}",
      sort = "ENTRY#{at}#{no:pad(3)}",
      givesUp = KeyProperty.ORDER)
  @LinkedKey(
      name = "byDay",
      index = "GSI1",
      partition = "DAY#{at:day}",
      sort = "{begins}#{at:descending}#{no:pad(3)}",
      across = "at")
  @LinkedKey(
      name = "byEnd",
      index = "GSI2",
      partition = "ROOM#{room}",
      sort = "{ends}",
      givesUp = KeyProperty.ORDER)
  @SuppressWarnings("singlet:hot-partition")
  record Entry(
      String room,
      Instant at,
      int no,
      LocalDateTime begins,
      LocalTime daily,
      @Nullable Instant ends,
      Set<Instant> reminders,
      List<LocalDateTime> pauses,
      Map<LocalTime, Instant> calls,
      Seen seen,
      @StoredTime(TimeFormat.SECONDS) Instant rung,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant changedAt,
      @TimeToLive @Nullable Instant expires)
      implements Diary {

    @Computed(stored = true)
    static @Nullable Instant latest(Instant at, @Nullable Instant ends) {
      return ends == null || at.isAfter(ends) ? at : ends;
    }
  }

  /** A nested record with times. */
  record Seen(Instant first, LocalTime last) {}

  /** An entity whose record shows no stamps, and whose time is in the key alone. */
  @Entity
  @Stamps(created = "born", modified = "touched")
  @LinkedKey(
      name = "ofPen",
      partition = "PEN#{pen}",
      sort = "MARK#{at}#{local}",
      givesUp = KeyProperty.ORDER)
  record Mark(
      String pen,
      @OnlyInKey Instant at,
      @OnlyInKey LocalDateTime local,
      @Unique Instant inked,
      String text)
      implements Diary {}
}
