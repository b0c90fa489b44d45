package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that a backfill and its undo refuse, without a request. */
class BackfillOptionsTest {

  @TempDir Path folder;

  private static Call call(String command, Object... options) {
    List<Object> arguments = new ArrayList<>(List.of(command, "--region", "us-east-1"));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.GITHUB.place());
    return Call.of(arguments.toArray());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --segments   | 0  | The option segments takes a positive number.
          --read-rate  | -1 | A rate of capacity units can't be below 0.
          --write-rate | -1 | A rate of capacity units can't be below 0.
          --journal    | x  | Give a journal, or run without one.
          """)
  void aWrongOptionIsTold(String option, String value, String message) {
    Call call = call("backfill", "--without-journal", option, value);

    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).isEqualTo(message + "\nSee singlet backfill --help.\n");
  }

  @Test
  void itIsNotWrittenWithoutAJournalUnlessThatIsSaid() {
    Call call = call("backfill");

    assertThat(call)
        .isEqualTo(
            new Call(
                2,
                "",
                """
                An undo needs a journal. Give a folder for it by the option journal, or say that\
                 you want to write without a journal.
                See singlet backfill --help.
                """));
  }

  @Test
  void anUnknownEntityIsTold() {
    Call call = call("backfill", "--without-journal", "--only", "Issue,Isue");

    assertThat(call)
        .isEqualTo(
            new Call(
                1,
                "",
                "dev.singlet.examples.github.model.GitHub has no entity Isue. Entities: Counter,"
                    + " Fork, Gist, Issue, IssueComment, Membership, Organization, PRComment,"
                    + " PullRequest, Reaction, Repository, Star, User.\n"));
  }

  @Test
  void theJournalOfAnUndoHasToBeThere() throws IOException {
    Path none = folder.resolve("none");
    Path damaged = Files.createDirectory(folder.resolve("damaged"));
    Files.writeString(damaged.resolve("000001.jsonl"), "{\n");

    assertThat(call("undo-backfill", "--journal", none))
        .isEqualTo(
            new Call(
                1,
                "",
                "There is no folder %s. Give the journal that the backfill wrote.\n"
                    .formatted(none)));
    assertThat(call("undo-backfill").status()).isEqualTo(2);
    Call unreadable = call("undo-backfill", "--journal", damaged);
    assertThat(unreadable.status()).isEqualTo(1);
    assertThat(unreadable.err()).startsWith("The journal " + damaged + " can't be read: ");

    Files.writeString(
        damaged.resolve("000002.jsonl"),
        "{\"kind\":{\"S\":\"written\"},\"entity\":{\"S\":\"Issue\"}}\n");
    assertThat(call("undo-backfill", "--journal", damaged))
        .isEqualTo(
            new Call(
                1,
                "",
                "The journal %s can't be read: [SGR0105] A line of the journal has no after.\n"
                    .formatted(damaged)));
  }

  @Test
  void filesThatCannotBeWrittenAreTold() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");

    Call noFolder = call("backfill", "--journal", file);
    assertThat(noFolder.status()).isEqualTo(1);
    assertThat(noFolder.err())
        .isEqualTo(
            "A file of the backfill can't be used: java.nio.file.FileAlreadyExistsException: %s\n"
                .formatted(file));
    Call noPlace =
        call("backfill", "--without-journal", "--checkpoint", folder.resolve("none/place"));
    assertThat(noPlace)
        .isEqualTo(
            new Call(
                1,
                "",
                "The folder of the checkpoint %s doesn't exist.\n"
                    .formatted(folder.resolve("none/place"))));
  }

  @Test
  void aTenantIsOfATableWithTenants() {
    Call call = call("backfill", "--dry-run", "--tenant", "ann");

    assertThat(call)
        .isEqualTo(
            new Call(
                1,
                "",
                "The items of dev.singlet.examples.github.model.GitHub belong to no tenants.\n"));
  }

  @Test
  void itIsOfOneTable() {
    Call call = Call.of("backfill", "--dry-run", ExampleModel.placeOf(FlatsTable.class));

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .startsWith("A backfill is of one table. Name one of these: dev.singlet.");
  }
}
