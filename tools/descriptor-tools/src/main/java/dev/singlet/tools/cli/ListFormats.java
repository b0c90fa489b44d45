package dev.singlet.tools.cli;

import dev.singlet.tools.format.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Lists the formats. */
@Command(
    name = "formats",
    mixinStandardHelpOptions = true,
    description = "Lists the formats that export can write.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class ListFormats implements Runnable {

  @ParentCommand private Printers printers;

  @Override
  public void run() {
    Formats.all()
        .forEach(
            exporter -> printers.out().printf("%-20s %s%n", exporter.format(), exporter.summary()));
  }
}
