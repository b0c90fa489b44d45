package dev.singlet.change.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.change.ShopModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Strictness;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models are recorded in files, step by step. */
class RecordedFolderTest {

  private static final TableDescriptor FIRST = ShopModel.of("User: id, mail?", "Cart: id");
  private static final TableDescriptor SECOND = ShopModel.of("User: id", "Order: id, total");
  private static final TableDescriptor THIRD = ShopModel.of("User: id, phone?", "Order: id, total");

  @TempDir Path root;

  private RecordedFolder folder() {
    return RecordedFolder.of(root, "app.Shop", name -> false);
  }

  static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return files;
  }

  private RecordedChange acceptFirstChange(TableDescriptor before, TableDescriptor after) {
    RecordedChange change =
        RecordedChange.of(ModelComparison.between(before, after).all().get(0), "Nobody reads it.");
    folder().accept(change);
    return change;
  }

  @Test
  void nothingIsRecordedAtFirst() {
    assertThat(folder().read()).isEmpty();
    assertThat(folder().readSteps())
        .isEqualTo(new RecordedModel(0, List.of(), List.of(), GateSettings.DEFAULT));
  }

  @Test
  void theFirstModelHasADocumentForEachEntity() throws IOException {
    assertThat(folder().record(FIRST)).isEqualTo(1);

    assertThat(files(root).keySet())
        .containsExactly(
            "Shop/changes/0001.json",
            "Shop/entities/Cart.json",
            "Shop/entities/User.json",
            "Shop/gate.json",
            "Shop/sequence",
            "Shop/table.json");
    assertThat(files(root))
        .containsEntry("Shop/gate.json", "{\"strictness\": \"FULL\", \"transitive\": false}\n");
    assertThat(files(root).get("Shop/sequence")).matches("1 [0-9a-f]{16}\n");
    assertThat(files(root).get("Shop/entities/User.json")).doesNotContain("Something.");
  }

  @Test
  void aRecordedModelIsReadAsItWas() {
    folder().record(FIRST);

    RecordedModel read = folder().read().orElseThrow();

    assertThat(read).isEqualTo(folder().readSteps());
    assertThat(read.sequence()).isEqualTo(1);
    assertThat(read.models()).hasSize(1);
    assertThat(ModelComparison.between(FIRST, read.models().get(0)).all()).isEmpty();
    assertThat(read.models().get(0).entities()).hasSize(2);
  }

  @Test
  void theNextModelIsAStepWithWhatWasAccepted() throws IOException {
    folder().record(FIRST);
    RecordedChange accepted = acceptFirstChange(FIRST, SECOND);
    assertThat(folder().read().orElseThrow().accepted()).containsExactly(accepted);

    assertThat(folder().record(SECOND)).isEqualTo(2);

    Map<String, String> files = files(root.resolve("Shop"));
    assertThat(files.keySet())
        .containsExactly(
            "changes/0001.json",
            "changes/0002.json",
            "entities/Order.json",
            "entities/User.json",
            "gate.json",
            "sequence",
            "table.json");
    Step step = Step.read(files.get("changes/0002.json"));
    assertThat(step.sequence()).isEqualTo(2);
    assertThat(step.changes())
        .extracting(each -> each.code() + " " + each.entity() + " " + each.because())
        .containsExactly("SGC0402 User Nobody reads it.", "SGC0301 Order ", "SGC0302 Cart ");
    assertThat(step.written().keySet())
        .containsExactly("entities/Order.json", "entities/User.json");
    assertThat(step.removed()).containsExactly("entities/Cart.json");
    assertThat(folder().read().orElseThrow().accepted()).isEmpty();
  }

  @Test
  void aModelThatIsRecordedAlreadyLeavesNoStep() throws IOException {
    folder().record(FIRST);
    Map<String, String> files = files(root);

    assertThat(folder().record(FIRST)).isEqualTo(1);

    assertThat(files(root)).isEqualTo(files);
  }

  @Test
  void transitiveSettingsReadAllModels() throws IOException {
    folder().record(FIRST);
    acceptFirstChange(FIRST, SECOND);
    folder().record(SECOND);
    Files.writeString(
        root.resolve("Shop/gate.json"), "{\"strictness\": \"BACKWARD\", \"transitive\": true}");

    RecordedModel read = folder().read().orElseThrow();

    assertThat(read.settings()).isEqualTo(new GateSettings(Strictness.BACKWARD, true));
    assertThat(read.models()).extracting(each -> each.entities().size()).containsExactly(2, 2);
    assertThat(read.accepted()).extracting(RecordedChange::code).containsExactly("SGC0402");
    folder().record(THIRD);
    assertThat(folder().read().orElseThrow().settings())
        .isEqualTo(new GateSettings(Strictness.BACKWARD, true));
  }

  @Test
  void aCrashAtAnyFileIsSortedOutByTheNextTry() throws IOException {
    folder().record(FIRST);
    acceptFirstChange(FIRST, SECOND);
    Map<String, String> before = files(root);
    folder().record(SECOND);
    Map<String, String> after = files(root);

    int crashes = 0;
    for (boolean isDone = false; !isDone; crashes++) {
      restore(before);
      isDone = !crashes(crashes);
      folder().record(SECOND);
      assertThat(files(root)).as("after a crash at file " + crashes).isEqualTo(after);
    }
    assertThat(crashes).isGreaterThan(5);
  }

  private void restore(Map<String, String> files) throws IOException {
    for (String file : files(root).keySet()) {
      Files.delete(root.resolve(file));
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.createDirectories(root.resolve(file.getKey()).getParent());
      Files.writeString(root.resolve(file.getKey()), file.getValue());
    }
  }

  /**
   * Records the second model until a number of files are changed, and returns whether it ended so.
   */
  private boolean crashes(int files) {
    try {
      new RecordedFolder(new CrashingFolder(root.resolve("Shop"), files)).record(SECOND);
      return false;
    } catch (IllegalStateException crash) {
      return true;
    }
  }

  @Test
  void aChangeByHandIsToldAndSortedOut() throws IOException {
    folder().record(FIRST);
    Map<String, String> files = files(root);
    Path user = root.resolve("Shop/entities/User.json");
    Files.writeString(user, Files.readString(user).replace("mail", "post"));

    assertThatThrownBy(() -> folder().read())
        .isInstanceOf(RecordingException.class)
        .hasMessage(
            "The recorded model in "
                + root.resolve("Shop")
                + " isn't as it was written: it was merged or changed by hand. Record it again: mvn"
                + " singlet:record.");

    folder().record(FIRST);
    assertThat(files(root)).isEqualTo(files);
  }

  @Test
  void aBrokenDocumentIsToldAndSortedOut() throws IOException {
    folder().record(FIRST);
    Map<String, String> files = files(root);
    for (String file : new String[] {"table.json", "entities/User.json", "sequence"}) {
      Files.writeString(root.resolve("Shop").resolve(file), "{");

      assertThatThrownBy(() -> folder().read())
          .isInstanceOf(RecordingException.class)
          .hasMessageEndingWith("Record it again: mvn singlet:record.");
      assertThat(folder().record(FIRST)).isEqualTo(1);
      assertThat(files(root)).isEqualTo(files);
    }
  }

  @Test
  void aStepThatWasChangedByHandIsRefused() throws IOException {
    folder().record(FIRST);
    Path step = root.resolve("Shop/changes/0001.json");
    Files.writeString(step, Files.readString(step).replace("mail", "post"));
    String end =
        ". The steps from model to model are never changed: restore the file from version control.";

    assertThatThrownBy(() -> folder().record(SECOND))
        .isInstanceOf(RecordingException.class)
        .hasMessage(step + " isn't as it was written" + end);
    Files.delete(step);
    assertThatThrownBy(() -> folder().record(SECOND))
        .isInstanceOf(RecordingException.class)
        .hasMessage(step + " is missing" + end);
  }

  @Test
  void linesMayEndAsOnWindows() throws IOException {
    folder().record(FIRST);
    RecordedModel read = folder().read().orElseThrow();
    for (Map.Entry<String, String> file : files(root).entrySet()) {
      Files.writeString(root.resolve(file.getKey()), file.getValue().replace("\n", "\r\n"));
    }

    assertThat(folder().read()).hasValue(read);
    assertThat(folder().record(FIRST)).isEqualTo(1);
  }

  @Test
  void namesBecomeFilesOnAllSystems() throws IOException {
    folder().record(ShopModel.of("a/b: id", "A: id", "a: id", "..: id"));

    assertThat(files(root.resolve("Shop/entities")).keySet())
        .hasSize(4)
        .allMatch(file -> file.matches("[A-Za-z0-9_-]+\\.json"))
        .doesNotHaveDuplicates();
    assertThat(folder().read().orElseThrow().models().get(0).entities()).hasSize(4);
  }

  @Test
  void aRenamedInterfaceIsFoundByTheNameOfTheTable() {
    folder().record(FIRST);
    TableDescriptor renamed =
        TableDescriptor.ofJson(FIRST.toJson().replace("\"app.Shop\"", "\"app.Store\""));

    assertThat(RecordedFolder.olderOf(root, renamed, name -> false))
        .hasValueSatisfying(
            older ->
                assertThat(older.renamedTo(RecordedFolder.of(root, "app.Store", name -> false)))
                    .isEqualTo(
                        "The interface of the table in "
                            + root.resolve("Shop")
                            + " is gone, and no model is recorded in "
                            + root.resolve("Store")
                            + ". If the interface has another name, rename the folder, too. If the"
                            + " table is another one, delete the older folder."));
    assertThat(RecordedFolder.olderOf(root, renamed, name -> name.equals("app.Shop"))).isEmpty();
  }

  @Test
  void changesOfOnePlaceAreAcceptedApart() {
    folder().record(FIRST);
    RecordedChange one = new RecordedChange("SGC0604", "User", "GSI1", "A#", "B#", "It is right.");
    RecordedChange other = new RecordedChange("SGC0604", "User", "GSI1", "C#", "D#", "It is.");

    folder().accept(one);
    folder().accept(other);

    assertThat(folder().read().orElseThrow().accepted()).containsExactlyInAnyOrder(one, other);
  }

  @Test
  void aSecondInterfaceOfOneSimpleNameHasAFolderWithItsWholeName() {
    folder().record(FIRST);

    assertThat(RecordedFolder.of(root, "b.Shop", "app.Shop"::equals).path())
        .isEqualTo(root.resolve("b.Shop"));
    assertThat(RecordedFolder.of(root, "app.Shop", name -> true).path())
        .isEqualTo(root.resolve("Shop"));
    assertThat(RecordedFolder.of(root, "b.Shop", name -> false).path())
        .as("the interface has moved")
        .isEqualTo(root.resolve("Shop"));
    RecordedFolder.qualified(root, "b.Shop").record(FIRST);
    assertThat(RecordedFolder.of(root, "b.Shop", name -> false).path())
        .isEqualTo(root.resolve("b.Shop"));
  }
}
