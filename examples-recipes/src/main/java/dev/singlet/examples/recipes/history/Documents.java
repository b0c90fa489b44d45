package dev.singlet.examples.recipes.history;

import static dev.singlet.examples.recipes.history.DocumentEntity.EXPIRES_AT;

import dev.singlet.TableClient;
import dev.singlet.item.TransactWrite;
import java.time.Duration;
import java.time.Instant;

/**
 * Changes documents. Each change is kept. A change begins with the document that somebody saw: if
 * another one was made since, nothing is written.
 */
final class Documents {

  private static final Duration IN_BIN = Duration.ofDays(30);

  private final TableClient library;

  Documents(TableClient library) {
    this.library = library;
  }

  /** Adds a document; false if its id was used before. */
  boolean create(String id, String folder, String title, String text, String person) {
    Document document = new Document(id, folder, title, text, 0, false, null);
    return library.tryTransact(
        DocumentEntity.put(document).ifNotExists(), change(document, Action.CREATED, person));
  }

  /** Changes title and text, and keeps the older ones; false if the document was changed since. */
  boolean edit(Document seen, String title, String text, String person) {
    Document edited = DocumentEntity.builder(seen).title(title).text(text).build();
    if (edited.equals(seen)) {
      return true;
    }
    return library.tryTransact(
        DocumentEntity.update(seen, edited),
        RevisionEntity.put(Revision.of(seen)).ifNotExists(),
        change(seen, Action.EDITED, person));
  }

  /** Moves a document to the bin, from where DynamoDB deletes it after 30 days. */
  boolean delete(Document seen, String person, Instant now) {
    Document deleted =
        DocumentEntity.builder(seen).deleted(true).expiresAt(now.plus(IN_BIN)).build();
    return library.tryTransact(
        DocumentEntity.update(seen, deleted), change(seen, Action.DELETED, person));
  }

  /** Takes a document out of the bin; false if its time is over or it was changed since. */
  boolean restore(Document seen, String person, Instant now) {
    Document restored = DocumentEntity.builder(seen).deleted(false).expiresAt(null).build();
    return library.tryTransact(
        DocumentEntity.update(seen, restored).when(EXPIRES_AT.gt(now)),
        change(seen, Action.RESTORED, person));
  }

  /** Moves a document to the archive; false if it was changed since. */
  boolean archive(Document seen, String person) {
    return library.tryTransact(
        DocumentEntity.delete(seen.id(), seen.version()),
        ArchivedEntity.put(Archived.of(seen)).ifNotExists(),
        change(seen, Action.ARCHIVED, person));
  }

  private static TransactWrite change(Document seen, Action action, String person) {
    Change change =
        ChangeEntity.builder()
            .document(seen.id())
            .version(seen.version() + 1)
            .action(action)
            .person(person)
            .build();
    return ChangeEntity.put(change).ifNotExists();
  }
}
