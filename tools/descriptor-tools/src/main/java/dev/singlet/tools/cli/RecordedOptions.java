package dev.singlet.tools.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option that names the folder of recorded models. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class RecordedOptions {

  @Option(
      names = "--recorded",
      paramLabel = "FOLDER",
      defaultValue = "src/main/singlet",
      description = "the folder of recorded models (default: ${DEFAULT-VALUE})")
  private Path folder;

  Path folder() {
    return folder;
  }
}
