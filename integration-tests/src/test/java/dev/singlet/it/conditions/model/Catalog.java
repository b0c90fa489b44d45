package dev.singlet.it.conditions.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Attributes of every type, under names that are hard on expressions. */
@Table(
    name = "Catalog",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Catalog {

  enum Color {
    @StoredAs("r")
    RED,
    GREEN,
    BLUE
  }

  /** What is two levels deep. */
  record Inner(@Nullable String label, @Nullable Integer count, @Nullable List<String> tags) {}

  /** A record that can be made of any of its components. */
  record Options(
      @Nullable String note,
      @Attribute("the level") @Nullable Integer level,
      @Nullable Inner inner,
      @Nullable Map<String, Integer> scores) {}

  /** A record that can't be made without its title. */
  record Details(@NotBlank String title, @Min(0) int pages, @Nullable Inner inner) {}

  /** What is on a shelf. */
  @ItemCollection(name = "ofShelf")
  sealed interface Content extends Catalog permits Thing, Label {}

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(name = "byShelf", partition = "SHELF#{shelf}", sort = "THING#{id}")
  @LinkedKey(name = "byColor", index = "GSI1", partition = "COLOR#{color}", sort = "THING#{id}")
  record Thing(
      String shelf,
      String id,
      @Default("GREEN") Color color,
      @Nullable String text,
      @Nullable String otherText,
      @Nullable Boolean flag,
      @Nullable Byte tiny,
      @Nullable Short small,
      @Nullable Integer medium,
      @Nullable Integer otherMedium,
      @Nullable Long large,
      @Nullable Float real,
      @Nullable Double precise,
      @Nullable BigInteger bigInteger,
      @Nullable BigDecimal bigDecimal,
      @Nullable Instant millis,
      @Nullable @StoredTime(TimeFormat.SECONDS) Instant seconds,
      @Nullable @StoredTime(TimeFormat.EPOCH) Instant epoch,
      @Nullable @StoredTime(TimeFormat.EPOCH_MILLIS) Instant epochMillis,
      @Nullable UUID uuid,
      byte @Nullable [] bytes,
      @Nullable Color paint,
      Set<String> texts,
      Set<Integer> numbers,
      @Nullable List<Details> parts,
      @Nullable List<String> lines,
      @Nullable Map<String, Integer> counts,
      @Nullable Options options,
      @Nullable Details details,
      @Attribute("a.b") @Nullable String dotted,
      @Attribute("a_b") @Nullable String underscored,
      @Attribute("c d") @Nullable String spaced,
      @Attribute("e:f") @Nullable String colon,
      @Attribute("g[0]") @Nullable String bracket,
      @Attribute("#h") @Nullable String hash,
      @Attribute("size") @Nullable Integer reserved,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt)
      implements Content {}

  @Entity
  @LinkedKey(name = "labels", partition = "SHELF#{shelf}", sort = "LABEL#{id}")
  record Label(String shelf, String id, @Nullable String text, int rank) implements Content {}

  /** Attributes with constraints, defaults and required values. */
  @Entity
  @LinkedKey(partition = "LIMITED#{id}", sort = "LIMITED")
  @LinkedKey(name = "byTeam", index = "GSI2", partition = "TEAM#{team}", sort = "CITY#{city}#{id}")
  record Limited(
      String id,
      @Size(max = 10) String name,
      @Default("5") @Min(0) @Max(10) int stock,
      @Nullable @Positive Integer votes,
      @Nullable @Min(10) Integer score,
      @Nullable @Max(10) Integer steps,
      @Size(max = 3) Set<String> labels,
      @Nullable @Size(min = 1, max = 3) List<String> notes,
      @Size(min = 2) Set<Integer> pair,
      @Nullable @Size(max = 2) Map<String, Integer> few,
      @Nullable @Pattern(regexp = ".*\\S.*", message = "must not be blank") String motto,
      @Nullable String team,
      @Nullable String city)
      implements Catalog {}

  /** Two entities with one key space. */
  sealed interface Owner extends Catalog permits Person, Company {}

  @Entity
  @LinkedKey(partition = "OWNER#{name}", sort = "OWNER")
  record Person(String name, @Default("0") int age, @Nullable Options options) implements Owner {}

  @Entity
  @LinkedKey(partition = "OWNER#{name}", sort = "OWNER")
  record Company(String name, int size) implements Owner {}
}
