package dev.singlet.testing.fault;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.singlet.testing.fault.FaultPlan.Decision;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.time.Duration;
import java.util.random.RandomGenerator;

/** Answers each request by forwarding it, by a fault, or by both. */
final class FaultHandler implements HttpHandler {

  private static final int MAX_SHORT_PAGE = 20;

  private final Endpoint endpoint;
  private final FaultPlan plan;
  private final Duration delay;

  FaultHandler(Endpoint endpoint, FaultPlan plan, Duration delay) {
    this.endpoint = endpoint;
    this.plan = plan;
    this.delay = delay;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try {
      String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
      byte[] body = exchange.getRequestBody().readAllBytes();
      answer(exchange, new Call(Call.operationOf(target), body));
    } catch (ConnectException e) {
      send(exchange, Refusal.ofTest("The fault proxy doesn't reach " + endpoint + ": " + e));
    } catch (RuntimeException | LinkageError e) {
      // An older library on the class path, too, is told: a cut connection would look like a fault.
      send(exchange, Refusal.ofTest("The fault proxy can't answer: " + e));
    } catch (IOException e) {
      exchange.close();
      throw e;
    } catch (InterruptedException e) {
      exchange.close();
      Thread.currentThread().interrupt();
    }
  }

  private void answer(HttpExchange exchange, Call call) throws IOException, InterruptedException {
    Decision decision = plan.decide(call);
    if (decision == null) {
      send(exchange, forward(exchange, call.body()));
      return;
    }
    RandomGenerator random = decision.random();
    switch (decision.fault()) {
      case LOST_REQUEST -> exchange.close();
      case LOST_RESPONSE -> lose(exchange, forward(exchange, call.body()), random);
      case DUPLICATE -> {
        Answer first = forward(exchange, call.body());
        forward(exchange, call.body());
        send(exchange, first);
      }
      case DELAY -> {
        Thread.sleep(delay.toMillis());
        send(exchange, forward(exchange, call.body()));
      }
      case UNPROCESSED ->
          send(exchange, PartialBatch.of(call, random, body -> forward(exchange, body)));
      case SHORT_PAGE -> send(exchange, forward(exchange, shortened(call, random)));
      default -> send(exchange, Refusal.of(decision.fault(), call, random));
    }
  }

  private Answer forward(HttpExchange exchange, byte[] body)
      throws IOException, InterruptedException {
    return endpoint.forward(exchange.getRequestHeaders(), body);
  }

  private static byte[] shortened(Call call, RandomGenerator random) {
    int longest = Math.min(call.json().path("Limit").asInt(Integer.MAX_VALUE) - 1, MAX_SHORT_PAGE);
    return Call.bytes(call.json().deepCopy().put("Limit", 1 + random.nextInt(longest)));
  }

  private static void send(HttpExchange exchange, Answer answer) throws IOException {
    begin(exchange, answer);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(answer.body());
    }
  }

  /**
   * Cuts the connection before the response, or in the middle of it. The SDK takes the status of a
   * refusal as an answer, even if the rest of it is lost. So a refusal is lost as a whole.
   */
  private static void lose(HttpExchange exchange, Answer answer, RandomGenerator random)
      throws IOException {
    if (random.nextBoolean() && answer.status() == HttpURLConnection.HTTP_OK) {
      begin(exchange, answer);
      exchange.getResponseBody().write(answer.body(), 0, answer.body().length / 2);
      exchange.getResponseBody().flush();
    }
    exchange.close();
  }

  private static void begin(HttpExchange exchange, Answer answer) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.getResponseHeaders().set("x-amz-crc32", answer.crc32());
    exchange.sendResponseHeaders(answer.status(), answer.body().length);
  }
}
