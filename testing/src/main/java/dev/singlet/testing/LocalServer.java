package dev.singlet.testing;

import java.net.InetAddress;
import java.net.URI;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
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
    QueuedThreadPool threads = new QueuedThreadPool();
    threads.setDaemon(true);
    Server server =
        new Server(threads, new ScheduledExecutorScheduler("DynamoDB Local", true), null);
    ServerConnector connector = new ServerConnector(server);
    connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
    connector.setPort(PICKED_BY_SYSTEM);
    server.addConnector(connector);
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
