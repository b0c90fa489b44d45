package dev.singlet.it.histories.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import java.util.List;

/** Items whose logs name the writes that were made. */
@Table(name = "Histories")
public sealed interface Histories {

  /** A light, whose state turns back again and again. */
  @Entity
  @LinkedKey(partition = "LIGHT#{id}", sort = "LIGHT")
  record Light(String id, boolean on, List<String> log) implements Histories {}

  /** A page, whose versions are counted. */
  @Entity
  @LinkedKey(partition = "PAGE#{id}", sort = "PAGE")
  record Page(String id, @Version long version, List<String> log) implements Histories {}

  /** A member with a unique name. */
  @Entity
  @LinkedKey(partition = "MEMBER#{id}", sort = "MEMBER")
  record Member(String id, @Unique String name, List<String> log) implements Histories {}

  /** A note, written once. */
  @Entity
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id, String by) implements Histories {}
}
