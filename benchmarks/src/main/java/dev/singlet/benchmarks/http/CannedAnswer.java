package dev.singlet.benchmarks.http;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpResponse;

/** A response of DynamoDB: its headers, with the checksum the SDK looks at, and its body. */
final class CannedAnswer {

  private final byte[] body;
  private final SdkHttpResponse head;

  CannedAnswer(String json) {
    body = json.getBytes(StandardCharsets.UTF_8);
    CRC32 checksum = new CRC32();
    checksum.update(body);
    head =
        SdkHttpFullResponse.builder()
            .statusCode(200)
            .statusText("OK")
            .putHeader("Server", "Server")
            .putHeader("Date", "Mon, 15 Jan 2024 08:00:00 GMT")
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .putHeader("Content-Length", Integer.toString(body.length))
            .putHeader("Connection", "keep-alive")
            .putHeader("x-amzn-RequestId", "VVGQ1GS6QNQ3AJ4BBVVUVM3SSFVV4KQNSO5AEMVJF66Q9ASUAAJG")
            .putHeader("x-amz-crc32", Long.toString(checksum.getValue()))
            .build();
  }

  SdkHttpResponse head() {
    return head;
  }

  byte[] body() {
    return body;
  }
}
