package dev.singlet.internal.imports;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files in a folder. Several are open at the same time, and lines go to them in turn. A file
 * has another name until all are complete.
 */
final class ImportFolder implements Closeable {

  private static final String PART = ".part";

  private final Path folder;
  private final long maxBytes;
  private final @Nullable Open[] open;
  private final List<Path> parts = new ArrayList<>();
  private int turn;
  private long bytes;

  private static final class Open {
    private final OutputStream stream;
    private long bytes;

    Open(Path file) throws IOException {
      this.stream =
          new BufferedOutputStream(new GZIPOutputStream(Files.newOutputStream(file)), 1 << 16);
    }
  }

  /**
   * Begins with no file.
   *
   * @param atOnce the number of files that lines go to in turn
   * @param maxBytes the most bytes of a file, before compression
   * @throws InvalidArgumentException if the folder has files
   */
  ImportFolder(Path folder, int atOnce, long maxBytes) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.maxBytes = maxBytes;
    this.open = new Open[atOnce];
    try (Stream<Path> files = Files.list(folder)) {
      if (files.findAny().isPresent()) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            folder
                + " has files already, and ImportTable would read them, too. Give an empty folder.");
      }
    }
  }

  void write(byte[] line) throws IOException {
    int index = turn;
    turn = (turn + 1) % open.length;
    Open file = open[index];
    if (file != null && file.bytes + line.length > maxBytes) {
      file.stream.close();
      file = null;
    }
    if (file == null) {
      Path part =
          folder.resolve(String.format(Locale.ROOT, "items-%05d.json.gz", parts.size() + 1) + PART);
      parts.add(part);
      file = new Open(part);
      open[index] = file;
    }
    file.stream.write(line);
    file.bytes += line.length;
    bytes += line.length;
  }

  /** Completes all files, and gives them their names. */
  List<Path> finish() throws IOException {
    closeStreams();
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Path part = parts.get(i);
      String name = part.getFileName().toString();
      Path file = part.resolveSibling(name.substring(0, name.length() - PART.length()));
      files.add(Files.move(part, file));
      parts.set(i, file);
    }
    parts.clear();
    return files;
  }

  private void closeStreams() throws IOException {
    for (int i = 0; i < open.length; i++) {
      Open file = open[i];
      open[i] = null;
      if (file != null) {
        file.stream.close();
      }
    }
  }

  /** Returns the bytes of all lines, before compression. */
  long bytes() {
    return bytes;
  }

  /** Deletes all files, unless all are complete. */
  @Override
  public void close() throws IOException {
    try {
      closeStreams();
    } finally {
      for (Path part : parts) {
        Files.deleteIfExists(part);
      }
    }
  }
}
