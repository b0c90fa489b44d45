package dev.singlet.it.types.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Items whose times other programs stamp as numbers. */
@Table(name = "Radar", createdAttribute = "born")
public sealed interface Radar {

  /** Each place that a time can have. */
  @Entity
  @LinkedKey(name = "ofStation", partition = "STATION#{station}", sort = "PING#{id}")
  record Ping(
      String station,
      String id,
      @TimeToLive Instant expires,
      @StoredTime(TimeFormat.EPOCH) Instant seen,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant measured,
      @StoredTime(TimeFormat.EPOCH) List<Instant> hops,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Set<Instant> marks,
      @StoredTime(TimeFormat.EPOCH) Map<String, Instant> others,
      Echo echo,
      @StoredTime(TimeFormat.EPOCH) @CreatedAt Instant createdAt,
      @Size(max = 20) String note)
      implements Radar {}

  /** A nested record. */
  record Echo(@StoredTime(TimeFormat.EPOCH_MILLIS) Instant at) {}

  /** An item with a version. */
  @Entity
  @LinkedKey(name = "ofSector", partition = "SECTOR#{sector}", sort = "SWEEP")
  record Sweep(
      String sector, @TimeToLive Instant expires, @Size(max = 5) String note, @Version long version)
      implements Radar {}
}
