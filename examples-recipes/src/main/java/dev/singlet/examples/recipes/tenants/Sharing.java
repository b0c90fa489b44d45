package dev.singlet.examples.recipes.tenants;

import static dev.singlet.examples.recipes.tenants.GrantEntity.LEVEL;

import dev.singlet.TableClient;
import dev.singlet.item.Get;
import dev.singlet.transaction.TransactedItems;
import java.util.List;
import java.util.Optional;

/**
 * Documents that one tenant shares with others, and that others share with it. This is the only
 * code that reaches two tenants.
 */
final class Sharing {

  private final TableClient all;
  private final String tenant;

  /**
   * @param all a client that can be bound to each tenant
   * @param tenant the one for which this works
   */
  Sharing(TableClient all, String tenant) {
    this.all = all;
    this.tenant = tenant;
  }

  /**
   * Shares a document. If it stops after the first write, the document is shared but not listed:
   * share it again.
   *
   * @return false if the person may not write the document
   */
  boolean share(String by, String document, String to, Level level) {
    boolean isShared =
        all.forTenant(tenant)
            .tryTransact(
                Documents.mayWrite(by, document),
                DocumentEntity.check(document),
                GrantEntity.put(new Grant(document, to, level)));
    if (isShared) {
      all.forTenant(to).execute(IncomingEntity.put(new Incoming(tenant, document)));
    }
    return isShared;
  }

  /** Ends it, with the first write; false if the person may not write the document. */
  boolean revoke(String by, String document, String to) {
    boolean isRevoked =
        all.forTenant(tenant)
            .tryTransact(Documents.mayWrite(by, document), GrantEntity.delete(document, to));
    if (isRevoked) {
      all.forTenant(to).execute(IncomingEntity.delete(tenant, document));
    }
    return isRevoked;
  }

  /** Returns the documents that others share, as far as they are listed. */
  List<Incoming> incoming() {
    return all.forTenant(tenant).stream(IncomingEntity.all()).toList();
  }

  /** Reads a document of another tenant, together with its grant. */
  Optional<Document> read(String home, String id) {
    Get<Grant> grant = GrantEntity.get(id, tenant);
    Get<Document> document = DocumentEntity.get(id);
    TransactedItems items = all.forTenant(home).transactGet(grant, document);
    return items.get(grant).isPresent() ? items.get(document) : Optional.empty();
  }

  /** Changes the text of a document of another tenant; false if the grant doesn't allow it. */
  boolean write(String home, String id, String text) {
    return all.forTenant(home)
        .tryTransact(
            GrantEntity.check(id, tenant).when(LEVEL.eq(Level.WRITE)),
            DocumentEntity.update(id).text(text));
  }
}
