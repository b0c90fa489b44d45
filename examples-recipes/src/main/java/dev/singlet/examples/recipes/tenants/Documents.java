package dev.singlet.examples.recipes.tenants;

import static dev.singlet.examples.recipes.tenants.AccessEntity.LEVEL;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.transaction.TransactedItems;
import java.util.List;
import java.util.Optional;

/** The documents of one tenant, for its people. */
final class Documents {

  private final TableClient tenant;

  /**
   * @param tenant a client that stays with its tenant
   */
  Documents(TableClient tenant) {
    this.tenant = tenant;
  }

  /** Adds a document that its author may write; false if there is one of this id. */
  boolean add(Document document, String author) {
    return tenant.tryTransact(
        DocumentEntity.put(document).ifNotExists(),
        AccessEntity.put(new Access(document.id(), author, Level.WRITE)));
  }

  /** Reads a document together with the right to read it. */
  Optional<Document> read(String person, String id) {
    Get<Access> access = AccessEntity.get(id, person);
    Get<Document> document = DocumentEntity.get(id);
    TransactedItems items = tenant.transactGet(access, document);
    return items.get(access).isPresent() ? items.get(document) : Optional.empty();
  }

  /** Changes the text of a document; false if the person may not. */
  boolean write(String person, String id, String text) {
    return tenant.tryTransact(mayWrite(person, id), DocumentEntity.update(id).text(text));
  }

  /** Lets somebody read or write a document; false if the person who asks may not write it. */
  boolean allow(String by, String id, String person, Level level) {
    return tenant.tryTransact(
        mayWrite(by, id),
        DocumentEntity.check(id),
        AccessEntity.put(new Access(id, person, level)));
  }

  /** Takes all rights from somebody; false if the person who asks may not write the document. */
  boolean forbid(String by, String id, String person) {
    return tenant.tryTransact(mayWrite(by, id), AccessEntity.delete(id, person));
  }

  /** Removes a document with its access list; false if the person may not write it. */
  boolean remove(String by, String id) {
    boolean isRemoved = tenant.tryTransact(mayWrite(by, id), DocumentEntity.delete(id));
    if (isRemoved) {
      tenant.execute(DocumentItemsCollection.byDocument(id).deleteAll());
    }
    return isRemoved;
  }

  /** All documents that somebody may read. The list is a moment behind the table. */
  List<Document> readable(String person) {
    List<Get<Document>> documents =
        tenant.stream(AccessEntity.byPerson(person))
            .map(access -> DocumentEntity.get(access.document()))
            .toList();
    return tenant.execute(BatchGet.of(documents)).items();
  }

  static TransactWrite mayWrite(String person, String id) {
    return AccessEntity.check(id, person).when(LEVEL.eq(Level.WRITE));
  }
}
