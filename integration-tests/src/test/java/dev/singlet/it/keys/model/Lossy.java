package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Validate;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Primary keys that are the same for several values of what they are made of. */
@Table(
    name = "Lossy",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Lossy {

  /** Found by the lower case of a name, and listed by the name as it is. */
  @Entity
  @LinkedKey(partition = "USER#{name:lower}", sort = "USER")
  @LinkedKey(
      name = "byExactName",
      index = "GSI1",
      partition = "NAME#{name}",
      sort = "{rank:pad(3)}")
  @LinkedKey(name = "byLevel", index = "GSI2", partition = "LEVEL#{level}", sort = "{name:lower}")
  record User(String name, int rank, String level, @Nullable String note) implements Lossy {}

  /** Found by the second, and listed by the millisecond. */
  @Entity
  @LinkedKey(partition = "LOG#{id}", sort = "{at:seconds}")
  @LinkedKey(name = "exact", index = "GSI1", partition = "LEVEL#{level}", sort = "{at}")
  @LinkedKey(
      name = "coarse",
      index = "GSI2",
      partition = "PLACE#{place}",
      sort = "{at:epoch:pad(11)}")
  record Log(String id, Instant at, String level, String place) implements Lossy {}

  /** Spread over shards, and found by the whole id. */
  @Entity
  @LinkedKey(partition = "TASK#{id:shard(4)}", sort = "{id}")
  @LinkedKey(name = "byId", index = "GSI1", partition = "ID#{id}", sort = "{title}")
  record Task(String id, int n, String title) implements Lossy {}

  /** Found by a time that is stored in seconds, so that nothing is lost. */
  @Entity
  @LinkedKey(partition = "TICK#{id}", sort = "{at:seconds}")
  @LinkedKey(name = "ticks", index = "GSI1", partition = "TICKS#{level}", sort = "{at}")
  record Tick(String id, @StoredTime(TimeFormat.SECONDS) Instant at, String level)
      implements Lossy {}

  /** Computed of a name in another case, and found by the lower case of what is computed. */
  @Entity
  @LinkedKey(partition = "PAGE#{slug:lower}", sort = "PAGE#{name:upper}")
  @LinkedKey(name = "bySlug", index = "GSI1", partition = "SLUG#{slug}", sort = "{rank:pad(3)}")
  @LinkedKey(
      name = "byRank",
      index = "GSI2",
      partition = "RANK#{rank:pad(3)}",
      sort = "{slug:lower}")
  record Page(String name, String title, int rank) implements Lossy {

    @Computed
    public static String slug(String title) {
      return title.replace(' ', '-');
    }

    @Computed(stored = true)
    static String label(String name, int rank) {
      return name + " " + rank;
    }
  }

  /** Checked together with what the key has in another case. */
  @Entity
  @LinkedKey(partition = "BADGE#{code:upper}", sort = "BADGE")
  record Badge(String code, int level) implements Lossy {

    @Validate(message = "must be no higher than the code is long")
    static boolean isLevelWithin(String code, int level) {
      return level <= code.length();
    }
  }

  /** Found by the lower case of what is unique, with a default that is made of it. */
  @Entity
  @LinkedKey(partition = "TEAM#{team}", sort = "MEMBER#{mail:lower}")
  @LinkedKey(name = "byNick", index = "GSI1", partition = "NICK#{nick}", sort = "{rank:pad(3)}")
  record Member(String team, @Unique String mail, @Default(method = "shout") String nick, int rank)
      implements Lossy {

    public static String shout(String mail) {
      return mail + "!";
    }
  }

  enum State {
    OPEN,
    DONE,
    LOST
  }

  /** Found by less than it holds in both halves, with all that can be made of what is lost. */
  @Entity
  @LinkedKey(partition = "VISIT#{name:lower}", sort = "VISIT#{at:seconds}")
  @LinkedKey(
      name = "open",
      index = "GSI1",
      when = "state == OPEN",
      partition = "TEAM#{team}",
      sort = "OPEN#{name}")
  @LinkedKey(
      name = "done",
      index = "GSI1",
      when = "state == DONE",
      partition = "TEAM#{team}",
      sort = "DONE#{at}")
  @LinkedKey(name = "byNick", index = "GSI2", partition = "NICK#{nick}", sort = "{rank:pad(3)}")
  record Visit(
      String name,
      Instant at,
      State state,
      @Nullable String team,
      @Default(method = "shout") String nick,
      int rank,
      @Nullable String note,
      @Nullable String hint)
      implements Lossy {

    public static String shout(String name) {
      return name + "!";
    }

    @Computed(stored = true)
    static String label(String name, int rank) {
      return name + " " + rank;
    }

    @Validate(message = "must be from after the epoch")
    static boolean isLate(Instant at, @Nullable String note) {
      return note == null || at.isAfter(Instant.EPOCH);
    }
  }

  /** Listed by what comes first, in an order that is not stored. */
  @Entity
  @LinkedKey(partition = "LEAGUE#{id}", sort = "LEAGUE")
  @LinkedKey(name = "ledBy", index = "GSI1", partition = "LED#{leader}", sort = "{id}")
  record League(
      String id,
      SortedSet<String> teams,
      @Nullable SortedMap<String, Integer> points,
      @Default(method = "all") String title)
      implements Lossy {

    @Computed
    static String leader(SortedSet<String> teams, @Nullable SortedMap<String, Integer> points) {
      return (teams.isEmpty() ? "none" : teams.first())
          + (points == null || points.isEmpty() ? "" : " " + points.firstKey());
    }

    public static String all(SortedSet<String> teams) {
      return String.join(", ", teams);
    }
  }

  /** Listed and checked by what is computed of values that come back in another form. */
  @Entity
  @LinkedKey(partition = "MEETING#{id}", sort = "MEETING")
  @LinkedKey(name = "meetings", index = "GSI1", partition = "AT#{span}", sort = "{rank:pad(3)}")
  record Meeting(
      String id,
      Instant at,
      @StoredTime(TimeFormat.SECONDS) Optional<Instant> until,
      OffsetDateTime local,
      @Default(method = "name") String title,
      int rank,
      BigDecimal fee,
      double share)
      implements Lossy {

    @Computed
    static String span(Instant at, Optional<Instant> until) {
      return at + "/" + until.orElse(at);
    }

    @Computed(stored = true)
    static String day(OffsetDateTime local) {
      return local.toLocalDate().toString();
    }

    @Computed(stored = true)
    static String price(BigDecimal fee, double share) {
      return fee + "/" + share;
    }

    public static String name(Instant at) {
      return "Meeting at " + at;
    }

    @Validate(message = "must end after it began")
    static boolean isForwards(Instant at, Optional<Instant> until) {
      return until.map(at::isBefore).orElse(true);
    }
  }
}
