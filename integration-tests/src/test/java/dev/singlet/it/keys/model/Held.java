package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;

/** Keys of values that hold the delimiter as it is. */
@Table(name = "Held", indexes = @Index("GSI1"))
public sealed interface Held {

  /** The items of a folder. */
  @ItemCollection(name = "inFolder")
  sealed interface InFolder extends Held permits Doc, Note {}

  /** A document. Its path ends at the text before the version. */
  @Entity
  @LinkedKey(
      name = "docs",
      partition = "FOLDER#{folder:any}",
      sort = "DOC#{path:any}#V#{version}",
      givesUp = KeyProperty.ORDER)
  @LinkedKey(
      name = "ofOwner",
      index = "GSI1",
      partition = "OWNER#{owner:any}-{kind:any}",
      sort = "DOC#{path:any}")
  record Doc(String folder, String path, int version, String owner, String kind, String title)
      implements InFolder {}

  /** A note, in the same partitions. */
  @Entity
  @LinkedKey(name = "notes", partition = "FOLDER#{folder:any}", sort = "NOTE#{path:any}")
  record Note(String folder, String path, String title) implements InFolder {}

  /** A mailbox whose address is in the key alone, which tells its items. */
  @Entity(toldByKey = true)
  @LinkedKey(
      partition = "MAIL#{address:any}#BOX#{box}",
      sort = "{address:any}",
      letterCase = LetterCase.LOWER)
  record Mailbox(String address, @OnlyInKey int box, String title) implements Held {}
}
