package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.singlet.tables.TableSetup;
import dev.singlet.testing.DynamoDbLocal;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {

  @Test
  void theTableIsCreatedOnce() {
    TableSetup setup =
        TableSetup.of(DynamoDbLocal.shared(), NotesTable.SCHEMA).withTableName("consumer-notes");

    assertEquals(1, setup.apply().size());
    assertEquals(List.of(), setup.apply());
    assertEquals(true, setup.deleteIfExists());
  }
}
