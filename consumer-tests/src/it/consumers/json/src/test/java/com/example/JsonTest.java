package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.singlet.json.EntityJson;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void aNoteIsWrittenAndReadAgain() {
    EntityJson<Note> json = EntityJson.of(NoteEntity.type());
    Note note = new Note("ann", "1", "Hello");

    assertEquals(note, json.read(json.write(note)));
  }
}
