package dev.singlet.tools.cli;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.report.ReportOptions;
import dev.singlet.tools.run.ReportRun;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes reports. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Writes a page of HTML for each table: a diagram, keys, access patterns, sample items as"
            + " stored, findings and costs.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class WriteReport implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;
  @Mixin private OutputOptions output;

  @Option(
      names = "--source-url",
      paramLabel = "URL",
      defaultValue = "",
      description =
          "links entities to their sources, such as"
              + " https://github.com/o/r/blob/main/src/main/java/{file}")
  private String sourceUrl;

  @Override
  public Integer call() {
    ReportOptions options = options();
    try (Models models = source.open()) {
      new ReportRun(models, output.samples(), options, output.folder())
          .run(output.progress(printers.err()))
          .forEach(printers.out()::println);
    }
    return 0;
  }

  private ReportOptions options() {
    try {
      return new ReportOptions(sourceUrl);
    } catch (UserErrorException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage());
    }
  }
}
