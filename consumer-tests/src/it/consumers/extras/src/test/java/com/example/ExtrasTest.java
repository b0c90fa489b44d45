package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.singlet.extras.ItemLoader;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ExtrasTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(NotesTable.SCHEMA);

  @Test
  void aSeriesWritesEncryptedItemsThatALoaderReads() {
    Note one = new Note("ann", "1", "Hello");
    Note other = new Note("ann", "2", "Goodbye");

    TABLE
        .client()
        .execute(
            TransactionSeries.of(
                Transaction.of(NoteEntity.put(one)), Transaction.of(NoteEntity.put(other))))
        .orThrow();

    ItemLoader loader = ItemLoader.of(TABLE.asyncClient());
    CompletableFuture<Optional<Note>> first = loader.load(NoteEntity.get("ann", "1"));
    CompletableFuture<Optional<Note>> second = loader.load(NoteEntity.get("ann", "2"));
    assertEquals(Optional.of(one), first.join());
    assertEquals(Optional.of(other), second.join());
  }
}
