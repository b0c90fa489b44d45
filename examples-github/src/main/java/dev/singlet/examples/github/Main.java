package dev.singlet.examples.github;

import dev.singlet.examples.github.data.GitHubKinds;
import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.shared.Program;
import dev.singlet.examples.shared.Subject;
import dev.singlet.examples.shared.report.Calls;

/** Loads a GitHub into a table and runs all its access patterns. */
public final class Main {

  static final Subject<GitHub> GITHUB =
      new Subject<>(
          "a GitHub",
          "[\"Issue\", {\"owner\": \"aws\", \"issue_number\": 42, ...}]",
          GitHubKinds.ALL,
          SampleData.entities(),
          Examples::of,
          Calls.of("examples-github", Examples.class, AccessPatterns.class));

  private Main() {}

  /**
   * Runs the program.
   *
   * @param arguments see {@code --help}
   */
  public static void main(String... arguments) {
    Program.main(GITHUB, arguments);
  }
}
