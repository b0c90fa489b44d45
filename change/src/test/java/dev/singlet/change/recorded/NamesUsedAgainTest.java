package dev.singlet.change.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.ShopModel;
import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A name that an earlier model had can still be in items, with the values of that model. */
class NamesUsedAgainTest {

  private static final TableDescriptor WITH_PHONE = ShopModel.of("User: id, phone?");
  private static final TableDescriptor WITHOUT = ShopModel.of("User: id");
  private static final TableDescriptor WITH_NUMBER =
      TableDescriptor.ofJson(
          WITH_PHONE
              .toJson()
              .replaceFirst("(?s)(\"phone\".*?)java.lang.String", "$1java.lang.Long")
              .replaceFirst("(?s)(\"phone\".*?\"stored\": )\"S\"", "$1\"N\"")
              .replaceFirst("(?s)(\"phone\".*?\"kind\": )\"string\"", "$1\"number\""));

  @TempDir Path root;

  @BeforeEach
  void itemsOfAnEarlierModelHaveAPhone() throws IOException {
    settings("BACKWARD");
    folder().record(WITH_PHONE);
    folder().record(WITHOUT);
  }

  private RecordedFolder folder() {
    return RecordedFolder.of(root, "app.Shop", name -> false);
  }

  private void settings(String strictness) throws IOException {
    Files.createDirectories(root.resolve("Shop"));
    Files.writeString(root.resolve("Shop/gate.json"), "{\"strictness\": \"" + strictness + "\"}");
  }

  private List<Refusal> refused(TableDescriptor present) {
    return Gate.refusals(folder().read().orElseThrow(), present, folder()::models);
  }

  @Test
  void aPartThatComesBackInAnotherFormIsRefused() {
    assertThat(refused(WITH_NUMBER))
        .singleElement()
        .extracting(Refusal::text)
        .asString()
        .startsWith(
            "[SGC0501] User.phone: a value has another type (java.lang.String -> java.lang.Long)."
                + " Compared with the recorded model 1.\n"
                + "Stored items: the new program can't read some.\n");
  }

  @Test
  void aPartThatComesBackAsItWasIsNot() {
    assertThat(refused(WITH_PHONE)).isEmpty();
  }

  @Test
  void itCanBeAcceptedAndIsNotAskedAgain() {
    folder().accept(RecordedChange.of(refused(WITH_NUMBER).get(0).change(), "No item has one."));
    assertThat(refused(WITH_NUMBER)).isEmpty();
    folder().record(WITH_NUMBER);

    assertThat(refused(WITH_NUMBER)).isEmpty();
    assertThat(root.resolve("Shop/changes/0003.json")).content().contains("No item has one.");
  }

  @Test
  void programsDontFeelIt() throws IOException {
    settings("FORWARD");

    assertThat(refused(WITH_NUMBER))
        .extracting(each -> each.change().id())
        .containsExactly("SGC0401 User.phone");
  }
}
