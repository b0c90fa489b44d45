package dev.singlet.tools.cli;

import dev.singlet.tools.run.SchemaImportRun;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Writes the Java sources of a model that another program has described. */
@Command(
    name = "import-schema",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes the Java sources of a model from a schema.json of AWS's DynamoDB MCP",
      "server. Prints the files, and then what differs from the schema."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class ImportSchema implements Callable<Integer> {

  @ParentCommand private Printers printers;

  @Parameters(paramLabel = "FILE", description = "the schema.json")
  private Path file;

  @Option(
      names = "--package",
      required = true,
      paramLabel = "PACKAGE",
      description = "the package of the sources, such as com.example.shop")
  private String packageName;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      defaultValue = "src/main/java",
      description = "the folder of sources (default: ${DEFAULT-VALUE})")
  private Path folder;

  @Override
  public Integer call() {
    SchemaImportRun run = new SchemaImportRun(file, packageName, folder);
    run.run(printers.err()::println).forEach(printers.out()::println);
    return 0;
  }
}
