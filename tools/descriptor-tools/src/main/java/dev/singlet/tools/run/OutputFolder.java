package dev.singlet.tools.run;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.ExportedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The folder that gets the files.
 *
 * @param path the folder, which may not exist yet
 */
public record OutputFolder(Path path) {

  /**
   * Writes files. A file that is the same already keeps its time, so that builds see no change.
   * Each file is written whole or not at all.
   *
   * @param files paths below the folder, and texts
   * @return the paths of all files, in their order
   * @throws UserErrorException if the folder can't be written
   */
  public List<Path> write(List<ExportedFile> files) {
    List<Path> written = new ArrayList<>();
    try {
      for (ExportedFile file : files) {
        Path target = path.resolve(file.path());
        writeIfChanged(target, file.text().getBytes(StandardCharsets.UTF_8));
        written.add(target);
      }
      return written;
    } catch (IOException failure) {
      throw new UserErrorException(
          "The folder " + path + " can't be written: " + failure.getMessage(), failure);
    }
  }

  private static void writeIfChanged(Path target, byte[] bytes) throws IOException {
    if (Files.isRegularFile(target) && Arrays.equals(Files.readAllBytes(target), bytes)) {
      return;
    }
    Files.createDirectories(target.resolveSibling("."));
    // Beside the target: the system's temporary files can be read by their owner alone.
    Path draft = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      Files.write(draft, bytes);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
