package dev.singlet.internal.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import software.amazon.awssdk.http.SdkHttpFullResponse;

/** An answer that DynamoDB sends. */
@SuppressWarnings("ArrayRecordComponent") // compared with nothing
record CannedAnswer(int status, Map<String, String> headers, byte[] body) {

  static CannedAnswer of(String json) {
    return of(json.getBytes(StandardCharsets.UTF_8));
  }

  static CannedAnswer of(byte[] body) {
    return new CannedAnswer(200, Map.of("Content-Type", "application/x-amz-json-1.0"), body)
        .with("Content-Length", Integer.toString(body.length))
        .with("x-amz-crc32", Long.toString(checksum(body)));
  }

  static CannedAnswer zipped(String json) {
    return of(zip(json.getBytes(StandardCharsets.UTF_8))).with("Content-Encoding", "gzip");
  }

  static byte[] zip(byte[] bytes) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return zipped.toByteArray();
  }

  static long checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return checksum.getValue();
  }

  CannedAnswer with(String header, String value) {
    Map<String, String> changed = new LinkedHashMap<>(headers);
    changed.put(header, value);
    return new CannedAnswer(status, changed, body);
  }

  CannedAnswer without(String header) {
    Map<String, String> changed = new LinkedHashMap<>(headers);
    changed.remove(header);
    return new CannedAnswer(status, changed, body);
  }

  CannedAnswer withStatus(int other) {
    return new CannedAnswer(other, headers, body);
  }

  SdkHttpFullResponse head() {
    SdkHttpFullResponse.Builder head = SdkHttpFullResponse.builder().statusCode(status);
    headers.forEach(head::putHeader);
    return head.build();
  }
}
