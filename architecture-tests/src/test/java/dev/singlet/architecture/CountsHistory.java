package dev.singlet.architecture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The changes of the file of counts, from Git. */
final class CountsHistory {

  private static final String COMMIT = "commit ";

  private CountsHistory() {}

  /** Returns the changes of a file, those that aren't committed first; empty without Git. */
  static String changesOf(Path file) throws IOException, InterruptedException {
    return git("diff", "-U0", "HEAD", "--", file.toString())
        + git("log", "-p", "-U0", "--format=" + COMMIT + "%h", "--", file.toString());
  }

  private static String git(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "--no-pager"));
    command.addAll(List.of(arguments));
    Process git =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return git.waitFor() == 0 ? text : "";
  }

  /** Returns the counts that rose without an ADR of their own that says why. */
  static List<String> risenWithoutReason(String changes) {
    List<String> found = new ArrayList<>();
    String commit = "not committed";
    Map<String, RecordedCounts.Count> before = new HashMap<>();
    for (String line : changes.lines().toList()) {
      if (line.startsWith(COMMIT)) {
        commit = line.substring(COMMIT.length());
        before.clear();
      } else if (line.matches("-\\w.*")) {
        before.putAll(RecordedCounts.parse(line.substring(1)).counts());
      } else if (line.matches("\\+\\w.*")) {
        for (var after : RecordedCounts.parse(line.substring(1)).counts().entrySet()) {
          RecordedCounts.Count earlier = before.get(after.getKey());
          if (earlier != null && after.getValue().roseWithoutReason(earlier)) {
            found.add(
                "%s rose from %d to %d (%s)"
                    .formatted(after.getKey(), earlier.value(), after.getValue().value(), commit));
          }
        }
      }
    }
    return found;
  }
}
