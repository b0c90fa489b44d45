package dev.singlet.internal.export;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder with a copy of a bucket, or of a part of it. Keys begin with the prefix of the export,
 * which a copy may lack.
 *
 * @param folder the folder
 */
public record FolderSource(Path folder) implements Source {

  /** The folder next to those of the exports, which holds the data of incremental ones. */
  private static final String SHARED = "data";

  public FolderSource {
    if (!Files.isDirectory(folder)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          folder + " is not a folder. Give the folder that the export was copied to.");
    }
  }

  @Override
  public InputStream open(String key) throws IOException {
    for (Path candidate : candidates(key)) {
      if (Files.isRegularFile(candidate)) {
        return Files.newInputStream(candidate);
      }
    }
    throw new NoSuchFileException(key, null, "it is not in the folder " + folder);
  }

  /** Returns the places of an object: the whole key comes first, its last part last. */
  private List<Path> candidates(String key) {
    List<String> parts = List.of(key.split("/"));
    List<Path> candidates = new ArrayList<>();
    if (parts.contains("..")) {
      return candidates;
    }
    for (int from = 0; from < parts.size(); from++) {
      // After an empty part, the rest would be an absolute path.
      if (!parts.get(from).isEmpty()) {
        candidates.add(folder.resolve(String.join("/", parts.subList(from, parts.size()))));
      }
    }
    Path above = folder.toAbsolutePath().normalize().getParent();
    int shared = parts.size() - 2;
    if (above != null && shared >= 0 && parts.get(shared).equals(SHARED)) {
      candidates.add(above.resolve(SHARED).resolve(parts.get(shared + 1)));
    }
    return candidates;
  }
}
