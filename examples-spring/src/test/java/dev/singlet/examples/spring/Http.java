package dev.singlet.examples.spring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A client of the shop, as others have it: it knows no class of the server.
 *
 * @param port the server's port
 */
public record Http(int port) {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final JsonMapper JSON = new JsonMapper();

  /** An answer. */
  public record Answer(int status, HttpResponse<String> response) {

    /** Returns the body as JSON. */
    public JsonNode json() {
      return JSON.readTree(response.body());
    }

    /** Returns a header; empty if it isn't there. */
    public String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  /** Sends a GET. */
  public Answer get(String path) {
    return send(request(path).build());
  }

  /** Sends a POST of JSON. Apostrophes stand for quotes. */
  public Answer post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.replace('\'', '"')))
            .build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(Duration.ofSeconds(30));
  }

  private static Answer send(HttpRequest request) {
    try {
      HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
      return new Answer(response.statusCode(), response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
