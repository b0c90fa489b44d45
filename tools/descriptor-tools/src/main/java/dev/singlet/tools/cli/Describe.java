package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.run.Description;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Prints models. */
@Command(
    name = "describe",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Prints the keys and access patterns of models.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Describe implements Callable<Integer> {

  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;

  @Option(names = "--json", description = "print the descriptors instead, one JSON document each")
  private boolean json;

  @Override
  public Integer call() {
    try (Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        printers.out().print(json ? table.toJson() : Description.of(table));
      }
    }
    printers.out().flush();
    return 0;
  }
}
