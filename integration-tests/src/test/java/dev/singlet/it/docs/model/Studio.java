package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table that ElectroDB has filled. */
@Table(
    name = "Studio",
    partitionKey = "pk",
    sortKey = "sk",
    indexes = {
      @Index(value = "gsi1", partitionKey = "gsi1pk", sortKey = "gsi1sk"),
      @Index(value = "gsi2", partitionKey = "gsi2pk", sortKey = "gsi2sk")
    },
    entityAttribute = "__edb_e__",
    createdAttribute = "createdAt",
    modifiedAttribute = "updatedAt")
public sealed interface Studio {

  @ItemCollection(name = "workload", index = "gsi1")
  sealed interface Workload extends Studio permits Owner, Job {}

  @ItemCollection(name = "board", index = "gsi2")
  sealed interface Board extends Studio permits Job, Milestone {}

  @Entity(name = "owner")
  @LinkedKey(partition = "$studio#owner_{owner:lower}", sort = "$owner_1")
  @LinkedKey(index = "gsi1", partition = "$studio#owner_{owner:lower}", sort = "$workload#owner_1")
  record Owner(
      String owner,
      String first,
      String last,
      @Attribute(hidden = true) @Nullable String email,
      Set<String> skills,
      @Nullable Address address,
      @TimeToLive @Nullable Instant expires,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant createdAt,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updatedAt)
      implements Workload {

    public record Address(String city, int zip) {}

    @Computed(stored = true)
    static String fullName(String first, String last) {
      return first + " " + last;
    }

    @Computed(stored = true)
    @Attribute("__edb_v__")
    static String modelVersion() {
      return "1";
    }
  }

  @Entity(name = "job")
  @LinkedKey(
      partition = "$studio#project_{project:lower:any}",
      sort = "$job_1#jobid_{jobId}",
      givesUp = KeyProperty.ORDER)
  @LinkedKey(
      index = "gsi1",
      when = "status == OPEN",
      partition = "$studio#owner_{owner:lower}",
      sort = "$workload#job_1#due_{due}#points_{points:pad(3)}")
  @LinkedKey(
      index = "gsi2",
      partition = "$studio#project_{project:lower:any}",
      sort = "$board#due_{due}#job_1")
  record Job(
      String project,
      int jobId,
      String owner,
      @Default("OPEN") Status status,
      LocalDate due,
      int points,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant createdAt,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updatedAt)
      implements Workload, Board {

    @StoredCase(LetterCase.LOWER)
    public enum Status {
      OPEN,
      DONE
    }

    @Computed(stored = true)
    @Attribute("__edb_v__")
    static String modelVersion() {
      return "1";
    }
  }

  @Entity(name = "milestone")
  @LinkedKey(partition = "MILESTONES#{project:any}", sort = "{name}")
  @LinkedKey(
      name = "ledBy",
      index = "gsi1",
      partition = "$studio#lead_{lead:lower}",
      sort = "$milestone_1#due_{due}")
  @LinkedKey(
      index = "gsi2",
      partition = "$studio#project_{project:lower:any}",
      sort = "$board#due_{due}#milestone_1")
  record Milestone(
      String project,
      String name,
      LocalDate due,
      @Nullable String lead,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant createdAt,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updatedAt)
      implements Board {

    @Computed(stored = true)
    @Attribute("__edb_v__")
    static String modelVersion() {
      return "1";
    }
  }
}
