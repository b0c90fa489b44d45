package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The exported requests are sent to DynamoDB Local as they are. */
class CreateTableTest {

  @ParameterizedTest
  @EnumSource
  void theRequestsMakeTheTableThatTheModelMakes(ExampleModel model) throws Exception {
    try (DynamoDbLocal sent = DynamoDbLocal.start();
        DynamoDbLocal made = DynamoDbLocal.start()) {
      for (ExportedFile file : model.export("create-table")) {
        if (file.path().endsWith(".json") && !file.path().contains("backups")) {
          String operation = file.path().replace(".json", "");
          RawRequest.send(sent, camelCase(operation), file.text());
        }
      }
      TableClient client = new TableClient(made.client(), model.schema());
      client.execute(CreateTable.of(model.schema()));

      String name = model.table().name();
      assertThat(comparable(sent.client().describeTable(table -> table.tableName(name)).table()))
          .isEqualTo(
              comparable(made.client().describeTable(table -> table.tableName(name)).table()));
      DescribeTimeToLiveResponse expiry =
          made.client().describeTimeToLive(table -> table.tableName(name));
      assertThat(sent.client().describeTimeToLive(table -> table.tableName(name)).toString())
          .isEqualTo(expiry.toString());
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theScriptWaitsForBackups(@TempDir Path folder) throws Exception {
    assertThat(run(folder, 2))
        .containsExactly(
            "create-table create-table.json",
            "wait table-exists",
            "update-continuous-backups update-continuous-backups.json",
            "sleep 5",
            "update-continuous-backups update-continuous-backups.json",
            "sleep 5",
            "update-continuous-backups update-continuous-backups.json",
            "exit 0");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theScriptEndsWithAnErrorWhereThereAreNoBackups(@TempDir Path folder) throws Exception {
    assertThat(run(folder, 100)).hasSize(2 + 12 + 11 + 1).endsWith("exit 1");
  }

  /**
   * Runs the script with a program `aws` that refuses backups some times, and returns its calls.
   */
  private static List<String> run(Path folder, int refusals) throws Exception {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());
    for (ExportedFile file : least.export("create-table")) {
      Files.writeString(folder.resolve(file.path()), file.text());
    }
    Path programs = Files.createDirectory(folder.resolve("programs"));
    program(
        programs.resolve("aws"),
        """
        case "$2" in
          wait) echo "wait $3" >> calls ;;
          *) echo "$2 ${4#file://}" >> calls ;;
        esac
        [ "$2" != update-continuous-backups ] || [ "$(grep -c "^$2" calls)" -gt %d ]
        """
            .formatted(refusals));
    program(programs.resolve("sleep"), "echo \"sleep $1\" >> calls\n");
    ProcessBuilder builder = new ProcessBuilder("sh", folder.resolve("create-table.sh").toString());
    builder.environment().merge("PATH", programs.toString(), (path, own) -> own + ":" + path);
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    List<String> calls = new ArrayList<>();
    int status = builder.start().waitFor();
    calls.addAll(Files.readAllLines(folder.resolve("calls")));
    calls.add("exit " + status);
    return calls;
  }

  private static void program(Path file, String text) throws Exception {
    Files.writeString(file, "#!/bin/sh\n" + text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private static String camelCase(String words) {
    StringBuilder name = new StringBuilder();
    for (String word : words.split("-", -1)) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
    }
    return name.toString();
  }

  /** What depends on neither the time nor the protection, which the model doesn't ask for. */
  private static TableDescription comparable(TableDescription table) {
    return table.toBuilder()
        .creationDateTime(null)
        .tableId(null)
        .deletionProtectionEnabled(null)
        .billingModeSummary(mode -> mode.billingMode(table.billingModeSummary().billingMode()))
        .build();
  }
}
