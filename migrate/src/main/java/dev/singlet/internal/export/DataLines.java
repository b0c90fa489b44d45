package dev.singlet.internal.export;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** The lines of one data file, which is compared with the manifest at its end. */
final class DataLines implements Closeable {

  private final DataFile file;
  private final Md5Stream compressed;
  private final BufferedReader reader;
  private long number;

  private DataLines(DataFile file, Md5Stream compressed) throws IOException {
    this.file = file;
    this.compressed = compressed;
    // A partition without items has an empty file.
    InputStream plain =
        compressed.available() == 0
            ? InputStream.nullInputStream()
            : new GZIPInputStream(compressed, 1 << 16);
    // A decoder refuses bytes that are not UTF-8. Without one, they are replaced.
    this.reader =
        new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8.newDecoder()));
  }

  static DataLines open(Source source, DataFile file) {
    try {
      Md5Stream compressed = new Md5Stream(source.open(file.key()));
      try {
        return new DataLines(file, compressed);
      } catch (IOException damaged) {
        compressed.close();
        throw damaged;
      }
    } catch (IOException | RuntimeException unreadable) {
      throw Damage.unreadable(file.place(), unreadable);
    }
  }

  /**
   * Reads a line.
   *
   * @return null at the end, if the file is as its manifest says
   */
  @Nullable DataLine next() {
    String text;
    try {
      text = reader.readLine();
    } catch (IOException | RuntimeException damaged) {
      throw Damage.unreadable(file.place(number + 1), damaged);
    }
    if (text != null) {
      number++;
      return DataLine.of(file, number, text);
    }
    requireAsInManifest();
    return null;
  }

  private void requireAsInManifest() {
    String md5;
    try {
      md5 = compressed.digestToEnd();
    } catch (IOException | RuntimeException damaged) {
      throw Damage.unreadable(file.place(), damaged);
    }
    if (!md5.equals(file.md5())) {
      throw Damage.checksum(file.place(), md5, file.md5());
    }
    if (number != file.items()) {
      throw Damage.of(
          "%s has %d items, and %d by its manifest. Copy the export again."
              .formatted(file.place(), number, file.items()),
          null);
    }
  }

  /** Returns the compressed bytes that were read. */
  long bytes() {
    return compressed.bytes();
  }

  @Override
  public void close() throws IOException {
    reader.close();
    compressed.close();
  }
}
