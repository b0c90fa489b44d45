package dev.singlet.internal.wire;

import dev.singlet.internal.body.UnknownBodyException;
import dev.singlet.internal.body.WrittenRequest;
import java.io.IOException;
import java.io.InputStream;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpFullRequest;
import software.amazon.awssdk.http.SdkHttpRequest;

/** Puts the body of a request in the place of what the SDK wrote. */
final class WrittenBody {

  private static final String LENGTH = "Content-Length";

  private WrittenBody() {}

  /**
   * Returns the body.
   *
   * @param request what the SDK made of the stub
   * @throws UnknownBodyException if it isn't in the form that it is known to have
   */
  static RequestBody of(SdkHttpRequest request, WrittenRequest written) {
    boolean isJson = RequestAttempt.isJson(request);
    ContentStreamProvider content =
        isJson && request instanceof SdkHttpFullRequest full
            ? full.contentStreamProvider().orElse(null)
            : null;
    if (content == null) {
      throw new UnknownBodyException();
    }
    written.requirePlace(bytes(content));
    return RequestBody.fromContentProvider(
        written::body, written.length(), RequestAttempt.PROTOCOL);
  }

  /** Returns a request with the length of its body. */
  static SdkHttpRequest withLength(SdkHttpRequest request, WrittenRequest written) {
    return request.toBuilder().putHeader(LENGTH, Integer.toString(written.length())).build();
  }

  private static byte[] bytes(ContentStreamProvider content) {
    try (InputStream body = content.newStream()) {
      return body.readAllBytes();
    } catch (IOException unreadable) {
      throw new UnknownBodyException();
    }
  }
}
