package dev.singlet.it.types.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Every type there is, in a table without sort key and without stamps. */
@Table(
    name = "Types",
    partitionKey = "key",
    sortKey = "",
    naming = Naming.SNAKE_CASE,
    entityAttribute = "kind",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Types {

  enum Color {
    @StoredAs("r")
    RED,
    GREEN
  }

  @StoredCase(LetterCase.LOWER)
  enum Shade {
    LIGHT_GRAY,
    @StoredAs("Dark!")
    DARK
  }

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "SCALARS#{id}")
  record Scalars(
      String id,
      String plainText,
      boolean flag,
      byte tiny,
      short small,
      int medium,
      long large,
      float real,
      double precise,
      BigInteger bigInteger,
      BigDecimal bigDecimal,
      Instant at,
      UUID uuid,
      byte[] bytes,
      Color color,
      Shade shade,
      @StoredCase(LetterCase.UPPER) Shade loudShade)
      implements Types {}

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "NULLABLE#{id}")
  record Nullables(
      String id,
      @Nullable String text,
      @Nullable Boolean flag,
      @Nullable Byte tiny,
      @Nullable Short small,
      @Nullable Integer medium,
      @Nullable Long large,
      @Nullable Float real,
      @Nullable Double precise,
      @Nullable BigInteger bigInteger,
      @Nullable BigDecimal bigDecimal,
      @Nullable Instant at,
      @Nullable UUID uuid,
      byte @Nullable [] bytes,
      @Nullable Color color,
      @Nullable List<String> list,
      @Nullable Map<String, String> map,
      @Nullable Nested nested)
      implements Types {}

  @Entity
  @LinkedKey(partition = "DEFAULT#{id}")
  record Defaults(
      String id,
      @Default("a \"quoted\" \\ text") String text,
      @Default("true") Boolean flag,
      @Default("-128") Byte tiny,
      @Default("32767") Short small,
      @Default("-2147483648") Integer medium,
      @Default("9223372036854775807") Long large,
      @Default("1.5") Float real,
      @Default("1e20") Double precise,
      @Default("100000000000000000000") BigInteger bigInteger,
      @Default("0.10") BigDecimal bigDecimal,
      @Default("2024-01-15T08:00:00Z") Instant at,
      @Default("00000000-0000-0000-0000-000000000001") UUID uuid,
      @Default("GREEN") Color color,
      @Default("now") Instant now)
      implements Types {}

  @Entity
  @LinkedKey(partition = "TIMES#{id}")
  record Times(
      String id,
      Instant millis,
      @StoredTime(TimeFormat.SECONDS) Instant seconds,
      @StoredTime(TimeFormat.EPOCH) Instant epoch,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant epochMillis,
      @StoredTime(TimeFormat.EPOCH) Set<Instant> epochs,
      @StoredTime(TimeFormat.SECONDS) Map<String, Instant> secondsByName)
      implements Types {}

  @Entity
  @LinkedKey(partition = "COLLECTIONS#{id}")
  record Collections(
      String id,
      Set<String> texts,
      Set<Integer> integers,
      Set<BigDecimal> decimals,
      Set<Double> doubles,
      Set<Color> colors,
      Set<Instant> times,
      Set<UUID> uuids,
      List<String> list,
      List<List<Integer>> lists,
      Map<String, Boolean> map,
      Map<String, List<Nested>> nestedByName,
      @Attribute("one-nested") Nested nested)
      implements Types {}

  /** A record within others. */
  record Nested(
      String fullName,
      @Nullable Integer size,
      Set<Long> numbers,
      @Attribute("w:1") double weight,
      @Default("RED") Color color,
      @StoredTime(TimeFormat.EPOCH) Instant at,
      @Nullable Inner inner) {}

  /** A record within that. */
  record Inner(List<String> texts) {}

  /** A record that refuses values which another program may have stored. */
  @Entity(name = "picky")
  @LinkedKey(partition = "PICKY#{id}")
  record Picky(String id, int amount) implements Types {
    public Picky {
      if (amount < 0) {
        throw new IllegalArgumentException("amount " + amount + " is negative");
      }
    }
  }
}
