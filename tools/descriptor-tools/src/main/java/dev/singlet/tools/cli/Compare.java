package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Strictness;
import dev.singlet.tools.run.Comparison;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Compares models with older ones. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares models with older ones, and prints what each change means",
      "for stored items and for programs of the older model that still run."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Compare implements Callable<Integer> {

  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;

  @Option(
      names = "--before",
      required = true,
      paramLabel = "CLASSES",
      description = "the older models: a folder of classes, a jar, or one descriptor file")
  private Path before;

  @Option(
      names = "--strictness",
      paramLabel = "WHAT",
      defaultValue = "none",
      description = {
        "end with 1 if a change breaks stored items (backward), programs of the",
        "older model (forward), or either (full); without it, only print"
      })
  private Strictness strictness;

  @Override
  public Integer call() {
    boolean isAccepted = true;
    try (Models older = Models.open(before, List.of(), List.of());
        Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        Comparison comparison = Comparison.of(older, table);
        printers.out().print(comparison);
        isAccepted &= strictness.accepts(comparison.answers());
      }
    }
    printers.out().flush();
    return isAccepted ? 0 : 1;
  }
}
