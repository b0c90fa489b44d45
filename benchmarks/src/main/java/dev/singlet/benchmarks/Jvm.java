package dev.singlet.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM of its own, with the class path and the options of Java by default. */
public final class Jvm {

  /** The folder of the JDK that runs this program. */
  static final Path HOME = Path.of(System.getProperty("java.home"));

  private Jvm() {}

  /** Runs a main class to its end, and gives the lines that it prints. */
  public static List<String> run(Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    return run(HOME, main, arguments);
  }

  /** Runs a main class with another JDK. */
  public static List<String> run(Path jdk, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> options = List.of("-classpath", System.getProperty("java.class.path"));
    return run(jdk, options, main.getName(), arguments);
  }

  /** Runs a main class with another JDK, and options, which include the class path. */
  public static List<String> run(
      Path jdk, List<String> options, String main, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin").resolve("java").toString());
    command.addAll(options);
    command.add(main);
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with:\n" + output);
    }
    return output.lines().toList();
  }
}
