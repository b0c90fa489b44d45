package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that the page about Gradle gives to the command line, in a project's folder. */
class GradlePageTest {

  private static final Path PAGE = Path.of("../../docs/start/gradle.md");
  private static final Pattern ARGUMENTS = Pattern.compile("--args='([^']+)'");

  /** A text in quotes, or one without spaces. */
  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|\\S+");

  private static final String OLDER_KEY = "reverse(6)";
  private static final String NEWER_KEY = "reverse(8)";

  @TempDir Path project;

  @BeforeEach
  void compileTheOlderModel() throws IOException {
    compile(OLDER_KEY);
  }

  /** Writes the descriptor as the compiler does, with this format in a key of an index. */
  private void compile(String format) throws IOException {
    TableDescriptor table = ExampleModel.GITHUB.table();
    Path file =
        project.resolve("build/classes/java/main").resolve(TableDescriptor.file(table.java()));
    Files.createDirectories(file.getParent());
    Files.writeString(file, table.toJson().replaceFirst(Pattern.quote(NEWER_KEY), format));
  }

  @Test
  void eachCommandDoesItsWork() throws IOException {
    assertThat(commands())
        .extracting(command -> command.get(0))
        .containsExactly("record", "accept", "plan", "report");

    assertThat(run("record").out()).endsWith("recorded model 1.\n");
    compile(NEWER_KEY);
    assertThat(run("record").status()).as("before the change is accepted").isEqualTo(1);
    assertThat(run("plan").out()).contains("GSI4");
    assertThat(run("accept").out()).startsWith("Accepted SGC0604 Issue.GSI4");
    assertThat(run("record").out()).endsWith("recorded model 2.\n");
    run("report");

    assertThat(project.resolve("src/main/singlet/GitHub/changes/0002.json")).exists();
    assertThat(project.resolve("build/singlet")).isDirectoryContaining("glob:**.html");
  }

  @Test
  void theTaskCallsTheClassOfTheCommandLine() throws IOException {
    assertThat(Files.readString(PAGE))
        .contains("mainClass = \"" + Main.class.getName() + "\"")
        .contains("singlet(\"dev.singlet:singlet-tools:0.1.0-SNAPSHOT\")");
  }

  private Call run(String name) throws IOException {
    List<String> command =
        commands().stream().filter(each -> each.get(0).equals(name)).findFirst().orElseThrow();
    return Call.of(command.stream().map(this::inProject).toArray());
  }

  /** Gradle runs the command in the project's folder. */
  private String inProject(String argument) {
    return argument.startsWith("src/") || argument.startsWith("build/")
        ? project.resolve(argument).toString()
        : argument;
  }

  private static List<List<String>> commands() throws IOException {
    return ARGUMENTS
        .matcher(Files.readString(PAGE))
        .results()
        .map(arguments -> arguments.group(1))
        .map(
            arguments ->
                ARGUMENT
                    .matcher(arguments)
                    .results()
                    .map(each -> each.group(1) == null ? each.group() : each.group(1))
                    .toList())
        .toList();
  }
}
