package dev.singlet.testing.fault;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The DynamoDB that requests are forwarded to. */
final class Endpoint {

  private final URI uri;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  Endpoint(URI uri) {
    this.uri = uri;
  }

  Answer forward(Headers headers, byte[] body) throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri).POST(HttpRequest.BodyPublishers.ofByteArray(body));
    for (Map.Entry<String, List<String>> header : headers.entrySet()) {
      if (isForDynamoDb(header.getKey().toLowerCase(Locale.ROOT))) {
        header.getValue().forEach(value -> request.header(header.getKey(), value));
      }
    }
    HttpResponse<byte[]> response =
        http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    return new Answer(response.statusCode(), response.body());
  }

  @Override
  public String toString() {
    return uri.toString();
  }

  /**
   * Returns whether to forward a header. The others are for this hop, or ask for a compressed body.
   */
  private static boolean isForDynamoDb(String header) {
    return header.startsWith("x-amz")
        || header.equals("authorization")
        || header.equals("content-type");
  }
}
