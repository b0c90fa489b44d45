package dev.singlet.importer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The sources of a model.
 *
 * @param packageName their package
 * @param sources the text of each file by its name, such as {@code Deal.java}
 * @param remarks what the model has in another form than the file, or can't have: each with its
 *     path in the file
 */
public record ImportedModel(
    String packageName, SortedMap<String, String> sources, List<String> remarks) {

  /**
   * Copies the collections.
   *
   * @param packageName the package
   * @param sources the text of each file by its name
   * @param remarks what differs from the file
   */
  public ImportedModel {
    sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
    remarks = List.copyOf(remarks);
  }

  /**
   * Writes the sources. If one of the files exists, nothing is written, because it may have changes
   * of somebody.
   *
   * @param folder the folder of all sources, such as {@code src/main/java}
   * @return the files
   * @throws FileAlreadyExistsException if one of the files exists
   * @throws IOException if a file can't be written
   */
  public List<Path> write(Path folder) throws IOException {
    Path target = folder.resolve(packageName.replace('.', '/'));
    List<Path> files = new ArrayList<>();
    for (String name : sources.keySet()) {
      Path file = target.resolve(name);
      if (Files.exists(file)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      files.add(file);
    }
    Files.createDirectories(target);
    for (Path file : files) {
      Files.writeString(
          file,
          sources.get(file.getFileName().toString()),
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE_NEW);
    }
    return files;
  }
}
