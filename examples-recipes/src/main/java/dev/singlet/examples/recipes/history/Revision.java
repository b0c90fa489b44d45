package dev.singlet.examples.recipes.history;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A document as it was. */
@Entity
@LinkedKey(
    name = "byDocument",
    purpose = "Older versions of a document, the oldest first.",
    partition = "DOC#{id}",
    sort = "REVISION#{version:pad(6)}")
public record Revision(String id, long version, String title, String text) implements Library {

  static Revision of(Document document) {
    return new Revision(document.id(), document.version(), document.title(), document.text());
  }
}
