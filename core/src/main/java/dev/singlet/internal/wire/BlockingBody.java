package dev.singlet.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Reads the body of an answer to a blocking client. */
final class BlockingBody {

  private BlockingBody() {}

  /** Passes the items of a body to the attempt, and returns the rest for the SDK to read. */
  static Optional<InputStream> read(Optional<? extends InputStream> body, RequestAttempt attempt) {
    if (body.isEmpty()) {
      attempt.read(new byte[0]);
    }
    return body.map(stream -> read(stream, attempt));
  }

  private static InputStream read(InputStream body, RequestAttempt attempt) {
    byte[] bytes;
    try {
      bytes = read(body, attempt.expectedLength());
    } catch (IOException broken) {
      return new BrokenBody(body, broken);
    } catch (RuntimeException | Error aborted) {
      closeQuietly(body);
      throw aborted;
    }
    closeQuietly(body);
    return new ByteArrayInputStream(attempt.read(bytes));
  }

  /** Reads all bytes of a body, whether or not the headers tell the length. */
  private static byte[] read(InputStream body, int expected) throws IOException {
    if (expected == 0) {
      return body.readAllBytes();
    }
    byte[] bytes = new byte[expected];
    int length = body.readNBytes(bytes, 0, expected);
    if (length < expected) {
      return Arrays.copyOf(bytes, length);
    }
    int next = body.read();
    if (next < 0) {
      return bytes;
    }
    byte[] others = body.readAllBytes();
    byte[] all = Arrays.copyOf(bytes, length + 1 + others.length);
    all[length] = (byte) next;
    System.arraycopy(others, 0, all, length + 1, others.length);
    return all;
  }

  /** Closes a body that was read to its end, as the SDK does. Nothing can be lost. */
  private static void closeQuietly(InputStream body) {
    try {
      body.close();
    } catch (IOException notClosed) {
      // The connection is not used again.
    }
  }
}
