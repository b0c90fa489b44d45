package dev.singlet.change.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.ShopModel;
import dev.singlet.change.gate.Gate;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes that were accepted for one release, with transitive settings. */
class TransitiveTest {

  private static final TableDescriptor PLAIN = ShopModel.of("User: id");
  private static final TableDescriptor WITH_PHONE = ShopModel.of("User: id, phone?");
  private static final TableDescriptor WITH_NUMBER = constrained("[0-9]+");
  private static final TableDescriptor WITH_PLUS = constrained("[+0-9]+");

  @TempDir Path root;

  private static TableDescriptor constrained(String pattern) {
    String constraint =
        "\"constraints\": [{\"kind\": \"Pattern\", \"arguments\": {\"regexp\": \""
            + pattern
            + "\"}}], \"component\": \"id\"";
    return TableDescriptor.ofJson(PLAIN.toJson().replaceFirst("\"component\": \"id\"", constraint));
  }

  private RecordedFolder folder() {
    return RecordedFolder.of(root, "app.Shop", name -> false);
  }

  @BeforeEach
  void settingsAreTransitive() throws IOException {
    Files.createDirectories(root.resolve("Shop"));
    Files.writeString(root.resolve("Shop/gate.json"), "{\"transitive\": true}");
  }

  /** Accepts all changes since all models, and records the next one. */
  private void release(TableDescriptor next) {
    RecordedModel recorded = folder().readSteps();
    for (int i = 0; i < recorded.models().size(); i++) {
      recorded
          .openChanges(i, next)
          .forEach(each -> folder().accept(RecordedChange.of(each, "It is right.")));
    }
    folder().record(next);
  }

  private List<String> refused(TableDescriptor present) {
    return Gate.refusals(folder().read().orElseThrow(), present).stream()
        .map(each -> each.change().id())
        .toList();
  }

  @Test
  void aChangeThatIsMadeOnceMoreIsRefusedAgain() {
    release(PLAIN);
    release(WITH_PHONE);
    assertThat(refused(WITH_PHONE)).isEmpty();
    release(PLAIN);
    assertThat(refused(PLAIN)).isEmpty();

    assertThat(refused(WITH_PHONE)).containsExactly("SGC0401 User.phone");
  }

  @Test
  void aChangeSinceAnEarlierModelIsAcceptedForGood() throws IOException {
    release(PLAIN);
    release(WITH_NUMBER);
    release(WITH_PLUS);
    assertThat(refused(WITH_PLUS)).isEmpty();

    release(WITH_PLUS);

    assertThat(refused(WITH_PLUS)).isEmpty();
    assertThat(root.resolve("Shop/changes/0004.json")).doesNotExist();
  }

  @Test
  void settingsMayBecomeTransitiveLater() throws IOException {
    Files.writeString(root.resolve("Shop/gate.json"), "{\"strictness\": \"NONE\"}");
    folder().record(PLAIN);
    folder().record(WITH_PHONE);
    Files.writeString(root.resolve("Shop/gate.json"), "{\"transitive\": true}");
    assertThat(refused(WITH_PHONE)).containsExactly("SGC0401 User.phone");

    release(WITH_PHONE);

    assertThat(refused(WITH_PHONE)).isEmpty();
    assertThat(folder().read().orElseThrow().sequence()).isEqualTo(3);
  }
}
