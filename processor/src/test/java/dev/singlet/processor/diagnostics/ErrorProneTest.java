package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Error Prone reports operations that nothing executes, in a compiler of its own. */
class ErrorProneTest {

  private static final List<String> PACKAGES =
      List.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  @TempDir private Path directory;

  @Test
  void whatIsNotExecutedIsAnError() throws Exception {
    assertThat(
            errors(
                """
                TicketEntity.put(ticket);
                TicketEntity.delete("a").when(TicketEntity.TITLE.exists());
                TicketEntity.update("a").title("b");
                TicketEntity.byName("a");
                TicketEntity.get("a");
                Transaction.of(TicketEntity.put(ticket));
                TicketEntity.builder().name("a").title("b").build();
                client.execute(TicketEntity.put(ticket));
                client.transact(TicketEntity.put(ticket));
                TicketEntity.Builder builder = TicketEntity.builder();
                builder.name("a");
                builder.title("b").name("c");
                Ticket built = builder.build();
                client.stream(TicketEntity.byName("a")).forEach(each -> {});
                """))
        .containsExactly(1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void nullAwayAcceptsGeneratedClasses() throws Exception {
    Files.writeString(
        directory.resolve("package-info.java"),
        "@org.jspecify.annotations.NullMarked\npackage tracker;\n");
    write(
        "Tracker",
        """
        @Table(name = "Tracker", indexes = @Index("GSI1"))
        public sealed interface Tracker permits Ticket {}
        """);
    write(
        "Ticket",
        """
        @Entity
        @LinkedKey(partition = "TICKET#{id}", sort = "{number:pad(3)}")
        @LinkedKey(index = "GSI1", partition = "OWNER#{owner}", sort = "{title}")
        public record Ticket(
            @GeneratedId java.util.UUID id,
            @jakarta.validation.constraints.Max(9) int number,
            String title,
            @org.jspecify.annotations.Nullable String owner,
            @Default("1") int stage,
            java.util.Set<String> labels,
            java.util.Optional<String> text,
            @Version long version,
            @CreatedAt java.time.Instant createdAt,
            @UpdatedAt java.time.Instant updatedAt)
            implements Tracker {}
        """);

    assertThat(
            javac("-XepDisableAllChecks -Xep:NullAway:ERROR -XepOpt:NullAway:OnlyNullMarked=true"))
        .isEmpty();
  }

  /** The statements that Error Prone refuses, which must be all that it says. */
  private List<Integer> errors(String statements) throws IOException, InterruptedException {
    write(
        "Tracker",
        """
        @Table(name = "Tracker")
        public sealed interface Tracker permits Ticket {}
        """);
    write(
        "Ticket",
        """
        @Entity
        @LinkedKey(name = "byName", partition = "TICKET#{name}", sort = "TICKET")
        public record Ticket(String name, String title) implements Tracker {}
        """);
    Path use =
        write(
            "Use",
            """
            class Use {
              void use(dev.singlet.TableClient client, Ticket ticket) {
            %s  }
            }
            """
                .formatted(statements));
    List<String> said = javac("-XepDisableAllWarnings");
    List<Integer> lines = new ArrayList<>();
    for (String line : said) {
      if (line.contains(": error: ")) {
        assertThat(line).startsWith(use + ":").contains("[CheckReturnValue]");
        String number = line.substring(use.toString().length() + 1);
        lines.add(Integer.parseInt(number.substring(0, number.indexOf(':'))) - LINES_BEFORE);
      }
    }
    return lines;
  }

  private static final int LINES_BEFORE = 7;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(
        directory.resolve(name + ".java"),
        "package tracker;\nimport dev.singlet.*;\nimport dev.singlet.annotation.*;\n"
            + "import dev.singlet.transaction.*;\n\n"
            + text);
  }

  /** Returns the lines of the compiler, without those of the JVM on the compiler's libraries. */
  private List<String> javac(String checks) throws IOException, InterruptedException {
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    PACKAGES.forEach(
        each ->
            command.add(
                "-J--add-exports=jdk.compiler/com.sun.tools.javac." + each + "=ALL-UNNAMED"));
    for (String each : List.of("code", "comp")) {
      command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac." + each + "=ALL-UNNAMED");
    }
    command.addAll(
        List.of(
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-Xplugin:ErrorProne " + checks,
            "-processor",
            SingletProcessor.class.getName(),
            "-processorpath",
            classPath,
            "-classpath",
            classPath,
            "-d",
            directory.resolve("classes").toString()));
    try (Stream<Path> files = Files.list(directory)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(command::add);
    }
    Path output = directory.resolve("said.txt");
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start()
        .waitFor();
    return Files.readAllLines(output, StandardCharsets.UTF_8).stream()
        .filter(line -> !line.startsWith("WARNING: "))
        .toList();
  }
}
