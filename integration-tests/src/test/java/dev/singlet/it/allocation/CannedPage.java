package dev.singlet.it.allocation;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Answers every request with the same page of a query, without a network, and counts requests. */
final class CannedPage implements SdkHttpClient {

  private final byte[] body;
  private final SdkHttpFullResponse head;
  private int requests;

  CannedPage(List<Map<String, AttributeValue>> items) {
    String page =
        items.stream()
            .map(CannedPage::map)
            .collect(
                Collectors.joining(
                    ",", "{\"Count\":" + items.size() + ",\"Items\":[", "],\"ScannedCount\":100}"));
    body = page.getBytes(StandardCharsets.UTF_8);
    CRC32 checksum = new CRC32();
    checksum.update(body);
    head =
        SdkHttpResponse.builder()
            .statusCode(200)
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .putHeader("Content-Length", Integer.toString(body.length))
            .putHeader("x-amz-crc32", Long.toString(checksum.getValue()))
            .build();
  }

  int requests() {
    return requests;
  }

  DynamoDbClient client() {
    return DynamoDbClient.builder()
        .httpClient(this)
        .region(Region.EU_CENTRAL_1)
        .endpointOverride(URI.create("http://localhost:1"))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret")))
        .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() {
        requests++;
        return HttpExecuteResponse.builder()
            .response(head)
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  @Override
  public void close() {}

  private static String map(Map<String, AttributeValue> map) {
    return map.entrySet().stream()
        .map(entry -> "\"" + entry.getKey() + "\":" + value(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String value(AttributeValue value) {
    return switch (value.type()) {
      case S -> "{\"S\":\"" + value.s() + "\"}";
      case N -> "{\"N\":\"" + value.n() + "\"}";
      case SS -> "{\"SS\":[\"" + String.join("\",\"", value.ss()) + "\"]}";
      case L ->
          value.l().stream()
              .map(CannedPage::value)
              .collect(Collectors.joining(",", "{\"L\":[", "]}"));
      case M -> "{\"M\":" + map(value.m()) + "}";
      default -> throw new IllegalArgumentException("no attribute of a ticket: " + value);
    };
  }
}
