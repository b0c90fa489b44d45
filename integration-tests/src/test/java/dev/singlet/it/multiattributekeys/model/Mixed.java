package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Keys of components of all types that may be absent, of templates, and of both. */
@Table(
    name = "Mixed",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(
          value = "ofTeam",
          partitionKey = {"team", "year"},
          partitionKeyType = {ScalarType.S, ScalarType.N},
          sortKey = {"level", "hash", "T3"},
          sortKeyType = {ScalarType.N, ScalarType.B, ScalarType.S}),
      @Index(
          value = "byState",
          partitionKey = {"D1", "team"},
          sortKey = {"year", "D2"},
          sortKeyType = {ScalarType.N, ScalarType.S}),
      @Index(
          value = "byHash",
          partitionKey = {"hash", "level"},
          partitionKeyType = {ScalarType.B, ScalarType.N},
          sortKey = {"H1", "team"}),
      @Index(
          value = "labelled",
          partitionKey = {"year", "L2", "label", "level"},
          partitionKeyType = {ScalarType.N, ScalarType.S, ScalarType.S, ScalarType.N},
          sortKey = "T3")
    })
public sealed interface Mixed {

  enum State {
    DONE,
    OPEN,
    WAITING
  }

  /** What is in an index of its team. */
  @ItemCollection(name = "ofTeam", index = "ofTeam")
  sealed interface OfTeam extends Mixed permits Task, Idea {
    String id();
  }

  @Entity
  @LinkedKey(partition = "TASK#{id}", sort = "TASK")
  @LinkedKey(
      name = "ofTeam",
      index = "ofTeam",
      partition = {"{team}", "{year}"},
      sort = {"{level}", "{hash}", "{state}#{id}"})
  @LinkedKey(
      name = "open",
      index = "byState",
      when = "state != DONE",
      partition = {"STATE#{state}", "{team}"},
      sort = {"{year}", "L#{label}#{id}"})
  @LinkedKey(
      name = "hashed",
      index = "byHash",
      partition = {"{hash}", "{level}"},
      sort = {"{state}#{id}", "{team}"})
  @LinkedKey(
      name = "labelled",
      index = "labelled",
      partition = {"{year}", "TASK#{team}", "{label}", "{level}"},
      sort = "{state}#{id}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Task(
      String id,
      @Nullable String team,
      @Nullable Integer year,
      @Default("3") Integer level,
      @Nullable SdkBytes hash,
      @Nullable String label,
      State state,
      long count)
      implements OfTeam {}

  @Entity
  @LinkedKey(partition = "IDEA#{id}", sort = "IDEA")
  @LinkedKey(
      name = "ofTeam",
      index = "ofTeam",
      partition = {"{team}", "{year}"},
      sort = {"{level}", "{hash}", "IDEA#{id}"})
  @SuppressWarnings("singlet:swallowed-prefix")
  record Idea(
      String id, @Default("red") String team, int year, int level, SdkBytes hash, long count)
      implements OfTeam {}
}
