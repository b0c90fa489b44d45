package dev.singlet.tools.cli;

import dev.singlet.tools.run.OutputFolder;
import dev.singlet.tools.run.Progress;
import dev.singlet.tools.run.SampleSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the files that are written, and for their folder. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class OutputOptions {

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      defaultValue = "singlet",
      description = "folder for the files (default: ${DEFAULT-VALUE})")
  private Path folder;

  @Option(
      names = "--samples",
      paramLabel = "FILE",
      description =
          "sample items as JSON, [[\"<entity>\", {<attributes>}], ...]; without it they are made")
  private @Nullable Path samples;

  OutputFolder folder() {
    return new OutputFolder(folder);
  }

  SampleSource samples() {
    return new SampleSource(samples);
  }

  /** Returns what prints beside the results. */
  Progress progress(PrintWriter err) {
    return new Progress(err::println, warning -> err.println("Warning: " + warning));
  }
}
