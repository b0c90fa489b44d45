package dev.singlet.change.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.ShopModel;
import dev.singlet.change.recorded.GateSettings;
import dev.singlet.change.recorded.RecordedChange;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import dev.singlet.model.comparison.ModelComparison;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is refused, and what is asked. */
class GateTest {

  private static final TableDescriptor FIRST = ShopModel.of("User: id, mail?");
  private static final TableDescriptor WITH_PHONE = ShopModel.of("User: id, mail?, phone?");

  private static RecordedModel recorded(Strictness strictness, TableDescriptor... models) {
    return new RecordedModel(
        models.length, List.of(models), List.of(), new GateSettings(strictness, true));
  }

  private static RecordedModel accepting(RecordedModel recorded, Stream<ModelChange> changes) {
    return new RecordedModel(
        recorded.sequence(),
        recorded.models(),
        changes.map(each -> RecordedChange.of(each, "It is right.")).toList(),
        recorded.settings());
  }

  private static Stream<ModelChange> changes(TableDescriptor before, TableDescriptor after) {
    return ModelComparison.between(before, after).all().stream();
  }

  private static String[] texts(RecordedModel recorded, TableDescriptor present) {
    return Gate.refusals(recorded, present).stream().map(Refusal::text).toArray(String[]::new);
  }

  @Test
  void theSameModelIsNotRefused() {
    assertThat(texts(recorded(Strictness.FULL, FIRST), FIRST)).isEmpty();
  }

  @Test
  void nothingIsRefusedWithoutARecordedModel() {
    assertThat(texts(recorded(Strictness.FULL), FIRST)).isEmpty();
  }

  @Test
  void aRefusalHasTheChangeItsMeaningAndTheWaysOut() {
    assertThat(texts(recorded(Strictness.FULL, FIRST), WITH_PHONE))
        .containsExactly(
            """
            [SGC0401] User.phone: a component is added (none -> java.lang.String).
            Items of the new program: the old one reads them, and its writes erase what it \
            doesn't know, by puts.
            - Accept it if nothing sets it before the last old program has ended: puts of that \
            program erase it.
            - To accept it: mvn singlet:accept -Dsinglet.change="SGC0401 User.phone" \
            -Dsinglet.because="...\"""");
  }

  @Test
  void theSettingsSayWhatIsProtected() {
    assertThat(texts(recorded(Strictness.BACKWARD, FIRST), WITH_PHONE)).isEmpty();
    assertThat(texts(recorded(Strictness.FORWARD, FIRST), WITH_PHONE)).hasSize(1);
    assertThat(texts(recorded(Strictness.NONE, FIRST), WITH_PHONE)).isEmpty();
  }

  @Test
  void anAcceptedChangeIsNotRefused() {
    RecordedModel recorded =
        accepting(recorded(Strictness.FULL, FIRST), changes(FIRST, WITH_PHONE));

    assertThat(texts(recorded, WITH_PHONE)).isEmpty();
  }

  @Test
  void theSameChangeToAnotherFormIsRefusedAgain() {
    TableDescriptor other = ShopModel.of("User: id, mail?, phone?, fax?");
    RecordedModel recorded = accepting(recorded(Strictness.FULL, FIRST), changes(FIRST, other));
    TableDescriptor otherType =
        TableDescriptor.ofJson(
            WITH_PHONE.toJson().replaceAll("(?s)(\"phone\".*?)java.lang.String", "$1app.Phone"));

    assertThat(texts(recorded, WITH_PHONE)).isEmpty();
    assertThat(texts(recorded, otherType)).hasSize(1);
  }

  @Test
  void theSameChangeWithAWorseMeaningIsRefusedAgain() {
    TableDescriptor required = ShopModel.of("User: id, mail?, phone");
    RecordedModel recorded =
        accepting(recorded(Strictness.FULL, FIRST), changes(FIRST, WITH_PHONE));

    assertThat(texts(recorded, required))
        .singleElement()
        .asString()
        .startsWith("[SGC0401] User.phone: a component is added (none -> java.lang.String).")
        .contains("the new program can't read some");
    recorded = accepting(recorded(Strictness.FULL, FIRST), changes(FIRST, required));
    assertThat(texts(recorded, WITH_PHONE)).as("less is lost").isEmpty();
  }

