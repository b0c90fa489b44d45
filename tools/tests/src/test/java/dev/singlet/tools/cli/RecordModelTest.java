package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recording a model, and accepting changes of it. */
class RecordModelTest {

  private static final String CHANGE = "SGC0604 Issue.GSI4";

  private static final String MIRROR = "dev.singlet.examples.github.model.Mirror";

  @TempDir Path folder;
  private Path recorded;
  private Path github;

  /** Records the GitHub model as it was, with fewer digits in a key of an index. */
  @BeforeEach
  void anOlderModelIsRecorded() throws IOException {
    recorded = folder.resolve("recorded");
    github = recorded.resolve("GitHub");
    String older = ExampleModel.GITHUB.table().toJson().replaceFirst("reverse.8", "reverse(6");
    Path file = Files.writeString(folder.resolve("GitHub.json"), older);

    Call call = Call.of("record", "--recorded", recorded, file);

    assertThat(call.err()).isEmpty();
    assertThat(call.out()).isEqualTo(github + ": recorded model 1.\n");
    assertThat(call.status()).isZero();
  }

  private Call record() {
    return Call.of("record", "--recorded", recorded, ExampleModel.GITHUB.place());
  }

  private Call accept(String change, String because) {
    return Call.of(
        "accept",
        "--recorded",
        recorded,
        "--change",
        change,
        "--because",
        because,
        ExampleModel.GITHUB.place());
  }

  @Test
  void aModelWithARefusedChangeIsNotRecorded() {
    Call call = record();

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.out()).isEmpty();
    assertThat(call.err())
        .startsWith(
            "No model is recorded, because changes are not accepted:\n\n[SGC0604] Issue.GSI4:")
        .endsWith(
            "  - To accept it: mvn singlet:accept -Dsinglet.change=\""
                + CHANGE
                + "\" -Dsinglet.because=\"...\"\n");
    assertThat(github.resolve("sequence")).content().startsWith("1 ");
  }

  @Test
  void anAcceptedChangeIsRecordedWithItsReason() {
    Call accepted = accept(CHANGE, "All items are put again.");
    assertThat(accepted.err()).isEmpty();
    assertThat(accepted.out())
        .isEqualTo(
            """
            Accepted SGC0604 Issue.GSI4: items have another key in an index \
            (ISSUE#{owner}#{repoName} / ISSUE#OPEN#{issueNumber:reverse(6)} -> \
            ISSUE#{owner}#{repoName} / ISSUE#OPEN#{issueNumber:reverse(8)}).
            """);
    assertThat(github.resolve("accepted"))
        .isDirectoryContaining("glob:**/SGC0604.Issue.GSI4-*.json");

    assertThat(record().out()).isEqualTo(github + ": recorded model 2.\n");

    assertThat(github.resolve("changes/0002.json")).content().contains("All items are put again.");
    assertThat(github.resolve("accepted")).isEmptyDirectory();
    assertThat(record().out()).isEqualTo(github + ": the model is recorded already, as 2.\n");
  }

  @Test
  void theCodeAloneAcceptsAllChangesWithIt() {
    assertThat(accept("SGC0604", "All items are put again.").status()).isZero();

    assertThat(record().status()).isZero();
  }

  @Test
  void aChangeThatIsNotThereIsTold() {
    Call call = accept("SGC0604, SGC0402 Issue.title", "It is right.");

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo(
            "There is no change SGC0402 Issue.title. Changes that are not accepted: "
                + CHANGE
                + ".\n");
    assertThat(github.resolve("accepted")).doesNotExist();
    accept(CHANGE, "All items are put again.");
    assertThat(accept(CHANGE, "Again.").err())
        .isEqualTo(
            "There is no change "
                + CHANGE
                + ". Nothing has changed since the recorded model, or all is accepted.\n");
  }

  @Test
  void aChangeOfSeveralTablesIsAcceptedForOneOfThem() throws IOException {
    Path models = Files.createDirectories(folder.resolve("classes/META-INF/singlet"));
    Path classes = folder.resolve("classes");
    String json = ExampleModel.GITHUB.table().toJson();
    String mirror = json.replace("github.model.GitHub\"", "github.model.Mirror\"");
    Files.writeString(models.resolve("github.json"), json);
    Files.writeString(models.resolve("mirror.json"), mirror.replaceFirst("reverse.8", "reverse(6"));
    Call.of("record", "--recorded", recorded, "--table", MIRROR, classes);
    Files.writeString(models.resolve("mirror.json"), mirror);
    Object[] accept = {
      "accept", "--recorded", recorded, "--change", "SGC0604", "--because", "It is right.", classes
    };

    Call both = Call.of(accept);

    assertThat(both.status()).isEqualTo(1);
    assertThat(both.err())
        .isEqualTo(
            "Several tables have a change SGC0604: dev.singlet.examples.github.model.GitHub,"
                + " dev.singlet.examples.github.model.Mirror. Accept it for one table after the"
                + " other: --table or -Dsinglet.tables takes one.\n");
    assertThat(github.resolve("accepted")).doesNotExist();
    Object[] one = Arrays.copyOf(accept, accept.length + 2);
    one[accept.length] = "--table";
    one[accept.length + 1] = MIRROR;
    assertThat(Call.of(one).status()).isZero();
    assertThat(recorded.resolve("Mirror/accepted")).isNotEmptyDirectory();
    assertThat(github.resolve("accepted")).doesNotExist();
  }

  @Test
  void aReasonIsNeeded() {
    for (String reason : new String[] {" ", "..."}) {
      assertThat(accept(CHANGE, reason).err())
          .isEqualTo(
              "Why is the change accepted? Whoever reads the recorded model later needs the"
                  + " reason.\n");
    }
    assertThat(github.resolve("accepted")).doesNotExist();
  }

  @Test
  void aStepThatWasChangedIsTold() throws IOException {
    Files.delete(github.resolve("changes/0001.json"));

    Call call = record();

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo(
            github.resolve("changes/0001.json")
                + " is missing. The steps from model to model are never changed: restore the file"
                + " from version control.\n");
  }

  @Test
  void aTableWhoseInterfaceWasRenamedIsTold() throws IOException {
    Files.move(github, recorded.resolve("Hub"));
    Path table = recorded.resolve("Hub/table.json");
    String json = Files.readString(table).replace("github.model.GitHub\"", "github.model.Hub\"");
    Files.writeString(table, json);

    assertThat(record().err())
        .startsWith("The interface of the table in " + recorded.resolve("Hub") + " is gone");
    assertThat(github).doesNotExist();
  }

  @Test
  void aTableThatIsLeftOutKeepsItsFolder() throws IOException {
    Path models = Files.createDirectories(folder.resolve("classes/META-INF/singlet"));
    String json = ExampleModel.GITHUB.table().toJson();
    Files.writeString(models.resolve("one.json"), json);
    String like = json.replace("github.model.GitHub\"", "billing.GitHub\"");
    Files.writeString(models.resolve("two.json"), like);
    Files.writeString(models.resolve("three.json"), like.replace("billing.GitHub", "billing.Hub"));
    String billing = "dev.singlet.examples.billing.";

    for (String name : new String[] {"GitHub", "Hub"}) {
      Call call =
          Call.of(
              "record",
              "--recorded",
              recorded,
              "--table",
              billing + name,
              folder.resolve("classes"));
      assertThat(call.err()).isEmpty();
    }

    assertThat(recorded.resolve(billing + "GitHub/sequence")).exists();
    assertThat(recorded.resolve("Hub/sequence")).exists();
    assertThat(github.resolve("sequence")).content().startsWith("1 ");
  }
}
