package dev.singlet.change.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.change.ShopModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Strictness;
import dev.singlet.model.change.TableStep;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

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
    assertThat(read.accepted()).isEmpty();
    assertThat(read.recordedWith()).hasSize(2);
    assertThat(read.recordedWith().get(1))
        .extracting(RecordedChange::code)
        .containsExactly("SGC0402");
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
    RecordedChange one = change("GSI1", "A#", "B#", Answers.SAFE);
    RecordedChange other = change("GSI1", "C#", "D#", Answers.SAFE);
    RecordedChange worse = change("GSI1", "A#", "B#", Answers.of(TableStep.OTHER_TABLE));

    folder().accept(one);
    folder().accept(other);
    folder().accept(worse);

    assertThat(folder().read().orElseThrow().accepted())
        .containsExactlyInAnyOrder(one, other, worse);
  }

  @Test
  void changesOfPlacesWithLikeNamesAreAcceptedApart() throws IOException {
    folder().record(FIRST);
    RecordedChange one = change("größe", "", "java.lang.String", Answers.SAFE);
    RecordedChange other = change("grüße", "", "java.lang.String", Answers.SAFE);
    RecordedChange upper = change("GRüßE", "", "java.lang.String", Answers.SAFE);
    RecordedChange deep = change("a.".repeat(200), "", "java.lang.String", Answers.SAFE);

    folder().accept(one);
    folder().accept(other);
    folder().accept(upper);
    folder().accept(deep);

    assertThat(folder().read().orElseThrow().accepted())
        .containsExactlyInAnyOrder(one, other, upper, deep);
    assertThat(files(root.resolve("Shop/accepted")).keySet())
        .extracting(file -> file.toLowerCase(Locale.ROOT))
        .doesNotHaveDuplicates()
        .allMatch(file -> file.matches("[a-z0-9_.-]+"));
  }

  private static RecordedChange change(
      String member, String before, String after, Answers answers) {
    return new RecordedChange("SGC0604", "User", member, before, after, answers, "It is right.");
  }

  @Test
  void aChangeThatTwoBranchesAcceptedIsAccepted() throws IOException {
    folder().record(FIRST);
    RecordedChange change = acceptFirstChange(FIRST, SECOND);
    for (String file : files(root.resolve("Shop/accepted")).keySet()) {
      Path accepted = root.resolve("Shop/accepted").resolve(file);
      String ours = Files.readString(accepted);
      String theirs = ours.replace("Nobody reads it.", "It is right.");
      Files.writeString(
          accepted, "<<<<<<< HEAD\n" + ours + "=======\n" + theirs + ">>>>>>> theirs\n");
    }

    assertThat(folder().read().orElseThrow().accepted()).containsExactly(change);
  }

  @Test
  @ResourceLock(Resources.LOCALE)
  void stepsHaveTheSameNamesInAllLanguages() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      folder().record(FIRST);
    } finally {
      Locale.setDefault(before);
    }

    assertThat(root.resolve("Shop/changes/0001.json")).exists();
  }

  @Test
  void aStepThatIsNotTheLastOneIsToldAndSortedOut() throws IOException {
    folder().record(FIRST);
    Map<String, String> first = files(root);
    acceptFirstChange(FIRST, SECOND);
    folder().record(SECOND);
    String step = Files.readString(root.resolve("Shop/changes/0002.json"));
    restore(first);
    Files.writeString(root.resolve("Shop/changes/0002.json"), step);

    assertThatThrownBy(() -> folder().read())
        .isInstanceOf(RecordingException.class)
        .hasMessageEndingWith("Record it again: mvn singlet:record.");

    folder().record(SECOND);
    assertThat(folder().read().orElseThrow().sequence()).isEqualTo(2);
  }

  @Test
  void aMisspeltSettingIsRefused() throws IOException {
    folder().record(FIRST);
    Path gate = root.resolve("Shop/gate.json");
    Files.writeString(gate, "{\"transitve\": true}");

    assertThatThrownBy(() -> folder().read())
        .isInstanceOf(RecordingException.class)
        .hasMessage(gate + ": There is no setting transitve. Settings: strictness, transitive.");
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
