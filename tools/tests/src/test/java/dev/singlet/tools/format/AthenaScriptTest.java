package dev.singlet.tools.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.ExportedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script that creates the views is run, with a program in the place of {@code aws}. */
@DisabledOnOs(OS.WINDOWS)
class AthenaScriptTest {

  private static final String LOCATION = "s3://a-bucket/x&y|z/AWSDynamoDB/01-ab/data/";

  @TempDir private Path folder;

  @BeforeEach
  void export() throws IOException {
    for (ExportedFile file : ExampleModel.SHOP.export("athena")) {
      Path path = folder.resolve("athena").resolve(file.path());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.text());
    }
  }

  @Test
  void theTableIsCreatedFirstAndThenEachView() throws Exception {
    Run run = run("SUCCEEDED", LOCATION, "my_database", "--work-group", "a b");

    assertThat(run.exitCode).as(run.output).isZero();
    List<String> statements = List.of(Files.readString(folder.resolve("log")).split("\0", -1));
    assertThat(statements.get(0))
        .contains("|DROP TABLE IF EXISTS `shop_table_items`|")
        .contains("|Database=my_database|")
        .endsWith("|--work-group|a b|");
    assertThat(statements.get(1))
        .contains("CREATE EXTERNAL TABLE IF NOT EXISTS `shop_table_items`")
        .contains("FIELDS TERMINATED BY '\\001'")
        .contains("\nLOCATION '" + LOCATION + "'|")
        .doesNotContain("BUCKET");
    assertThat(statements.subList(2, statements.size() - 1))
        .hasSize(ExampleModel.SHOP.table().entities().size())
        .allMatch(statement -> statement.contains("|CREATE OR REPLACE VIEW \""));
  }

  @Test
  void aLocationWithoutASlashAtItsEndGetsOne() throws Exception {
    run("SUCCEEDED", LOCATION.substring(0, LOCATION.length() - 1), "my_database");

    assertThat(folder.resolve("log")).content().contains("LOCATION '" + LOCATION + "'");
  }

  @Test
  void aStatementThatFailsEndsTheScriptWithTheReason() throws Exception {
    Run run = run("FAILED", LOCATION, "my_database");

    assertThat(run.exitCode).isEqualTo(1);
    assertThat(run.output).isEqualTo("the reason\n");
    assertThat(folder.resolve("log")).content().doesNotContain("CREATE");
  }

  @Test
  void withoutArgumentsTheScriptSaysWhichItNeeds() throws Exception {
    Run run = run("SUCCEEDED");

    assertThat(run.exitCode).isEqualTo(2);
    assertThat(run.output).startsWith("Usage: create.sh s3://BUCKET/");
  }

  private record Run(int exitCode, String output) {}

  private Run run(String state, String... arguments) throws Exception {
    Path programs = Files.createDirectories(folder.resolve("bin"));
    Path aws =
        Files.writeString(
            programs.resolve("aws"),
            """
            #!/bin/sh
            case "$*" in
              *start-query-execution*)
                printf '%%s|' "$@" >> '%1$s/log'
                printf '\\0' >> '%1$s/log'
                echo an-id ;;
              *StateChangeReason*) echo 'the reason' ;;
              *) echo %2$s ;;
            esac
            """
                .formatted(folder, state));
    Files.setPosixFilePermissions(aws, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder builder = new ProcessBuilder("sh", folder + "/athena/create.sh");
    builder.command().addAll(List.of(arguments));
    builder.environment().merge("PATH", programs.toString(), (path, first) -> first + ":" + path);
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), output);
  }
}
