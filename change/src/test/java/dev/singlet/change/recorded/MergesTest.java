package dev.singlet.change.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.change.ShopModel;
import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two branches that both record a model conflict, and recording sorts it out. */
class MergesTest {

  private static final TableDescriptor BASE = ShopModel.of("User: id", "Cart: id");
  private static final TableDescriptor OURS = ShopModel.of("User: id, mail?", "Cart: id");
  private static final TableDescriptor THEIRS = ShopModel.of("User: id", "Cart: id, note?");
  private static final TableDescriptor BOTH = ShopModel.of("User: id, mail?", "Cart: id, note?");

  @TempDir Path ours;
  @TempDir Path theirs;

  private static RecordedFolder folder(Path root) {
    return RecordedFolder.of(root, "app.Shop", name -> false);
  }

  private static void release(
      Path root, TableDescriptor before, TableDescriptor after, String why) {
    for (ModelChange change : ModelComparison.between(before, after).all()) {
      folder(root).accept(RecordedChange.of(change, why));
    }
    folder(root).record(after);
  }

  /** Merges the other branch as git does: files that differ on both sides get both texts. */
  private void merge(String baseMarker) throws IOException {
    Map<String, String> mine = RecordedFolderTest.files(ours);
    Map<String, String> other = RecordedFolderTest.files(theirs);
    for (String file : new TreeSet<>(other.keySet())) {
      String text = other.get(file);
      boolean isConflict = file.endsWith("sequence") || file.endsWith("0002.json");
      if (isConflict) {
        text =
            "<<<<<<< HEAD\n"
                + mine.get(file)
                + baseMarker
                + "=======\n"
                + text
                + ">>>>>>> theirs\n";
      } else if (file.endsWith("User.json")) {
        text = mine.get(file);
      }
      Files.createDirectories(ours.resolve(file).getParent());
      Files.writeString(ours.resolve(file), text);
    }
  }

  private void branches() {
    folder(ours).record(BASE);
    folder(theirs).record(BASE);
    release(ours, BASE, OURS, "ours");
    release(theirs, BASE, THEIRS, "theirs");
  }

  @Test
  void bothBranchesConflictInOneLine() throws IOException {
    branches();

    String ourLine = Files.readString(ours.resolve("Shop/sequence"));
    String theirLine = Files.readString(theirs.resolve("Shop/sequence"));

    assertThat(ourLine).startsWith("2 ").isNotEqualTo(theirLine);
    assertThat(theirLine).startsWith("2 ").hasLineCount(1);
  }

  @Test
  void theOtherBranchBecomesTheNextStep() throws IOException {
    branches();
    merge("");
    assertThatThrownBy(() -> folder(ours).read())
        .isInstanceOf(RecordingException.class)
        .hasMessageContaining("Record it again: mvn singlet:record.");
    RecordedModel steps = folder(ours).readSteps();
    assertThat(steps.sequence()).isEqualTo(2);
    assertThat(ModelComparison.between(THEIRS, steps.models().get(0)).all()).isEmpty();
    assertThat(ModelComparison.between(OURS, steps.models().get(1)).all()).isEmpty();
    assertThat(Gate.refusals(steps, BOTH)).isEmpty();
    assertThat(steps.accepted()).extracting(RecordedChange::because).containsExactly("theirs");

    assertThat(folder(ours).record(BOTH)).isEqualTo(3);

    Step second = step(2);
    Step third = step(3);
    assertThat(second.changes()).extracting(RecordedChange::because).containsExactly("ours");
    assertThat(third.changes()).extracting(RecordedChange::because).containsExactly("theirs");
    assertThat(third.changes()).extracting(RecordedChange::member).containsExactly("note");
    assertThat(folder(ours).read().orElseThrow().sequence()).isEqualTo(3);
  }

  @Test
  void conflictsMayShowTheBase() throws IOException {
    branches();
    merge("||||||| base\n1 0123456789abcdef\n");

    assertThat(folder(ours).record(BOTH)).isEqualTo(3);

    assertThat(step(3).changes()).extracting(RecordedChange::because).containsExactly("theirs");
  }

  @Test
  void theOtherBranchMayBeFurther() throws IOException {
    branches();
    TableDescriptor later = ShopModel.of("User: id", "Cart: id, note?", "Order: id");
    release(theirs, THEIRS, later, "later");
    release(theirs, later, ShopModel.of("User: id, fax?", "Cart: id, note?", "Order: id"), "last");
    merge("");

    TableDescriptor merged = ShopModel.of("User: id, mail?, fax?", "Cart: id, note?", "Order: id");
    assertThat(folder(ours).record(merged)).isEqualTo(3);

    assertThat(step(3).changes())
        .extracting(RecordedChange::because)
        .containsExactlyInAnyOrder("later", "last", "theirs");
    assertThat(ours.resolve("Shop/changes/0004.json")).doesNotExist();
    assertThat(folder(ours).read().orElseThrow().sequence()).isEqualTo(3);
  }

  @Test
  void whatTheMergeLosesOfTheOtherBranchIsRefused() throws IOException {
    TableDescriptor later = ShopModel.of("User: id", "Cart: id, note?, total");
    branches();
    release(theirs, THEIRS, later, "later");
    merge("");

    assertThat(Gate.refusals(folder(ours).readSteps(), BOTH))
        .extracting(Refusal::text)
        .singleElement()
        .asString()
        .startsWith(
            "[SGC0402] Cart.total: a component is removed (java.lang.String -> none)."
                + " Compared with the last model of the other branch.");
    release(ours, later, BOTH, "It was never deployed.");
    assertThat(step(3).changes())
        .extracting(RecordedChange::member, RecordedChange::because)
        .contains(tuple("total", "It was never deployed."));
    assertThat(Gate.refusals(folder(ours).read().orElseThrow(), BOTH)).isEmpty();
  }

  private Step step(int number) throws IOException {
    return Step.read(Files.readString(ours.resolve("Shop/" + Step.file(number))));
  }
}
