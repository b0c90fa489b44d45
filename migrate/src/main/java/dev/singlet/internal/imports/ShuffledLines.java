package dev.singlet.internal.imports;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Changes the order of lines within a buffer of fixed size, so that the items of one partition are
 * not written one after the other.
 */
final class ShuffledLines {

  /** Takes the lines. */
  interface Sink {
    void write(byte[] line) throws IOException;
  }

  private final long maxBytes;
  private final Sink sink;

  /** It always starts the same, so that the same lines make the same files. */
  private final Random random = new Random(0);

  private final List<byte[]> lines = new ArrayList<>();
  private long bytes;

  ShuffledLines(long maxBytes, Sink sink) {
    this.maxBytes = maxBytes;
    this.sink = sink;
  }

  /** Adds a line, and gives others to the sink as long as the buffer is too full. */
  void add(byte[] line) throws IOException {
    lines.add(line);
    bytes += line.length;
    while (bytes > maxBytes) {
      give();
    }
  }

  /** Gives all lines to the sink. */
  void flush() throws IOException {
    while (!lines.isEmpty()) {
      give();
    }
  }

  private void give() throws IOException {
    int chosen = random.nextInt(lines.size());
    byte[] line = lines.get(chosen);
    byte[] last = lines.remove(lines.size() - 1);
    if (chosen < lines.size()) {
      lines.set(chosen, last);
    }
    bytes -= line.length;
    sink.write(line);
  }
}
