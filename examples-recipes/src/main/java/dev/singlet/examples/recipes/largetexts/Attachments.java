package dev.singlet.examples.recipes.largetexts;

import static dev.singlet.examples.recipes.largetexts.LooseObjectEntity.DOOMED;

import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.item.TransactWrite;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Attachments, whose content is in an object store. */
final class Attachments {

  private final TableClient library;
  private final ObjectStore store;
  private final Supplier<String> keys;

  /**
   * @param keys gives each object a key that no other has had
   */
  Attachments(TableClient library, ObjectStore store, Supplier<String> keys) {
    this.library = library;
    this.store = store;
    this.keys = keys;
  }

  /**
   * Writes an attachment. It can stop anywhere: then the attachment is the old one or the new one,
   * and the object that it doesn't point to is loose.
   *
   * @throws TransactionFailedException if another program has written the attachment meanwhile, or
   *     if the upload took so long that its object is removed
   */
  void save(String id, String name, byte[] content, Instant now) {
    point(id, name, upload(content, now), content, now);
  }

  /** Puts an object that no attachment points to yet. It is known before it is there. */
  String upload(byte[] content, Instant now) {
    String object = keys.get();
    library.execute(LooseObjectEntity.put(new LooseObject(object, now, false)));
    store.put(object, content);
    return object;
  }

  private void point(String id, String name, String object, byte[] content, Instant now) {
    Optional<Attachment> old = attachment(id);
    long version = old.map(Attachment::version).orElse(0L);
    List<TransactWrite> writes = new ArrayList<>();
    writes.add(
        AttachmentEntity.put(
            new Attachment(id, version, name, object, content.length, Checksum.of(content))));
    writes.add(LooseObjectEntity.delete(object).when(DOOMED.eq(false)));
    old.ifPresent(replaced -> writes.add(loosen(replaced, now)));
    library.transact(writes);
  }

  /** Removes an attachment; false if there is none. */
  boolean remove(String id, Instant now) {
    Optional<Attachment> old = attachment(id);
    old.ifPresent(
        removed ->
            library.transact(AttachmentEntity.delete(id, removed.version()), loosen(removed, now)));
    return old.isPresent();
  }

  private static TransactWrite loosen(Attachment old, Instant now) {
    return LooseObjectEntity.put(new LooseObject(old.object(), now, true));
  }

  /**
   * Reads the content of an attachment.
   *
   * @throws DamagedException if it isn't in the store, or has been changed there
   */
  Optional<byte[]> read(String id) {
    Optional<Attachment> attachment = attachment(id);
    while (attachment.isPresent()) {
      Attachment present = attachment.get();
      Optional<byte[]> content =
          store
              .get(present.object())
              .filter(bytes -> Checksum.of(bytes).equals(present.checksum()));
      if (content.isPresent()) {
        return content;
      }
      // If it points to another object by now, this one may be removed.
      attachment = attachment(id);
      if (attachment.equals(Optional.of(present))) {
        throw new DamagedException("The attachment " + id);
      }
    }
    return Optional.empty();
  }

  private Optional<Attachment> attachment(String id) {
    return library.execute(AttachmentEntity.get(id).consistent());
  }
}
