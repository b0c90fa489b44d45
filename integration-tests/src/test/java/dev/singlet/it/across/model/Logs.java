package dev.singlet.it.across.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Lines of logs. Each week is spread over shards, with its last line first. */
@Table(name = "Logs")
public sealed interface Logs {

  /** Lines, with common names for parts that their entities name differently. */
  @ItemCollection(
      name = "ofWeek",
      across = "week",
      narrowBy = {"line", "word"})
  sealed interface Line extends Logs permits Note, Alarm {}

  /** A line for people. */
  @Entity
  @LinkedKey(partition = "WEEK#{week}#{id:shard(3)}", sort = "{number:reverse(6)}#{title}#N#{id}")
  record Note(int week, long number, String title, String id) implements Line {}

  /** A line that somebody must act on. */
  @Entity
  @LinkedKey(partition = "WEEK#{week}#{id:shard(3)}", sort = "{place:reverse(6)}#{cause}#A#{id}")
  record Alarm(int week, long place, String cause, String id) implements Line {}
}
