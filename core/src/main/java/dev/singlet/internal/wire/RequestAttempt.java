package dev.singlet.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.exception.RetryableException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.http.SdkHttpHeaders;
import software.amazon.awssdk.http.SdkHttpResponse;

/** One attempt of the SDK at a request, and the items of its answer. */
final class RequestAttempt {

  /**
   * The header that names the attempt of an answer. A wrapper around a client may return the answer
   * to another request.
   */
  static final String MARK = "x-singlet-attempt";

  /** The current attempt; empty for one that is left to the SDK. */
  static final ExecutionAttribute<Optional<RequestAttempt>> ATTRIBUTE =
      PendingRequest.attribute("dev.singlet.Attempt@");

  private static final AtomicLong NEXT = new AtomicLong();
  private static final String CRC32 = "x-amz-crc32";
  private static final String ENCODING = "Content-Encoding";
  private static final String GZIP = "gzip";
  static final String PROTOCOL = "application/x-amz-json-1.0";

  /**
   * The largest buffer to allocate at once. An answer has at most 16 MB of items, so a longer one
   * is read as it comes.
   */
  private static final int MAX_EXPECTED = 64 << 20;

  private final String mark = Long.toString(NEXT.incrementAndGet());
  private final boolean isBatch;
  private final @Nullable Long checksum;
  private final boolean isCompressed;
  private final int expectedLength;
  private final AtomicBoolean isClaimed = new AtomicBoolean();
  private volatile @Nullable Answer answer;

  private RequestAttempt(
      boolean isBatch, @Nullable Long checksum, boolean isCompressed, int expectedLength) {
    this.isBatch = isBatch;
    this.checksum = checksum;
    this.isCompressed = isCompressed;
    this.expectedLength = expectedLength;
  }

  /** Returns the attempt of an answer that can be read; null for one that is left to the SDK. */
  static @Nullable RequestAttempt at(SdkHttpResponse response, boolean isBatch) {
    String encoding = response.firstMatchingHeader(ENCODING).orElse(null);
    Long checksum = number(response, CRC32);
    boolean isKnown =
        response.isSuccessful()
            && isJson(response)
            && (encoding == null || encoding.equals(GZIP))
            && (checksum != null || response.firstMatchingHeader(CRC32).isEmpty());
    return isKnown
        ? new RequestAttempt(isBatch, checksum, encoding != null, expectedLength(response))
        : null;
  }

  /** Returns whether a request or an answer is of the protocol whose bodies are known here. */
  static boolean isJson(SdkHttpHeaders message) {
    return message.firstMatchingHeader("Content-Type").filter(PROTOCOL::equals).isPresent();
  }

  private static int expectedLength(SdkHttpResponse response) {
    Long length = number(response, "Content-Length");
    return length == null || length < 0 || length > MAX_EXPECTED ? 0 : length.intValue();
  }

  /** Returns the number in a header; null if there is none. */
  private static @Nullable Long number(SdkHttpResponse response, String header) {
    try {
      return response.firstMatchingHeader(header).map(Long::valueOf).orElse(null);
    } catch (NumberFormatException noNumber) {
      return null;
    }
  }

  /** Returns the headers of an answer whose body is replaced, and was checked here. */
  SdkHttpResponse marked(SdkHttpResponse response) {
    return response.toBuilder()
        .removeHeader(CRC32)
        .removeHeader(ENCODING)
        .putHeader(MARK, mark)
        .build();
  }

  static boolean isMarked(SdkHttpResponse response) {
    return response.firstMatchingHeader(MARK).isPresent();
  }

  /**
   * Returns whether the caller may read the body. If there are two interceptors, only the first
   * may.
   */
  boolean claim() {
    return isClaimed.compareAndSet(false, true);
  }

  String mark() {
    return mark;
  }

  /** Returns the length of the body in bytes, from the answer's headers; 0 if they don't tell. */
  int expectedLength() {
    return expectedLength;
  }

  @Nullable Answer answer() {
    return answer;
  }

  /**
   * Takes the body as it came.
   *
   * @throws RetryableException if it is not complete
   */
  byte[] read(byte[] body) {
    check(body);
    if (body.length == 0 && !isCompressed) {
      return body;
    }
    byte[] json = isCompressed ? expand(body) : body;
    Answer scanned = AnswerScanner.scan(json, isBatch);
    answer = scanned;
    return scanned == null ? json : scanned.rest();
  }

  /** Checks the checksum of the sent bytes, which may be compressed. */
  private void check(byte[] body) {
    if (checksum == null) {
      return;
    }
    CRC32 actual = new CRC32();
    actual.update(body);
    if (actual.getValue() != checksum) {
      throw again(
          Crc32MismatchException.builder()
              .message(
                  "The answer has the CRC32 checksum %d, and should have %d."
                      .formatted(actual.getValue(), checksum))
              .build());
    }
  }

  private static byte[] expand(byte[] body) {
    try (InputStream expanded = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return expanded.readAllBytes();
    } catch (IOException damaged) {
      throw again(
          SdkClientException.builder()
              .message("The answer can't be expanded: " + damaged.getMessage())
              .cause(damaged)
              .build());
    }
  }

  /** Returns the type of exception that the SDK's retry strategies look for. */
  private static RetryableException again(SdkClientException damage) {
    return RetryableException.builder().message(damage.getMessage()).cause(damage).build();
  }
}
