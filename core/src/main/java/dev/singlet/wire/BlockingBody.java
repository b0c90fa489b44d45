package dev.singlet.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads the body of an answer to a blocking client. */
final class BlockingBody {

  /** An answer has at most 16 MB of items; what claims to have more is read as it comes. */
  private static final int MAX_EXPECTED = 64 << 20;

  private BlockingBody() {}

  /** All bytes of a body of which the headers tell the length, or don't. */
  static byte[] read(InputStream body, int expected) throws IOException {
    if (expected <= 0 || expected > MAX_EXPECTED) {
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

  /** Closes a body that was read to its end, so that nothing can be lost, as the SDK does. */
  static void closeQuietly(InputStream body) {
    try {
      body.close();
    } catch (IOException notClosed) {
      // The connection is not used again.
    }
  }
}
