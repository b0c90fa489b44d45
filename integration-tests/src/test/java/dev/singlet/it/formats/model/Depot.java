package dev.singlet.it.formats.model;

import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What is stored otherwise than the record has it. */
@Table(name = "Depot")
public sealed interface Depot {

  record Span<T extends Comparable<? super T>>(T from, @Nullable T to) {}

  record Label(String text) {}

  record Stamp(String text) {}

  sealed interface Wrapping permits Box, Bag {}

  record Box(int size) implements Wrapping {}

  record Bag(Label label) implements Wrapping {}

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  record Parcel(
      @GeneratedId(IdFormat.ULID) String id,
      @GeneratedId UUID receipt,
      @Prefix("a.b|c\\:") String code,
      @Prefix("dr:") @Nullable String doctor,
      @Prefix("#") List<String> tags,
      Span<LocalDate> days,
      Span<Integer> shelves,
      Wrapping wrapping,
      @Compress List<Stamp> stamps)
      implements Depot {}
}
