package dev.singlet.release;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/**
 * The end of a program.
 *
 * @param code its exit code
 * @param output what it printed
 */
record Script(int code, String output) {

  /** Ends the test without a failure where a machine lacks one of the programs. */
  static void need(String... programs) throws InterruptedException {
    for (String program : programs) {
      try {
        run(Path.of("."), Map.of(), program, "--version");
      } catch (IOException missing) {
        Assumptions.abort(program + " isn't installed: releases aren't made here.");
      }
    }
  }

  static Script run(Path folder, Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Script(process.waitFor(), output.strip());
  }
}
