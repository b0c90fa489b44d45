package dev.singlet.runtime.codec;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Bytes, deflated if that makes them smaller. The first byte tells which: 0, then the bytes as they
 * are; or 1, then their number in four bytes, then the deflated bytes.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1950">ZLIB compressed data format</a>
 */
public final class Deflated {

  /** The limit on expanded bytes. A few KB could otherwise expand to any size. */
  public static final int MAX_EXPANDED = 16 * 1024 * 1024;

  private static final byte AS_IS = 0;
  private static final byte DEFLATED = 1;
  private static final int HEADER = 1 + Integer.BYTES;
  private static final int BUFFER = 8192;

  private Deflated() {}

  /**
   * Compresses bytes.
   *
   * @param bytes the bytes
   */
  public static byte[] compress(byte[] bytes) {
    byte[] deflated = deflate(bytes);
    if (HEADER + deflated.length > 1 + bytes.length) {
      return ByteBuffer.allocate(1 + bytes.length).put(AS_IS).put(bytes).array();
    }
    return ByteBuffer.allocate(HEADER + deflated.length)
        .put(DEFLATED)
        .putInt(bytes.length)
        .put(deflated)
        .array();
  }

  /**
   * Expands compressed bytes.
   *
   * @return the bytes
   * @throws IllegalArgumentException if they are not compressed bytes
   */
  public static byte[] expand(byte[] compressed) {
    if (compressed.length > 0 && compressed[0] == AS_IS) {
      return Arrays.copyOfRange(compressed, 1, compressed.length);
    }
    if (compressed.length < HEADER || compressed[0] != DEFLATED) {
      throw new IllegalArgumentException(
          "it does not begin with the marker of compressed" + " values");
    }
    int size = ByteBuffer.wrap(compressed, 1, Integer.BYTES).getInt();
    if (size < 0 || size > MAX_EXPANDED) {
      throw new IllegalArgumentException("it would have " + size + " bytes");
    }
    return inflate(compressed, size);
  }

  private static byte[] deflate(byte[] bytes) {
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /** Allocates memory only as bytes come, because the stated size may be wrong. */
  private static byte[] inflate(byte[] compressed, int size) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(compressed, HEADER, compressed.length - HEADER);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!inflater.finished()) {
        int count = inflater.inflate(buffer);
        if (count == 0 && !inflater.finished()) {
          throw new IllegalArgumentException("it is cut off");
        }
        out.write(buffer, 0, count);
        if (out.size() > size) {
          throw new IllegalArgumentException("it expands to more bytes than its header states");
        }
      }
      if (out.size() != size || inflater.getRemaining() > 0) {
        throw new IllegalArgumentException("it is not of the size it says");
      }
      return out.toByteArray();
    } catch (DataFormatException damaged) {
      throw new IllegalArgumentException("it is damaged", damaged);
    } finally {
      inflater.end();
    }
  }
}
