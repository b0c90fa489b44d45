package dev.singlet.internal.imports;

import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.write.PutWrite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the items of puts to files.
 *
 * @param settings the layout of the files
 * @param client the settings of the client that would execute the puts
 */
public record ImportWriter(ImportSettings settings, ClientSettings client) {

  /**
   * The files that were written.
   *
   * @param items the number of items by entity
   * @param reservations the number of items that reserve unique values
   * @param bytes the bytes of all lines, before compression
   * @param fileBytes the bytes of the files
   */
  public record Written(
      Map<String, Long> items, long reservations, List<Path> files, long bytes, long fileBytes) {}

  /** Writes all items, or leaves no file. */
  public Written write(Iterator<? extends PutWrite<?>> puts) {
    try (ImportFolder folder =
        new ImportFolder(settings.folder(), settings.filesAtOnce(), settings.fileBytes())) {
      ShuffledLines shuffled = new ShuffledLines(settings.bufferBytes(), folder::write);
      PutLines putLines = new PutLines(client);
      Map<String, Long> items = new TreeMap<>();
      long reservations = 0;
      long position = 0;
      while (puts.hasNext()) {
        PutWrite<?> put = puts.next();
        position++;
        List<byte[]> lines = putLines.of(put, position);
        for (byte[] line : lines) {
          shuffled.add(line);
        }
        items.merge(put.type().name(), 1L, Long::sum);
        reservations += lines.size() - 1;
      }
      shuffled.flush();
      List<Path> files = folder.finish();
      long fileBytes = 0;
      for (Path file : files) {
        fileBytes += Files.size(file);
      }
      return new Written(items, reservations, files, folder.bytes(), fileBytes);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }
}
