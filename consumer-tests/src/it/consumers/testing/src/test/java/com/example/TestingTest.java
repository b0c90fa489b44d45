package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

class TestingTest {

  @RegisterExtension static final LocalTable NOTES = LocalTable.of(NotesTable.SCHEMA);

  @Test
  void aNoteIsStored() {
    NOTES.client().execute(NoteEntity.put(new Note("bob", "1", "Hello")));

    assertEquals(1, NOTES.client().stream(NoteEntity.all("bob")).count());
  }

  /** No request is sent again by the SDK: the proxy answers, and its answer is a partial batch. */
  @Test
  void aPartOfABatchIsLeftUnprocessed() {
    List<Integer> retries = new ArrayList<>();
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.UNPROCESSED).on(BatchWriteItemRequest.class).once();
      TableClient notes =
          NOTES.client(proxy.client()).withListener(request -> retries.add(request.retries()));

      notes.execute(
          BatchWrite.of(
              IntStream.range(0, 10)
                  .mapToObj(n -> NoteEntity.put(new Note("ann", "" + n, "Hello")))
                  .toList()));
    }

    assertTrue(retries.size() > 1);
    assertEquals(0, retries.stream().mapToInt(Integer::intValue).sum());
    assertEquals(10, NOTES.client().stream(NoteEntity.all("ann")).count());
  }
}