  @Test
  void eachConstantAndVariantThatWentCanBeTheOther() {
    assertThat(asked(ChangeKind.CONSTANT_REMOVED, "[NEW, OPEN]", "", ChangeKind.CONSTANT_ADDED))
        .contains(
            "and NEW and OPEN are removed. Renamed or replaced?",
            "- If it is NEW under another name: keep its text: @StoredAs(\"NEW\").",
            "- If it is OPEN under another name: keep its text: @StoredAs(\"OPEN\").");
    assertThat(
            asked(
                ChangeKind.VARIANT_REMOVED,
                "[Circle, Square]",
                "[Box, Circle]",
                ChangeKind.VARIANT_ADDED))
        .contains(
            "and Square is removed. Renamed or replaced?",
            "- If it is Square under another name: keep its tag: @Variant(\"Square\").")
        .doesNotContain("If it is Circle");
  }

  private static String asked(ChangeKind removed, String before, String after, ChangeKind added) {
    List<ModelChange> changes =
        List.of(
            new ModelChange(removed, "User", "state", before, after, Answers.SAFE),
            new ModelChange(added, "User", "state", before, "[DONE]", Answers.SAFE));
    return RefusalText.of(Question.in(changes).get(0), "", FIRST);
  }

  @Test
  void aComponentThatGoesWhileAnotherComesIsAsked() {
    TableDescriptor after = ShopModel.of("User: id, email?");

    assertThat(texts(recorded(Strictness.BACKWARD, FIRST), after))
        .containsExactly(
            """
            [SGC0401] User.email: a component is added (none -> java.lang.String), and mail is \
            removed. Renamed or replaced?
            Items of the new program: the old one reads them, and its writes erase what it \
            doesn't know, by puts.
            - If it is mail under another name: Rename it in two releases. In this one: \
            @Attribute(value = "email", aliases = "mail", writes = "mail"). In the next one, \
            without writes.
            - If it is another one: mvn singlet:accept -Dsinglet.change="SGC0401 User.email, \
            SGC0402 User.mail" -Dsinglet.because="...\"""");
    RecordedModel replaced = accepting(recorded(Strictness.FULL, FIRST), changes(FIRST, after));
    assertThat(texts(replaced, after)).isEmpty();
  }

  @Test
  void aComponentThatMigrateMakesIsNotAsked() {
    TableDescriptor after = ShopModel.of("User: id, email?");

    assertThat(texts(recorded(Strictness.BACKWARD, FIRST), versioned(after, 2))).isEmpty();
    assertThat(texts(recorded(Strictness.BACKWARD, versioned(FIRST, 2)), versioned(after, 3)))
        .isEmpty();
    assertThat(texts(recorded(Strictness.BACKWARD, FIRST), versioned(after, 1)))
        .singleElement()
        .asString()
        .contains("Renamed or replaced?");
  }

  private static TableDescriptor versioned(TableDescriptor table, int version) {
    return TableDescriptor.ofJson(
        table
            .toJson()
            .replaceFirst("\"name\": ?\"User\",", "$0 \"schemaVersion\": " + version + ","));
  }

  @Test
  void anEntityThatGoesWhileAnotherComesIsAsked() {
    TableDescriptor before = ShopModel.of("User: id", "Cart: id");

    String[] texts =
        texts(recorded(Strictness.BACKWARD, before), ShopModel.of("User: id", "Basket: id"));

    assertThat(texts).hasSize(1);
    assertThat(texts[0])
        .startsWith("[SGC0301] Basket: an entity is added")
        .contains(
            "Cart is removed. Renamed or replaced?",
            "@Entity(name = \"Basket\", aliases = \"Cart\", writes = \"Cart\")",
            "-Dsinglet.change=\"SGC0301 Basket, SGC0302 Cart\"");
  }

  @Test
  void earlierModelsCountIfTheSettingsAreTransitive() {
    TableDescriptor oldest = ShopModel.of("User: id, mail?, fax");

    String[] texts = texts(recorded(Strictness.BACKWARD, oldest, WITH_PHONE), FIRST);

    assertThat(texts).isEmpty();
    texts = texts(recorded(Strictness.FULL, oldest, FIRST), FIRST);
    assertThat(Arrays.toString(texts))
        .contains("[SGC0402] User.fax")
        .contains("Compared with the recorded model 1.");
  }
}
