package dev.singlet.examples.shared;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The outcome of one run of the program.
 *
 * @param status its exit status
 * @param out what it printed
 * @param err what it printed to the error stream
 */
public record ProgramRun(int status, String out, String err) {

  /** Runs a program and keeps what it prints. */
  public static ProgramRun of(Subject<?> subject, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        new Program<>(
                subject,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .run(arguments);
    return new ProgramRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The part of the output that is about one example. */
  public String example(String heading) {
    int start = out.indexOf(heading);
    int end = out.indexOf("\n\n", start);
    return start < 0 ? "" : out.substring(start, end < 0 ? out.length() : end).strip();
  }
}
