package dev.singlet.tools.cli;

import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that name models. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class SourceOptions {

  @Parameters(
      paramLabel = "CLASSES",
      description = "a folder of compiled classes, or a jar, with models; or one descriptor file")
  private Path place;

  @Option(
      names = "--table",
      paramLabel = "NAME",
      description = "take only this table, by its name or its interface (can be repeated)")
  private List<String> tables = new ArrayList<>();

  @Option(
      names = "--classpath",
      paramLabel = "PATH",
      split = "${sys:path.separator}",
      description = "jars and folders that the model's classes use; Singlet and the SDK are there")
  private List<Path> classPath = new ArrayList<>();

  Models open() {
    return Models.open(place, classPath, tables);
  }
}
