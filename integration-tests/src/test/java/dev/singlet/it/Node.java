package dev.singlet.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs programs of {@code tools/tests} that use another library, on the tables of a test. A test is
 * skipped where Node.js or its packages are missing.
 */
public final class Node {

  private static final Path FOLDER = Path.of("../tools/tests/src/test/node").toAbsolutePath();
  private static final ObjectMapper JSON = new ObjectMapper();

  private Node() {}

  /** Runs a program that prints a JSON text in each line. */
  public static List<JsonNode> answers(String program, LocalTable table, Instant time, String act)
      throws IOException, InterruptedException {
    List<JsonNode> answers = new ArrayList<>();
    for (String line : run(program, table, time, act).lines().toList()) {
      answers.add(JSON.readTree(line));
    }
    return answers;
  }

  /**
   * Runs a program.
   *
   * @param program its file
   * @param table the table that it writes or reads
   * @param time the current time for the program
   * @param act its last argument
   * @return the text that it printed
   */
  public static String run(String program, LocalTable table, Instant time, String act)
      throws IOException, InterruptedException {
    return run(
        program,
        DynamoDbLocal.sharedEndpoint().toString(),
        table.tableName(),
        String.valueOf(time.toEpochMilli()),
        act);
  }

  /** Runs a program with these arguments, and returns the text that it printed. */
  public static String run(String program, String... arguments)
      throws IOException, InterruptedException {
    assumeTrue(
        Files.isDirectory(FOLDER.resolve("node_modules")),
        "needs Node.js 20 and its packages: install Node.js, then run"
            + " `npm ci --prefix tools/tests/src/test/node`");
    List<String> command = new ArrayList<>(List.of("node", FOLDER.resolve(program).toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("NODE_NO_WARNINGS", "1");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as("status of %s, which printed%n%s", program, output).isZero();
    return output;
  }
}
