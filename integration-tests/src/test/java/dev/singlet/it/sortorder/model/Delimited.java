package dev.singlet.it.sortorder.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/**
 * Tables with other delimiters. Times and UUIDs contain most of them. The keys of both entities of
 * a table differ only by what is between their delimiters.
 */
public final class Delimited {

  private Delimited() {}

  /** Constants with letters in both cases, which sort otherwise in lower case. */
  public enum State {
    OPEN,
    Done,
    @StoredAs("closed")
    CLOSED
  }

  /** The values of an item, whatever its delimiter is. */
  public interface Visit {
    String left();

    String right();

    LocalDate day();

    Instant at();

    UUID id();

    String name();
  }

  @Table(name = "Colon", delimiter = ":")
  public sealed interface Colon {

    @Entity
    @LinkedKey(name = "all", partition = "V:{left}:{right}", sort = "{day}:{at}{id}:{name}")
    record Visit(
        String left,
        String right,
        LocalDate day,
        @StoredTime(TimeFormat.SECONDS) Instant at,
        UUID id,
        String name)
        implements Colon, Delimited.Visit {}

    @Entity
    @LinkedKey(partition = "V:{at}", sort = "{day}:{id}:{name}")
    record Stay(@StoredTime(TimeFormat.SECONDS) Instant at, LocalDate day, UUID id, String name)
        implements Colon {}
  }

  @Table(name = "Plain", delimiter = ":")
  public sealed interface Plain {

    /** Numbers and texts in the form of other programs, which has no order. */
    @Entity
    @LinkedKey(
        name = "all",
        partition = "W:{left}",
        sort = "{right}:{number}:{name}",
        givesUp = KeyProperty.ORDER)
    record Walk(String left, String right, long number, String name) implements Plain {}
  }

  @Table(name = "Mixed")
  public sealed interface Mixed {

    /** Of these, only one gives up its order. */
    @ItemCollection(name = "trips")
    sealed interface Trip extends Mixed permits Ride, Sail {}

    @Entity
    @LinkedKey(partition = "T#{left}", sort = "{right}#RIDE#{name}")
    record Ride(String left, String right, String name) implements Trip {}

    @Entity
    @LinkedKey(partition = "T#{left}", sort = "{right}#SAIL#{name}", givesUp = KeyProperty.ORDER)
    record Sail(String left, String right, String name) implements Trip {}
  }

  @Table(name = "Dash", delimiter = "-")
  public sealed interface Dash {

    @Entity
    @LinkedKey(name = "all", partition = "V-{left}-{right}", sort = "{name}-{day}-{at}{id}")
    record Visit(
        String left,
        String right,
        LocalDate day,
        @StoredTime(TimeFormat.SECONDS) Instant at,
        UUID id,
        String name)
        implements Dash, Delimited.Visit {}

    @Entity
    @LinkedKey(partition = "V-{day}", sort = "{name}-{id}")
    record Stay(LocalDate day, UUID id, String name) implements Dash {}
  }

  @Table(name = "Dot", delimiter = ".")
  public sealed interface Dot {

    @Entity
    @LinkedKey(name = "all", partition = "V.{left}.{right}", sort = "{name}.{at}{day}.{id}")
    record Visit(String left, String right, LocalDate day, Instant at, UUID id, String name)
        implements Dot, Delimited.Visit {}
  }

  @Table(name = "Colons", delimiter = "::")
  public sealed interface Colons {

    @Entity
    @LinkedKey(name = "all", partition = "V::{left}::{right}", sort = "{day}::{at}::{id}::{name}")
    record Visit(
        String left,
        String right,
        LocalDate day,
        @StoredTime(TimeFormat.SECONDS) Instant at,
        UUID id,
        String name)
        implements Colons, Delimited.Visit {}

    @Entity
    @LinkedKey(name = "all", partition = "V::{left}", sort = "{name:escape}::{right}")
    @SuppressWarnings("singlet:argument-order")
    record Stay(String left, String right, String name) implements Colons {}
  }

  @Table(name = "Fence", delimiter = "#|#")
  public sealed interface Fence {

    @Entity
    @LinkedKey(
        name = "all",
        partition = "V#|#{left}#|#{right}",
        sort = "{name}#|#{day}#|#{at}#|#{id}")
    record Visit(
        String left,
        String right,
        LocalDate day,
        @StoredTime(TimeFormat.SECONDS) Instant at,
        UUID id,
        String name)
        implements Fence, Delimited.Visit {}

    @Entity
    @LinkedKey(name = "all", partition = "V#|#{left}", sort = "{name:escape}#|#{right}")
    @SuppressWarnings("singlet:argument-order")
    record Stay(String left, String right, String name) implements Fence {}
  }

  /** Keys with labels, in lower case as a whole. */
  @Table(name = "Labels")
  public sealed interface Labels {

    @Entity
    @LinkedKey(
        name = "all",
        partition = "$App#left_{left}#Right_{right}",
        sort = "$Visit_1#State_{state}#day_{day}#at_{at}#id_{id}#Name_{name}",
        letterCase = LetterCase.LOWER)
    record Visit(
        String left,
        String right,
        State state,
        LocalDate day,
        @StoredTime(TimeFormat.SECONDS) Instant at,
        UUID id,
        String name)
        implements Labels, Delimited.Visit {}
  }
}
