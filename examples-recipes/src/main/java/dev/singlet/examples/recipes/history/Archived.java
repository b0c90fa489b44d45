package dev.singlet.examples.recipes.history;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A document that is kept but no longer used. */
@Entity
@LinkedKey(
    name = "ofFolder",
    purpose = "Archived documents of a folder.",
    partition = "ARCHIVE#{folder}",
    sort = "{id}")
public record Archived(String folder, String id, String title, String text, long version)
    implements Library {

  static Archived of(Document document) {
    return new Archived(
        document.folder(), document.id(), document.title(), document.text(), document.version());
  }
}
