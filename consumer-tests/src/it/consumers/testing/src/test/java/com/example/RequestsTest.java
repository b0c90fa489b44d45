package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A request of each kind. */
class RequestsTest {

  @RegisterExtension static final LocalTable NOTES = LocalTable.of(NotesTable.SCHEMA);

  @Test
  void eachKind() throws Exception {
    List<String> lines = new ArrayList<>();
    TableClient notes = NOTES.client().withListener(request -> lines.add(request.line()));
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
    assertEquals(8, lines.size());
    assertTrue(lines.get(0).contains(" units=1.0 read=0 "), lines.get(0));
  }
}
