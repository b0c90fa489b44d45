package dev.singlet.it.keys.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Components that are key attributes themselves, beside others that may be absent. */
@Table(
    name = "Kept",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(value = "rank", sortKey = "rank", sortKeyType = ScalarType.N),
      @Index(
          value = "byScore",
          partitionKey = "owner",
          sortKey = "score",
          sortKeyType = ScalarType.N),
      @Index(value = "byOwner", partitionKey = "owner"),
      @Index(
          value = "local",
          type = IndexType.LOCAL,
          sortKey = "score",
          sortKeyType = ScalarType.N),
      @Index(value = "byHash", sortKey = "hash", sortKeyType = ScalarType.B),
      @Index(value = "inFolder", partitionKey = "folderKey"),
      @Index(value = "noted", partitionKey = "folderKey")
    })
public sealed interface Kept {

  enum State {
    OPEN,
    DONE
  }

  /** A key attribute that is always there, in a key that need not be. */
  @Entity
  @LinkedKey(partition = "PLAYER#{id}", sort = "PLAYER")
  @LinkedKey(name = "ranking", index = "rank", partition = "TEAM#{team}", sort = "{rank}")
  record Player(String id, @Nullable String team, int rank, @Nullable String nick)
      implements Kept {}

  /** Key attributes that need not be there, of several indexes. */
  @Entity
  @LinkedKey(partition = "GAME#{id}", sort = "GAME")
  @LinkedKey(name = "byScore", index = "byScore", partition = "{owner}", sort = "{score}")
  @LinkedKey(
      name = "open",
      index = "byOwner",
      when = "state == OPEN",
      partition = "{owner}",
      sort = "OPEN#{note}")
  @LinkedKey(name = "ofGame", index = "local", sort = "{score}")
  record Game(
      String id,
      @Nullable String owner,
      @Nullable Integer score,
      State state,
      @Nullable String note)
      implements Kept {}

  /** A key attribute with a default, and one of bytes. */
  @Entity
  @LinkedKey(partition = "FILM#{id}", sort = "FILM")
  @LinkedKey(name = "rated", index = "rank", partition = "GENRE#{genre}", sort = "{rank}")
  @LinkedKey(name = "hashed", index = "byHash", partition = "GENRE#{genre}", sort = "{hash}")
  record Film(
      String id, @Nullable String genre, @Default("3") Integer rank, @Nullable SdkBytes hash)
      implements Kept {}

  /** A computed key attribute of two indexes, in one of which an item need not be. */
  @Entity
  @LinkedKey(partition = "FILE#{name}", sort = "FILE")
  @LinkedKey(
      name = "inFolder",
      index = "inFolder",
      partition = "IN#{folder}",
      sort = "{name}#{state}")
  @LinkedKey(name = "noted", index = "noted", partition = "IN#{folder}", sort = "{note}")
  record File(String name, String folder, State state, @Nullable String note) implements Kept {}

  /** A key attribute that stays when a condition takes the other half away. */
  @Entity
  @LinkedKey(partition = "SONG#{id}", sort = "SONG")
  @LinkedKey(
      name = "charts",
      index = "rank",
      when = "state == OPEN",
      partition = "ARTIST#{artist}",
      sort = "{rank}")
  record Song(String id, @Nullable String artist, State state, @Nullable Integer rank)
      implements Kept {}

  /** A key attribute that is a time, stored as a number. */
  @Entity
  @LinkedKey(partition = "TOUR#{id}", sort = "TOUR")
  @LinkedKey(name = "dates", index = "rank", partition = "CITY#{city}", sort = "{at:epochMillis}")
  record Tour(
      String id,
      @Nullable String city,
      @Attribute("rank") @StoredTime(TimeFormat.EPOCH_MILLIS) Instant at)
      implements Kept {}

  /** A key attribute that is the time of the last write. */
  @Entity
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  @LinkedKey(
      name = "latest",
      index = "rank",
      partition = "TOPIC#{topic}",
      sort = "{at:epochMillis}")
  record Note(
      String id,
      String topic,
      @Attribute("rank") @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant at,
      @Nullable String text)
      implements Kept {}

  /** A key attribute that is the time of the first write. */
  @Entity
  @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
  @LinkedKey(name = "received", index = "rank", partition = "BOX#{box}", sort = "{at:epochMillis}")
  record Letter(
      String id,
      String box,
      @Attribute("rank") @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant at)
      implements Kept {}

  /** A key attribute beside one that is made of the primary key. */
  @Entity
  @LinkedKey(partition = "STEP#{plan}", sort = "STEP#{id}")
  @LinkedKey(name = "steps", index = "rank", partition = "PLAN#{plan}", sort = "{rank}")
  record Step(String plan, String id, int rank) implements Kept {}
}
