package dev.singlet.internal.export;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** Reads bytes, counts them and computes their MD5 checksum. */
final class Md5Stream extends FilterInputStream {

  private final PushbackInputStream source;
  private final MessageDigest md5 = md5();
  private long bytes;

  Md5Stream(InputStream source) {
    this(new PushbackInputStream(source, 1));
  }

  private Md5Stream(PushbackInputStream source) {
    super(source);
    this.source = source;
  }

  private static MessageDigest md5() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Returns the checksum of some bytes, in base64. */
  static String of(byte[] content) {
    return Base64.getEncoder().encodeToString(md5().digest(content));
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    if (next >= 0) {
      md5.update((byte) next);
      bytes++;
    }
    return next;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int number = super.read(into, offset, length);
    if (number > 0) {
      md5.update(into, offset, number);
      bytes += number;
    }
    return number;
  }

  @Override
  public long skip(long number) throws IOException {
    return readNBytes((int) Math.min(number, 8192)).length;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /**
   * Returns 0 only at the end. {@link java.util.zip.GZIPInputStream} takes 0 for the end, also if
   * the next bytes have yet to come over the network.
   */
  @Override
  public int available() throws IOException {
    int next = source.read();
    if (next < 0) {
      return 0;
    }
    // It counts the byte that is put back.
    source.unread(next);
    return source.available();
  }

  /** Reads the bytes up to the end, and returns the checksum of all, in base64. */
  String digestToEnd() throws IOException {
    transferTo(OutputStream.nullOutputStream());
    return Base64.getEncoder().encodeToString(md5.digest());
  }

  long bytes() {
    return bytes;
  }
}
