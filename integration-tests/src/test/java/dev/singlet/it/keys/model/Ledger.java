package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A table whose keys have parts that follow from other parts. */
@Table(name = "Ledger", indexes = @Index("GSI1"))
public sealed interface Ledger {

  /** An account, whose number is in the key as a number and as a text. */
  @Entity
  @LinkedKey(name = "account", partition = "ACCOUNT#{number}", sort = "{numberText}#{kind}")
  @LinkedKey(
      name = "inCity",
      index = "GSI1",
      partition = "CITY#{city}#{cityCode}#{number:shard(2)}",
      sort = "{numberText}")
  record Account(
      int number, @Size(min = 2) String city, @Nullable String owner, @Version long version)
      implements Ledger {

    @Computed(stored = true)
    static String numberText(int number) {
      return "%06d".formatted(number);
    }

    @Computed
    static String kind() {
      return "ACC";
    }

    @Computed
    static String cityCode(String city) {
      return city.substring(0, 2).toUpperCase(Locale.ROOT);
    }
  }

  /** An entry, whose time is in the key alone and is stored to the millisecond. */
  @Entity
  @LinkedKey(partition = "ENTRY#{at}#{book:lower}", sort = "{nanos:pad(9)}#{initial}")
  @LinkedKey(name = "inBook", index = "GSI1", partition = "BOOK#{book}", sort = "{nanos:pad(9)}")
  record Entry(@OnlyInKey Instant at, String book, int amount) implements Ledger {

    @Computed
    static int nanos(Instant at) {
      return at.get(ChronoField.NANO_OF_SECOND);
    }

    /** Not computed of the arguments: the key doesn't tell the case of the book's letters. */
    @Computed
    static String initial(String book) {
      return book.substring(0, 1);
    }
  }
}
