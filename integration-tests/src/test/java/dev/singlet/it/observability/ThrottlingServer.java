package dev.singlet.it.observability;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Answers requests as DynamoDB does when it has no item, after some that it has no capacity for.
 */
final class ThrottlingServer implements AutoCloseable {

  private static final String THROTTLED =
      """
      {
        "__type": "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException",
        "ThrottlingReasons": [{
          "reason": "TableReadKeyRangeThroughputExceeded",
          "resource": "arn:aws:dynamodb:us-east-1:123456789012:table/Library"
        }]
      }
      """;

  private final HttpServer server;
  private final AtomicInteger throttles;
  private final CountDownLatch open;

  private ThrottlingServer(HttpServer server, int throttles, CountDownLatch open) {
    this.server = server;
    this.throttles = new AtomicInteger(throttles);
    this.open = open;
    server.createContext("/", this::answer);
    server.start();
  }

  static ThrottlingServer throttling(int requests) {
    return new ThrottlingServer(server(), requests, new CountDownLatch(0));
  }

  /** One that answers nothing before it is closed. */
  static ThrottlingServer silent() {
    return new ThrottlingServer(server(), 0, new CountDownLatch(1));
  }

  private static HttpServer server() {
    try {
      return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  URI uri() {
    return URI.create("http://localhost:" + server.getAddress().getPort());
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      open.await();
      boolean isThrottled = throttles.getAndDecrement() > 0;
      byte[] body = (isThrottled ? THROTTLED : "{}").getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
      exchange.sendResponseHeaders(isThrottled ? 400 : 200, body.length);
      exchange.getResponseBody().write(body);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    open.countDown();
    server.stop(0);
  }
}
