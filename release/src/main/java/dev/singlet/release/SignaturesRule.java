package dev.singlet.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A signature stands beside each file, and GnuPG accepts it by a key that it knows. */
final class SignaturesRule implements Rule {
  private final List<String> options;

  /** Takes options of GnuPG, such as the folder of its keys. */
  SignaturesRule(String... options) {
    this.options = List.of(options);
  }

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    for (Path file : artifact.files()) {
      Path signature = StagedArtifact.beside(file, ".asc");
      if (!Files.exists(signature)) {
        findings.accept(signature.getFileName() + " is missing.");
      } else if (!verified(signature, file)) {
        findings.accept(signature.getFileName() + " isn't a signature of its file by a known key.");
      }
    }
  }

  private boolean verified(Path signature, Path file) {
    try {
      List<String> command = new ArrayList<>(List.of("gpg", "--batch"));
      command.addAll(options);
      command.addAll(List.of("--verify", signature.toString(), file.toString()));
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException failed) {
      throw new UncheckedIOException("Signatures are checked by gpg. Install GnuPG.", failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
