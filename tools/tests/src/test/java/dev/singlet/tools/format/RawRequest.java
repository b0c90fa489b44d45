package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.testing.DynamoDbLocal;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Requests to DynamoDB Local in JSON, as they were exported. */
final class RawRequest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private RawRequest() {}

  /**
   * Sends a request, which must succeed.
   *
   * @param operation such as {@code CreateTable}
   * @return the response
   */
  static JsonNode send(DynamoDbLocal local, String operation, String json)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(local.endpoint())
            .header("X-Amz-Target", "DynamoDB_20120810." + operation)
            .header("Content-Type", "application/x-amz-json-1.0")
            .header(
                "Authorization",
                "AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/dynamodb/aws4_request,"
                    + " SignedHeaders=host, Signature=0")
            .POST(BodyPublishers.ofString(json))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return JSON.readTree(response.body());
  }
}
