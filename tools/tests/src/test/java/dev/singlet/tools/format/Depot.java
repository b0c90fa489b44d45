package dev.singlet.tools.format;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Parcels, with each kind of value and with names that need quotes. */
@Table(name = "Depot.1-b", tenant = "TENANT#{tenant}")
public sealed interface Depot {

  /** The size of a parcel. */
  enum Size {
    @StoredAs("s'mall")
    SMALL,
    @StoredAs("l\\arge")
    LARGE
  }

  /** Someone to call. */
  record Contact(
      String name,
      @Attribute(aliases = "tel") @Nullable String phone,
      @Default("de") String language,
      Set<String> tags) {}

  /** A place on a shelf. */
  @Tuple
  record Place(int shelf, double height) {}

  /** An article in a parcel. */
  record Article(
      @Attribute(aliases = "old sku") String sku,
      @Default("1") int number,
      Set<String> marks,
      @Nullable BigDecimal price,
      @Nullable Article spare) {}

  /** The address of a parcel. */
  record Address(String street, @Attribute("zip code") String zip) {}

  /** The payment of a parcel. */
  @Union(discriminator = "kind")
  sealed interface Payment {

    /** By card. */
    record Card(String lastFour) implements Payment {}

    /** In cash. */
    record Cash(long cents) implements Payment {}
  }

  /** A parcel. Two of its attributes differ in case only. */
  @Entity(
      name = "it's a \"parcel\"",
      aliases = {"packet, older"})
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  record Parcel(
      String id,
      @Attribute("a.b \"c\" 'd' \\ é [0] \u2028") String note,
      @Attribute("PRICE") BigDecimal exact,
      @Attribute("price") String lowerCase,
      boolean isOpen,
      @Default("true") boolean isInsured,
      byte tiny,
      short small,
      long grams,
      float rate,
      double volume,
      BigInteger total,
      @Digits(integer = 8, fraction = 2) BigDecimal cost,
      @Default("SMALL") Size size,
      Instant sentAt,
      @StoredTime(TimeFormat.NANOS) Instant scannedAt,
      @StoredTime(TimeFormat.EPOCH) Instant dueAt,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant weighedAt,
      LocalDate day,
      LocalTime opensAt,
      @StoredTime(TimeFormat.TO_STRING) LocalDateTime pickedUpAt,
      Duration took,
      UUID trace,
      ByteBuffer picture,
      @Attribute(aliases = {"old name", "older"}) String renamed,
      @Prefix("dr:") String doctor,
      @Compress String text,
      @Default("7") int lucky,
      Set<String> words,
      Set<Integer> numbers,
      Set<ByteBuffer> blobs,
      List<@Nullable String> lines,
      Map<String, Long> counts,
      List<Article> articles,
      Map<String, Place> places,
      @Attribute(aliases = "person") @Nullable Contact contact,
      @Flatten(prefix = "to_") Address to,
      Place place,
      Payment payment,
      Optional<String> select)
      implements Depot {}

  /** A slot. Its values are in its key only, which tells it. */
  @Entity(toldByKey = true)
  @LinkedKey(
      partition = "SLOT.{hall}",
      sort = "SLOT#{size}#{number:pad(4)}#{since}#{until:epochMillis:pad(14)}#{rank:reverse(3)}")
  record Slot(
      @OnlyInKey String hall,
      @OnlyInKey Size size,
      @OnlyInKey @Min(1) int number,
      @OnlyInKey @StoredTime(TimeFormat.EPOCH) Instant since,
      @OnlyInKey @StoredTime(TimeFormat.EPOCH_MILLIS) Instant until,
      @OnlyInKey int rank,
      int weight)
      implements Depot {}

  /** A parcel of another carrier, whose name is that of a parcel's column. */
  @Entity
  @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
  record Order(String id, List<Integer> price, @Default(method = "noLabel") String label)
      implements Depot {

    public static String noLabel() {
      return "none";
    }
  }
}
