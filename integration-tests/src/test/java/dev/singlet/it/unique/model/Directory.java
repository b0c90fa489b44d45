package dev.singlet.it.unique.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import java.time.Duration;
import java.time.Year;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** People with names of their own. */
@Table(name = "Directory", indexes = @Index("GSI1"))
public sealed interface Directory {

  @Entity
  @LinkedKey(partition = "USER#{id}", sort = "USER")
  @LinkedKey(name = "byEmail", index = "GSI1", partition = "EMAIL#{email:escape}", sort = "USER")
  record User(
      String id,
      @Unique String email,
      String tenant,
      @Unique(scope = "tenant") @Nullable Integer badge,
      @Default("0") long logins)
      implements Directory {}

  /** Values of the library's types that are stored as numbers and as text. */
  @Entity
  @LinkedKey(partition = "PRIZE#{id}", sort = "PRIZE")
  record Prize(String id, @Unique Year year, @Unique(scope = "place") Duration length, Locale place)
      implements Directory {}

  /** A name that is the same in any letter case. */
  record Handle(String text) {}

  /** Stores small letters. */
  final class SmallLetters implements Converter<Handle, String> {
    @Override
    public String toStored(Handle value) {
      return value.text().toLowerCase(Locale.ROOT);
    }

    @Override
    public Handle fromStored(String stored) {
      return new Handle(stored);
    }
  }

  /** Its unique value has a type of its own. */
  @Entity
  @LinkedKey(partition = "PAGE#{id}", sort = "PAGE")
  record Page(String id, @Unique @Convert(with = SmallLetters.class) Handle handle)
      implements Directory {}

  /** Digits of which leading zeros don't count. */
  record Pin(String digits) {}

  /** Stores a number. */
  final class PinNumbers implements Converter<Pin, Integer> {
    @Override
    public Integer toStored(Pin value) {
      return Integer.valueOf(value.digits());
    }

    @Override
    public Pin fromStored(Integer stored) {
      return new Pin(stored.toString());
    }
  }

  /** Its unique value is stored as a number. */
  @Entity
  @LinkedKey(partition = "LOCKER#{id}", sort = "LOCKER")
  record Locker(String id, @Unique @Convert(with = PinNumbers.class) Pin pin)
      implements Directory {}

  @Entity
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id) implements Directory {}
}
