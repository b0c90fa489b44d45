package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values that only the key has. */
@Table(
    name = "Vault",
    indexes = {@Index("GSI1"), @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY)},
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Vault {

  /** A color, one of whose texts is the end of the other. */
  enum Color {
    RED,
    @StoredAs("DARK RED")
    DARK
  }

  /** A code, which is stored as a number. */
  record Code(int number) {}

  /** Stores a code as its number. */
  final class CodeNumber implements Converter<Code, Integer> {
    @Override
    public Integer toStored(Code code) {
      return code.number();
    }

    @Override
    public Code fromStored(Integer number) {
      return new Code(number);
    }
  }

  /** All forms that can be read back. */
  @Entity
  @LinkedKey(
      partition = "FORM#{text}#{escaped:escape}#<{color}>#{day:descending}{count}",
      sort =
          "{id}{number:pad(6)}#{big:reverse(25)}#{at}{exact}#{since:epoch:pad(12)}#{last:descending}"
              + "{code:pad(4)}{isOpen}#{amount:ordered}#{zoned}")
  record Forms(
      @OnlyInKey String text,
      @OnlyInKey String escaped,
      @OnlyInKey Color color,
      @OnlyInKey LocalDate day,
      @OnlyInKey int count,
      @OnlyInKey UUID id,
      @OnlyInKey long number,
      @OnlyInKey BigInteger big,
      @OnlyInKey Instant at,
      @OnlyInKey @StoredTime(TimeFormat.NANOS) Instant exact,
      @OnlyInKey @StoredTime(TimeFormat.EPOCH) Instant since,
      @OnlyInKey Instant last,
      @OnlyInKey @Convert(with = CodeNumber.class) Code code,
      @OnlyInKey boolean isOpen,
      BigDecimal amount,
      @OnlyInKey ZonedDateTime zoned)
      implements Vault {}

  /** A hall with its boxes. */
  @ItemCollection(name = "inHall")
  sealed interface HallItem extends Vault permits Hall, Box {}

  @Entity
  @LinkedKey(partition = "HALL#{id}", sort = "HALL")
  record Hall(@OnlyInKey @GeneratedId String id, int floor) implements HallItem {}

  /** The number of a box. */
  record Spot(@OnlyInKey long row, int height) {}

  @Entity
  @LinkedKey(name = "boxes", partition = "HALL#{hall}", sort = "BOX#{spot.row:pad(3)}#{name}")
  @LinkedKey(
      name = "open",
      index = "GSI1",
      when = "!isTaken",
      partition = "OPEN#{hall}",
      sort = "{note}#{name}")
  @LinkedKey(name = "named", index = "GSI2", partition = "BOX#{name}", sort = "{hall}")
  record Box(
      @OnlyInKey String hall,
      @Flatten Spot spot,
      @OnlyInKey String name,
      boolean isTaken,
      @Default("empty") String note,
      @Default(method = "titleOf") @Nullable String title,
      @Unique @Nullable String code,
      @Version long version)
      implements HallItem {

    public static String titleOf(String hall, String note) {
      return hall + ": " + note;
    }

    @Computed(stored = true)
    static String label(String name, String note) {
      return name + "/" + note;
    }

    @Validate
    static boolean isNotItsName(String name, String note) {
      return !name.equals(note);
    }
  }

  /** The key of a box, which all indexes have. */
  @Projection(of = Box.class)
  record BoxKey(String name, String hall) {}

  /** A part of a box. */
  @Projection(of = Box.class)
  record BoxNote(String note, @Nullable String title, String hall) {}
}
