package dev.singlet.tools.cli;

import dev.singlet.tools.format.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the formats. */
@Command(
    name = "formats",
    mixinStandardHelpOptions = true,
    description = "Lists the formats that export can write.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class ListFormats implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Formats.all()
        .forEach(
            exporter ->
                spec.commandLine()
                    .getOut()
                    .printf("%-20s %s%n", exporter.format(), exporter.summary()));
  }
}
