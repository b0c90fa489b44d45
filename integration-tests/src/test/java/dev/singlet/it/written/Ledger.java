package dev.singlet.it.written;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Entities that are stored exactly as they are, and others that aren't quite. */
@Table(name = "Ledger")
sealed interface Ledger {

  enum Side {
    DEBIT,
    CREDIT
  }

  record Line(Side side, long cents, @Nullable String text, List<Integer> parts) {}

  /** Of types that come back as they were; of a set and a time it depends on the value. */
  @Entity
  @LinkedKey(partition = "ENTRY#{id}", sort = "ENTRY")
  record Entry(
      UUID id,
      @Nullable String text,
      boolean isOpen,
      @Nullable Integer number,
      Side side,
      LocalDate day,
      Set<String> tags,
      List<Line> lines,
      Map<String, Line> byName,
      @Nullable Instant millis,
      @StoredTime(TimeFormat.NANOS) Instant nanos,
      @StoredTime(TimeFormat.SECONDS) Instant seconds,
      @StoredTime(TimeFormat.EPOCH) Instant epoch)
      implements Ledger {}

  @Entity
  @LinkedKey(partition = "PLAIN#{id}", sort = "PLAIN")
  record Plain(String id, @Nullable String text) implements Ledger {}

  @Entity
  @LinkedKey(partition = "TAGGED#{id}", sort = "TAGGED")
  record Tagged(String id, @Nullable Set<String> tags) implements Ledger {}

  @Entity
  @LinkedKey(partition = "PRICED#{id}", sort = "PRICED")
  record Priced(String id, BigDecimal price) implements Ledger {}

  @Entity
  @LinkedKey(partition = "MEASURED#{id}", sort = "MEASURED")
  record Measured(String id, double value) implements Ledger {}

  @Entity
  @LinkedKey(partition = "FILLED#{id}", sort = "FILLED")
  record Filled(String id, @Default("none") @Nullable String text) implements Ledger {}

  record Box(Set<String> content) {}

  @Entity
  @LinkedKey(partition = "BOXED#{id}", sort = "BOXED")
  record Boxed(String id, Box box) implements Ledger {}

  record Moment(Instant at) {}

  @Entity
  @LinkedKey(partition = "TIMED#{id}", sort = "TIMED")
  record Timed(String id, List<Instant> times, Moment moment, Optional<Instant> at)
      implements Ledger {}

  /** A record within itself. */
  record Tree(String name, List<Tree> branches, @Nullable Set<String> marks) {}

  @Entity
  @LinkedKey(partition = "ROOTED#{id}", sort = "ROOTED")
  record Rooted(String id, Tree tree) implements Ledger {}
}
