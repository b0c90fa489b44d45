package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** Keys in which each format stands. */
@Table(name = "Placed", delimiter = "!", createdAttribute = "", modifiedAttribute = "")
public sealed interface Placed {

  enum Kind {
    LARGE,
    SMALL
  }

  /** A name of its own type. */
  record Name(String text) {}

  /** Stores a name as its text. */
  final class Names implements Converter<Name, String> {
    @Override
    public String toStored(Name value) {
      return value.text();
    }

    @Override
    public Name fromStored(String stored) {
      return new Name(stored);
    }
  }

  /** What is compared in place. */
  @Entity
  @LinkedKey(
      partition = "N!{text}!{no}!{padded:pad(6)}!{turned:reverse(4)}",
      sort = "{kind}!{id}!{at}!{second:seconds}!{nano}!{name}!{any:escape}!{code:upper}")
  record Near(
      String text,
      int padded,
      long turned,
      Kind kind,
      UUID id,
      Instant at,
      Instant second,
      @StoredTime(TimeFormat.NANOS) Instant nano,
      @Convert(with = Names.class) Name name,
      String any,
      String code,
      Long no)
      implements Placed {}

  /** What a part is built of. */
  @Entity
  @LinkedKey(
      partition = "F!{job:lower:shard(30)}!{flag}!{huge:pad(25)}!{down:reverse(22)}",
      sort = "{share:ordered}!{day}!{until:descending}!{begun:epoch:pad(12)}!{slug:lower}!{job}")
  record Far(
      String job,
      boolean flag,
      BigInteger huge,
      BigInteger down,
      BigDecimal share,
      LocalDate day,
      Instant until,
      Instant begun,
      String title)
      implements Placed {

    @Computed
    static String slug(String title) {
      return title.replace('!', '-');
    }
  }

  /** Integers in widths about that of a long. */
  @Entity
  @LinkedKey(
      partition = "W!{text}!{most:pad(19)}!{least:reverse(19)}",
      sort = "{wide:pad(20)}!{widest:reverse(38)}!{no:pad(18)}!{digit:reverse(1)}")
  record Wide(String text, long most, long least, long wide, long widest, long no, int digit)
      implements Placed {}

  /** Equal halves. */
  @Entity
  @LinkedKey(partition = "T!{id}", sort = "T!{id}")
  record Twice(String id) implements Placed {}
}
