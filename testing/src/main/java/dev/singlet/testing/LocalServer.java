package dev.singlet.testing;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.eclipse.jetty.server.Server;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;
import software.amazon.dynamodb.services.local.shared.access.AmazonDynamoDBLocal;

/** DynamoDB Local's HTTP server, for an embedded engine. */
final class LocalServer implements AutoCloseable {

  private static final int PICKED_BY_SYSTEM = 0;

  private final Server server;

  private LocalServer(Server server) {
    this.server = server;
  }

  static LocalServer start(AmazonDynamoDBLocal engine) {
    Server server =
        new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), PICKED_BY_SYSTEM));
    String noOtherOrigins = null;
    server.setHandler(new LocalDynamoDBServerHandler(new EngineRequests(engine), noOtherOrigins));
    try {
      server.start();
    } catch (Exception e) {
      throw new IllegalStateException("The HTTP server of DynamoDB Local doesn't start: " + e, e);
    }
    return new LocalServer(server);
  }

  URI endpoint() {
    return URI.create("http://localhost:" + server.getURI().getPort());
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("The HTTP server of DynamoDB Local doesn't stop: " + e, e);
    }
  }
}
