package dev.singlet.tools.source;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the descriptors that the annotation processor wrote. */
public final class Descriptors {

  private static final String FOLDER = "META-INF/singlet";

  private Descriptors() {}

  /**
   * Reads all descriptors of a place.
   *
   * @param place a folder of classes, a jar, or one descriptor file
   * @return the tables, sorted by the names of their interfaces; at least one
   * @throws UserErrorException if the place doesn't exist, has no descriptor, or has one that can't
   *     be read
   */
  public static List<TableDescriptor> in(Path place) {
    try {
      List<TableDescriptor> tables = read(place);
      if (tables.isEmpty()) {
        throw new UserErrorException(
            place
                + " has no descriptor in "
                + FOLDER
                + ". Compile the model with singlet-processor, and give the folder of classes or"
                + " the jar that holds them.");
      }
      return tables;
    } catch (IOException | UncheckedIOException failure) {
      throw new UserErrorException(place + " can't be read: " + failure.getMessage(), failure);
    }
  }

  private static List<TableDescriptor> read(Path place) throws IOException {
    if (Files.isDirectory(place)) {
      return inFolder(place.resolve(FOLDER));
    }
    if (!Files.exists(place)) {
      throw new UserErrorException(place + " doesn't exist.");
    }
    if (place.toString().endsWith(".json")) {
      return List.of(one(place));
    }
    try (FileSystem jar = FileSystems.newFileSystem(place)) {
      return inFolder(jar.getPath(FOLDER));
    } catch (ProviderNotFoundException unknown) {
      throw new UserErrorException(
          place + " is not a folder, a jar or a JSON file of a model.", unknown);
    }
  }

  private static List<TableDescriptor> inFolder(Path folder) throws IOException {
    List<TableDescriptor> tables = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
          tables.add(one(file));
        }
      }
    }
    tables.sort(Comparator.comparing(TableDescriptor::java));
    return tables;
  }

  private static TableDescriptor one(Path file) throws IOException {
    try {
      return TableDescriptor.ofJson(Files.readString(file, StandardCharsets.UTF_8));
    } catch (InvalidJsonException foreign) {
      throw new UserErrorException(file + ": " + foreign.getMessage(), foreign);
    }
  }
}
