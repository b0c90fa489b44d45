package dev.singlet.benchmarks.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.SdkHttpRequest;

/** The answer to each of DynamoDB's operations, and the body of the last request. */
public final class CannedAnswers {

  private static final String TARGET = "DynamoDB_20120810.";

  private final Map<String, CannedAnswer> byTarget = new HashMap<>();
  private final ByteBuffer sent = ByteBuffer.allocate(1 << 18);
  private volatile boolean isShared;
  private volatile boolean yields;

  /** Answers an operation, such as {@code GetItem}, with a body. */
  public CannedAnswers on(String operation, String json) {
    byTarget.put(TARGET + operation, new CannedAnswer(json));
    return this;
  }

  /**
   * Answers several threads from here on, and keeps no request.
   *
   * @param areVirtual true to let another thread run before each answer, as a network does.
   *     Otherwise a virtual thread would end before another begins
   */
  public CannedAnswers forThreads(boolean areVirtual) {
    isShared = true;
    yields = areVirtual;
    return this;
  }

  /** The body of the last request. */
  public String lastRequest() {
    return new String(sent.array(), 0, sent.position(), StandardCharsets.UTF_8);
  }

  CannedAnswer to(SdkHttpRequest request) {
    List<String> target = request.matchingHeaders("X-Amz-Target");
    CannedAnswer answer = target.isEmpty() ? null : byTarget.get(target.get(0));
    if (answer == null) {
      throw new IllegalStateException("There is no answer to " + target);
    }
    return answer;
  }

  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on which thread runs next.
  private static void pause() {
    Thread.yield();
  }

  /** Takes in a request's body, into memory that all requests share. */
  void take(InputStream body) throws IOException {
    if (isShared) {
      body.skipNBytes(body.available());
      if (yields) {
        pause();
      }
      return;
    }
    sent.clear();
    int read = 0;
    while (read >= 0) {
      sent.position(sent.position() + read);
      read = body.read(sent.array(), sent.position(), sent.remaining());
    }
  }

  /** Takes in a part of a request's body. */
  void take(ByteBuffer part) {
    sent.put(part);
  }

  void begin() {
    sent.clear();
  }
}
