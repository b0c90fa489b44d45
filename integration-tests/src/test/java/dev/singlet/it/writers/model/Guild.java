package dev.singlet.it.writers.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that a write can have to do with: entities that share keys, partitions and indexes. */
@Table(
    name = "Guild",
    tenant = "GUILD#{tenant}",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index(value = "LSI1", type = IndexType.LOCAL, sortKey = "LSI1SK")
    })
public sealed interface Guild {

  enum State {
    OPEN,
    DOING,
    DONE
  }

  /** Who can have tasks, and the tasks. */
  @ItemCollection(name = "all")
  sealed interface Holdings extends Guild permits Account, Task, Entry {}

  /** Two entities with one key. */
  sealed interface Account extends Holdings permits Member, Robot {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @LinkedKey(
      name = "byTeam",
      index = "GSI1",
      partition = "TEAM#{team}",
      sort = "MEMBER#{level:pad(3)}#{name}")
  @LinkedKey(name = "byEmail", index = "GSI2", partition = "EMAIL#{email:escape}", sort = "MEMBER")
  record Member(
      String name,
      @Unique String email,
      @Unique(scope = "team") @Nullable Integer badge,
      @Nullable String team,
      @Default("0") int level,
      @Nullable Document profile,
      @Version long version,
      @Extras Map<String, Document> extras)
      implements Account {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @LinkedKey(name = "byTeam", index = "GSI1", partition = "TEAM#{team}", sort = "ROBOT#{name}")
  record Robot(
      String name,
      String model,
      @Nullable String team,
      @Min(0) @Default("5") int charge,
      @TimeToLive @Nullable Instant until,
      Map<String, Integer> parts)
      implements Account {}

  @Entity(aliases = "Job")
  @LinkedKey(partition = "ACCOUNT#{owner}", sort = "TASK#{id:pad(4)}")
  @LinkedKey(
      name = "open",
      index = "GSI1",
      when = "state == OPEN",
      partition = "OPEN#{city}",
      sort = "TASK#{priority:pad(2)}#{owner}#{id:pad(4)}")
  @LinkedKey(
      name = "done",
      index = "GSI1",
      when = "state == DONE",
      partition = "DONE#{city}",
      sort = "TASK#{owner}#{id:pad(4)}")
  @LinkedKey(
      name = "bySlug",
      index = "GSI2",
      partition = "SLUG#{slug}",
      sort = "TASK#{priority:reverse(2)}#{owner}#{id:pad(4)}")
  @LinkedKey(name = "byTitle", index = "LSI1", sort = "TITLE#{title}")
  record Task(
      String owner,
      int id,
      @Default("OPEN") State state,
      int priority,
      @Attribute(aliases = {"caption", "label"}) String title,
      @Default(method = "slug") String slug,
      @Nullable String city,
      @Min(0) @Default("3") int count,
      @Nullable Integer weight,
      @Size(max = 4) Set<String> tags,
      @Size(max = 4) List<Place> stops,
      @Nullable Place place,
      @Size(max = 4) Map<String, Integer> points,
      @Nullable Document note,
      Optional<Document> hint,
      Document data,
      List<Document> docs,
      Map<String, Document> facts,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt)
      implements Holdings {

    public static String slug(String title, int priority) {
      return title + "-" + priority;
    }
  }

  /** Where something is. */
  record Place(
      @Attribute(aliases = "town") String name,
      @Nullable Integer floor,
      Set<String> doors,
      @Nullable Document more) {}

  /** No condition is ever asked of it, so that a batch takes it. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{owner}", sort = "ENTRY#{number:pad(3)}")
  @LinkedKey(
      name = "byKind",
      index = "GSI1",
      partition = "KIND#{kind}",
      sort = "ENTRY#{owner}#{number:pad(3)}")
  record Entry(String owner, int number, @Nullable String kind, String text) implements Holdings {}
}
