package dev.singlet.tools.run;

import dev.singlet.importer.ImportedModel;
import dev.singlet.importer.InvalidSchemaException;
import dev.singlet.importer.SchemaImport;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Writes the sources of a model from a schema of AWS's DynamoDB MCP server. */
public final class SchemaImportRun {

  private final Path file;
  private final String packageName;
  private final Path folder;

  public SchemaImportRun(Path file, String packageName, Path folder) {
    this.file = file;
    this.packageName = packageName;
    this.folder = folder;
  }

  /**
   * Writes the sources.
   *
   * @param remarks gets what differs from the schema
   * @return the files
   */
  public List<Path> run(Consumer<String> remarks) {
    ImportedModel model = read();
    try {
      List<Path> files = model.write(folder);
      model.remarks().forEach(remarks);
      return files;
    } catch (FileAlreadyExistsException exists) {
      throw new UserErrorException(
          exists.getFile() + " exists, so nothing was written. Delete it, or name another folder.",
          exists);
    } catch (IOException failure) {
      throw new UserErrorException(
          "The sources can't be written to " + folder + ": " + failure, failure);
    }
  }

  private ImportedModel read() {
    try {
      return SchemaImport.of(Files.readString(file), packageName);
    } catch (IOException failure) {
      throw new UserErrorException(file + " can't be read. Give a file of JSON in UTF-8.", failure);
    } catch (InvalidSchemaException | IllegalArgumentException invalid) {
      throw new UserErrorException(String.valueOf(invalid.getMessage()), invalid);
    }
  }
}
