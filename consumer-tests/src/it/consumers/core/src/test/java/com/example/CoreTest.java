package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import dev.singlet.TableClient;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class CoreTest {

  @Test
  void aNoteIsSent() throws Exception {
    List<String> actions = new ArrayList<>();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          actions.add(exchange.getRequestHeaders().getFirst("X-Amz-Target"));
          exchange.getRequestBody().readAllBytes();
          exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
          exchange.sendResponseHeaders(200, 2);
          exchange.getResponseBody().write("{}".getBytes());
          exchange.close();
        });
    server.start();
    try (DynamoDbClient dynamoDb =
        DynamoDbClient.builder()
            .endpointOverride(URI.create("http://localhost:" + server.getAddress().getPort()))
            .region(Region.EU_CENTRAL_1)
            .credentialsProvider(AnonymousCredentialsProvider.create())
            .build()) {
      TableClient notes = NotesTable.client(dynamoDb);

      notes.execute(NoteEntity.put(new Note("ann", "1", "Hello")));
    } finally {
      server.stop(0);
    }
    assertEquals(List.of("DynamoDB_20120810.PutItem"), actions);
  }
}
