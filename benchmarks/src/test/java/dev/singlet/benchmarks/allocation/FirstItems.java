package dev.singlet.benchmarks.allocation;

import dev.singlet.TableClient;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;

/** A program that writes an item and reads it, by a client that keeps it. */
final class FirstItems {

  private FirstItems() {}

  public static void main(String[] arguments) {
    Ticket ticket = Ticket.sample(42);
    TableClient desk = DeskTable.client(new Keeper());
    desk.execute(TicketEntity.put(ticket));
    Ticket read = desk.execute(TicketEntity.get("aws", "dynamodb-toolbox", 42)).orElseThrow();
    if (!read.title().equals(ticket.title())) {
      throw new IllegalStateException("Read " + read.title());
    }
  }

  private static final class Keeper implements DynamoDbClient {

    private Map<String, AttributeValue> item = Map.of();

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
      item = request.item();
      return PutItemResponse.builder().build();
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      return GetItemResponse.builder().item(item).build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
