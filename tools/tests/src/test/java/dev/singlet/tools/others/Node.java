package dev.singlet.tools.others;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs scripts of {@code src/test/node} with Node.js and the packages there. */
public final class Node {

  static final Path FOLDER = Path.of("src/test/node").toAbsolutePath();

  private Node() {}

  static boolean isThere() {
    return isThere(FOLDER);
  }

  /** Returns whether Node.js is there, and the packages of a folder. */
  public static boolean isThere(Path folder) {
    return Files.isDirectory(folder.resolve("node_modules")) && canRun("node", "--version");
  }

  /**
   * Runs a script.
   *
   * @param script its file in the folder
   * @param arguments what it gets
   * @return what it printed
   * @throws AssertionError with what it printed, if it ends with another status than 0
   */
  public static String run(String script, String... arguments) {
    return run(script, Map.of(), arguments);
  }

  public static String run(String script, Map<String, String> environment, String... arguments) {
    return runIn(FOLDER, script, environment, arguments);
  }

  /** Runs a script of another folder with the packages there, as {@link #run} does. */
  public static String runIn(
      Path folder, String script, Map<String, String> environment, String... arguments) {
    List<String> command = new ArrayList<>(List.of("node", folder.resolve(script).toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(folder.toFile()).environment().putAll(environment);
    try {
      Process process = builder.start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new AssertionError(script + " failed:\n" + output);
      }
      return output;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  static boolean canRun(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(2, TimeUnit.MINUTES) && process.exitValue() == 0;
    } catch (IOException notThere) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
