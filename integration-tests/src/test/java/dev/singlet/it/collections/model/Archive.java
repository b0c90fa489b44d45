package dev.singlet.it.collections.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** The text before the values of one entity begins with that of another. */
@Table(name = "Archive")
public sealed interface Archive {

  @ItemCollection(name = "ofDocument")
  sealed interface Version extends Archive permits Draft, Numbered {}

  @Entity
  @LinkedKey(partition = "DOC#{doc}", sort = "v0")
  record Draft(String doc, String text) implements Version {}

  @Entity
  @LinkedKey(partition = "DOC#{doc}", sort = "v{number:pad(3)}")
  record Numbered(String doc, int number, String text) implements Version {}

  /** Lies in the same partition, beyond the versions. */
  @Entity
  @LinkedKey(partition = "DOC#{doc}", sort = "z{word}")
  record Remark(String doc, String word) implements Archive {}
}
