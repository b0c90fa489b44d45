package dev.singlet.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks a staged repository, and exits with 1 if something is wrong. */
final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1 || !Files.isDirectory(Path.of(arguments[0]))) {
      System.err.println("The folder of a staged repository is required.");
      System.exit(2);
    }
    StagedRelease release = StagedRelease.in(Path.of(arguments[0]));
    List<String> findings = release.findings(new SignaturesRule());
    findings.forEach(System.out::println);
    System.out.println(
        findings.isEmpty()
            ? release.artifacts().size() + " artifacts: each keeps all rules."
            : findings.size() + " findings. Do not upload.");
    if (!findings.isEmpty()) {
      System.exit(1);
    }
  }
}
