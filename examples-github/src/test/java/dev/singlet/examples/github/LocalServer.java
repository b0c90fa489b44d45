package dev.singlet.examples.github;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/** A DynamoDB Local that is reached by HTTP. */
final class LocalServer implements BeforeAllCallback, AfterAllCallback {

  private int port;
  private DynamoDBProxyServer server;

  @Override
  public void beforeAll(ExtensionContext context) throws Exception {
    port = freePort();
    server =
        new DynamoDBProxyServer(
            port,
            new LocalDynamoDBServerHandler(
                new LocalDynamoDBRequestHandler(0, true, null, true, false), null));
    server.start();
  }

  @Override
  public void afterAll(ExtensionContext context) throws Exception {
    server.stop();
  }

  String url() {
    return "http://localhost:" + port;
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
