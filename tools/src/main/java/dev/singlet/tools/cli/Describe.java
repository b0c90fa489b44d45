package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.run.Description;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints models. */
@Command(
    name = "describe",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Prints the keys and access patterns of models.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Describe implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SourceOptions source;

  @Option(names = "--json", description = "print the descriptors instead, one JSON document each")
  private boolean json;

  @Override
  public Integer call() {
    try (Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        spec.commandLine().getOut().print(json ? table.toJson() : Description.of(table));
      }
    }
    spec.commandLine().getOut().flush();
    return 0;
  }
}
