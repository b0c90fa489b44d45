package dev.singlet.internal.wire;

import java.io.IOException;
import java.io.InputStream;

/**
 * A body that could not be read. It fails again for the SDK, as if the SDK were the first to read
 * it.
 */
final class BrokenBody extends InputStream {

  private final InputStream body;
  private final IOException failure;

  BrokenBody(InputStream body, IOException failure) {
    this.body = body;
    this.failure = failure;
  }

  @Override
  public int read() throws IOException {
    throw failure;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    throw failure;
  }

  @Override
  public void close() throws IOException {
    body.close();
  }
}
