package dev.singlet.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A key of GnuPG's for one run, in a folder of its own. */
record SigningKey(Path home) {

  static SigningKey make() throws IOException, InterruptedException {
    Script.need("gpg");
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
    run("gpgconf", "--homedir", home.toString(), "--kill", "gpg-agent");
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
    run(command.toArray(String[]::new));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Script done = Script.run(Path.of("."), Map.of(), command);
    assertThat(done.code()).as(done.output()).isZero();
  }
}
