package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.singlet.TableClient;
import dev.singlet.micrometer.MicrometerListener;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;

class MicrometerTest {

  /** Takes puts. */
  private static final class Puts implements DynamoDbClient {

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
      return PutItemResponse.builder()
          .consumedCapacity(ConsumedCapacity.builder().capacityUnits(1.0).build())
          .build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }

  @Test
  void aPutIsCounted() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    TableClient notes =
        NotesTable.client(new Puts()).withListener(new MicrometerListener(registry));

    notes.execute(NoteEntity.put(new Note("ann", "1", "Hello")));

    assertEquals(1, registry.get("singlet.requests").timer().count());
    assertEquals(1, registry.get("singlet.capacity").counter().count());
  }
}
