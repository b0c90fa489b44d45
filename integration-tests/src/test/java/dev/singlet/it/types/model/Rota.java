package dev.singlet.it.types.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;

/** Times of day with a fixed number of digits of a second, in a table whose own form is another. */
@Table(
    name = "Rota",
    indexes = {@Index("GSI1"), @Index("GSI2")},
    storedTime = TimeFormat.SECONDS,
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Rota {

  /** A shift, whose keys hold times between other parts. */
  @Entity
  @LinkedKey(name = "ofCrew", partition = "CREW#{crew}", sort = "{begins}#{no:pad(2)}")
  @LinkedKey(
      name = "latest",
      index = "GSI1",
      partition = "CREW#{crew}",
      sort = "{begins:descending}#{no:pad(2)}")
  @LinkedKey(
      name = "byMoment",
      index = "GSI2",
      partition = "CREW#{crew}",
      sort = "{moment}#{daily}#{no:pad(2)}")
  record Shift(
      String crew,
      int no,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime begins,
      @StoredTime(TimeFormat.MILLIS) LocalTime daily,
      @StoredTime(TimeFormat.SECONDS) OffsetDateTime moment,
      @StoredTime(TimeFormat.MILLIS) ZonedDateTime meeting,
      @StoredTime(TimeFormat.NANOS) LocalDateTime exact,
      LocalDateTime usual,
      @StoredTime(TimeFormat.SECONDS) List<LocalDateTime> pauses,
      @StoredTime(TimeFormat.SECONDS) Map<LocalTime, LocalTime> calls,
      @StoredTime(TimeFormat.SECONDS) @Default("08:00:00") LocalTime opens)
      implements Rota {

    @Computed(stored = true)
    static String label(LocalDateTime begins, OffsetDateTime moment, ZonedDateTime meeting) {
      return begins + " " + moment + " " + meeting.toInstant();
    }
  }

  /** An entry whose time is in the key alone. */
  @Entity
  @LinkedKey(name = "ofDesk", partition = "DESK#{desk}", sort = "{at}")
  record Entry(String desk, @OnlyInKey @StoredTime(TimeFormat.SECONDS) LocalDateTime at, String who)
      implements Rota {}
}
