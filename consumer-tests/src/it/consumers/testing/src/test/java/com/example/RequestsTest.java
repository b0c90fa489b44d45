package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A request of each kind. */
class RequestsTest {

  @RegisterExtension static final LocalTable NOTES = LocalTable.of(NotesTable.SCHEMA);

  @Test
  void eachKind() throws Exception {
    TableClient notes = NOTES.client();
    Note one = new Note("cleo", "1", "Hello");
    Note two = new Note("cleo", "2", "World");

    notes.execute(NoteEntity.put(one).ifNotExists());
    assertThrows(
        ConditionFailedException.class, () -> notes.execute(NoteEntity.put(one).ifNotExists()));
    notes.transact(NoteEntity.put(two).ifNotExists(), NoteEntity.check("cleo", "1").exists());
    assertEquals(Optional.of(one), notes.execute(NoteEntity.get("cleo", "1")));
    assertEquals(
        List.of(one, two),
        NOTES.asyncClient().execute(NoteEntity.all("cleo").limit(5)).get().items());
    notes.execute(NoteEntity.update("cleo", "1").text("Bye"));
    Note changed = new Note("cleo", "1", "Bye");
    assertEquals(
        List.of(changed, two),
        notes
            .execute(BatchGet.of(NoteEntity.get("cleo", "1"), NoteEntity.get("cleo", "2")))
            .items());
    notes.execute(NoteEntity.delete("cleo", "2"));
    assertEquals(List.of(changed), notes.stream(NoteEntity.all("cleo")).toList());
  }
}
