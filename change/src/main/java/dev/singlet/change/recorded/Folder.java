package dev.singlet.change.recorded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of a folder, as texts. Each file is written whole or not at all. */
class Folder {

  private final Path path;

  Folder(Path path) {
    this.path = path;
  }

  final Path path() {
    return path;
  }

  /** Returns the text of a file, with line feeds between lines; empty if there is no such file. */
  Optional<String> read(String file) {
    try {
      String text = Files.readString(path.resolve(file), StandardCharsets.UTF_8);
      return Optional.of(text.replace("\r\n", "\n"));
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    } catch (IOException failure) {
      throw failed("read", file, failure);
    }
  }

  /** Returns the paths of the JSON files in a folder of this one, sorted. */
  List<String> list(String folder) {
    List<String> files = new ArrayList<>();
    try (Stream<Path> all = Files.list(path.resolve(folder))) {
      all.map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".json"))
          .sorted()
          .forEach(name -> files.add(folder + name));
    } catch (NoSuchFileException missing) {
      return List.of();
    } catch (IOException failure) {
      throw failed("read", folder, failure);
    }
    return files;
  }

  /** Returns the folders in this one, sorted. */
  List<Path> folders() {
    try (Stream<Path> all = Files.list(path)) {
      return all.filter(Files::isDirectory).sorted().toList();
    } catch (NoSuchFileException missing) {
      return List.of();
    } catch (IOException failure) {
      throw failed("read", "", failure);
    }
  }

  /** Writes a file, if its text differs. */
  void write(String file, String text) {
    Path target = path.resolve(file);
    Path draft = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      if (!read(file).equals(Optional.of(text))) {
        Files.createDirectories(target.resolveSibling("."));
        Files.writeString(draft, text, StandardCharsets.UTF_8);
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException failure) {
      throw failed("written", file, failure);
    }
  }

  void delete(String file) {
    try {
      Files.deleteIfExists(path.resolve(file));
    } catch (IOException failure) {
      throw failed("deleted", file, failure);
    }
  }

  private RecordingException failed(String verb, String file, IOException failure) {
    return new RecordingException(
        path.resolve(file) + " can't be " + verb + ": " + failure.getMessage() + ".", failure);
  }
}
