package dev.singlet.it.sortorder.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigInteger;
import java.time.Instant;
import java.util.UUID;

/** An entity for each form that a part of a sort key can have, all in the partitions of buckets. */
@Table(name = "Ordered")
public sealed interface Ordered {

  enum Level {
    @StoredAs("1-low")
    LOW,
    @StoredAs("2-mid")
    MID,
    @StoredAs("3-high")
    HIGH
  }

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "PAD#{number:pad(10)}")
  record Padded(String bucket, long number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "REV#{number:reverse(10)}")
  record Reversed(String bucket, long number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "BIGPAD#{number:pad(30)}")
  record BigPadded(String bucket, BigInteger number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "BIGREV#{number:reverse(30)}")
  record BigReversed(String bucket, BigInteger number) implements Ordered {}

  @Entity
  @SuppressWarnings("singlet:cut-time")
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "MILLIS#{at}")
  record Millis(String bucket, Instant at) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "SECONDS#{at:seconds}")
  record Seconds(String bucket, @StoredTime(TimeFormat.SECONDS) Instant at) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "EPOCH#{at:epoch:pad(12)}")
  record EpochPadded(String bucket, @StoredTime(TimeFormat.EPOCH) Instant at) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "HCOPE#{at:epochMillis:reverse(15)}")
  record EpochReversed(String bucket, @StoredTime(TimeFormat.EPOCH_MILLIS) Instant at)
      implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "TEXT#{name}")
  record Text(String bucket, String name) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "MID#{name}#{number:pad(4)}")
  record MiddleText(String bucket, String name, int number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "ESC#{name:escape}")
  record Escaped(String bucket, String name) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "MESC#{name:escape}#{number:pad(4)}")
  record MiddleEscaped(String bucket, String name, int number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "LOWER#{name:lower}#{number:pad(4)}")
  record Lower(String bucket, String name, int number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "PADMID#{number:pad(6)}#{name}")
  record PaddedMiddle(String bucket, long number, String name) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "REVMID#{number:reverse(6)}#{name}")
  record ReversedMiddle(String bucket, long number, String name) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "TIMEMID#{at}#{name}")
  record MillisMiddle(String bucket, Instant at, String name) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "UUID#{id}#{number:pad(4)}")
  record Uuids(String bucket, UUID id, int number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "LEVEL#{level}#{number:pad(4)}")
  record Levels(String bucket, Level level, int number) implements Ordered {}

  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "FLAG#{flag}#{number:pad(4)}")
  record Flags(String bucket, boolean flag, int number) implements Ordered {}

  /** Three parts to narrow by, one after the other. */
  @Entity
  @LinkedKey(name = "all", partition = "B#{bucket}", sort = "THREE#{a}#{b:pad(4)}#{c}")
  record Three(String bucket, String a, int b, String c) implements Ordered {}

  /** What the partition settles stands again in the sort key. */
  @Entity
  @LinkedKey(
      name = "all",
      partition = "B#{bucket}",
      sort = "AGAIN#{bucket}#{number:pad(4)}#{name}#{number:pad(4)}")
  record Again(String bucket, int number, String name) implements Ordered {}

  /** No literal in the sort key at all. */
  @Entity
  @LinkedKey(name = "all", partition = "BARE#{bucket}", sort = "{name}")
  record Bare(String bucket, String name) implements Ordered {}
}
