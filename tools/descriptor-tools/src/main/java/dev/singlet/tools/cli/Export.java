package dev.singlet.tools.cli;

import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.Formats;
import dev.singlet.tools.run.ExportRun;
import dev.singlet.tools.source.Models;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes models in other formats. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Writes models in the formats of other programs.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Export implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      split = ",",
      converter = FormatName.class,
      description = "formats to write; all, without this option. `singlet formats` lists them")
  private List<Exporter> formats = new ArrayList<>();

  @Mixin private OutputOptions output;
  @Mixin private TableOptions table;

  @Override
  public Integer call() {
    List<Exporter> exporters = formats.isEmpty() ? Formats.all() : formats;
    TableSettings settings = table.settings(spec.commandLine());
    try (Models models = source.open()) {
      new ExportRun(
              models, exporters, settings, output.samples(), output.folder(), !formats.isEmpty())
          .run(output.progress(printers.err()))
          .forEach(printers.out()::println);
    }
    return 0;
  }
}
