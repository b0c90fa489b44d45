package dev.singlet.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A key of GnuPG's for one run, in a folder of its own. */
record SigningKey(Path home) {

  static SigningKey make() throws IOException, InterruptedException {
    try {
      run(List.of("gpg", "--version"));
    } catch (IOException missing) {
      Assumptions.abort("GnuPG isn't installed: a release can't be checked without it.");
    }
    // Sockets of GnuPG have their paths below it, which may not be long.
    SigningKey key = new SigningKey(Files.createTempDirectory("gpg"));
    key.gpg(
        "--pinentry-mode",
        "loopback",
        "--passphrase",
        "",
        "--quick-gen-key",
        "Test <test@singlet.invalid>",
        "ed25519",
        "sign",
        "1d");
    return key;
  }

  SignaturesRule rule() {
    return new SignaturesRule("--homedir", home.toString());
  }

  void sign(Path file) throws IOException, InterruptedException {
    Files.deleteIfExists(StagedArtifact.beside(file, ".asc"));
    gpg("--armor", "--detach-sign", file.toString());
  }

  void forget() throws IOException, InterruptedException {
    run(List.of("gpgconf", "--homedir", home.toString(), "--kill", "gpg-agent"));
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  private void gpg(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("gpg", "--batch", "--quiet", "--homedir", home.toString()));
    command.addAll(List.of(arguments));
    run(command);
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}
