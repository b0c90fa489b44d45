package dev.singlet.it.deployed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.deployed.AnnounceModel;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.enhancedclient.model.LabelsTable;
import dev.singlet.it.enhancedclient.model.ParcelsTable;
import dev.singlet.it.itemsize.model.Archive.Document;
import dev.singlet.it.itemsize.model.ArchiveDocumentEntity;
import dev.singlet.it.keys.model.QuaysTable;
import dev.singlet.it.keys.model.ReadingsTable;
import dev.singlet.it.tables.model.DepotTable;
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.testing.LocalTable;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No other item has a key like those of the models in use, which begin with U+10FFFF. */
class FreeKeysTest {

  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);
  private static final String PARTITION = LAST + "SINGLET";

  private static final List<String> HOSTILE =
      List.of(LAST, PARTITION, LAST + LAST, "a" + LAST, LAST + "#", LAST + "a", LAST + "SINGLET#");

  @RegisterExtension final LocalTable directory = LocalTable.of(DirectoryTable.SCHEMA);
  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  /** The forms of a value in a template that can hold any text. */
  static Stream<Arguments> forms() {
    return Map.<String, BiConsumer<KeyText, String>>of(
            "{x}", (key, x) -> key.text("x", x),
            "{x}#{y}", (key, x) -> key.sortedText("x", x).literal("#").text("y", "y"),
            "{x:escape}", (key, x) -> key.escaped("x", x),
            "{x:any}", (key, x) -> key.any("x", x),
            "{x:any}-{y}", (key, x) -> key.any("x", x, "-").literal("-").text("y", "y"),
            "{x:lower}", (key, x) -> key.text("x", KeyValues.lower(x)),
            "{x:first(2)}", (key, x) -> key.text("x", KeyValues.first(x, 2)),
            "{x:hash(4)}", (key, x) -> key.text("x", KeyValues.hash(x, 4)),
            "{x:shard(9)}", (key, x) -> key.shard(9, shard -> shard.text("x", x)),
            "{uri:upper}",
                (key, x) ->
                    key.upper(
                        letters -> letters.value("x", URI.create("a:" + x), TextCodecs.uri())))
        .entrySet()
        .stream()
        .flatMap(
            form ->
                Stream.of("#", "::", "-", "~")
                    .map(delimiter -> Arguments.of(form.getKey(), delimiter, form.getValue())));
  }

  @ParameterizedTest(name = "{0} with {1}")
  @MethodSource("forms")
  void noValueInAKeyHoldsIt(String form, String delimiter, BiConsumer<KeyText, String> value) {
    for (String text : HOSTILE) {
      KeyText key = new KeyText("E", "PK", delimiter, 2048, Set.of());
      try {
        value.accept(key, text);
      } catch (InvalidKeyException refused) {
        continue;
      }
      assertThat(key.toPart()).as(form).isNotEmpty().doesNotContain(LAST);
    }
  }

  /** Components that are key attributes themselves follow the rules of values in keys, too. */
  @Test
  void noComponentThatIsAKeyHoldsIt() {
    for (String text : HOSTILE) {
      Document document =
          new Document(text, "", null, null, null, Set.of(), Set.of(), null, null, null);

      assertThatExceptionOfType(InvalidKeyException.class)
          .isThrownBy(() -> ArchiveDocumentEntity.put(document).toRequest());
      assertThatExceptionOfType(InvalidKeyException.class)
          .isThrownBy(() -> ArchiveDocumentEntity.update(text).padding("").toRequest());
    }
  }

  @Test
  void noReservedValueHoldsIt() {
    for (String text : HOSTILE) {
      directory.client().execute(DirectoryUserEntity.put(new User("1", text, text, 7, 0)));
    }

    assertThat(directory.items())
        .isNotEmpty()
        .allSatisfy(item -> assertThat(item.get("PK").s()).doesNotContain(LAST));
  }

  /** The id of a tenant may hold it, but the delimiter is after the id. */
  @ParameterizedTest
  @ValueSource(strings = {"\uDBFF\uDFFF", "\uDBFF\uDFFFSINGLET"})
  void noTenantHasTheKey(String tenant) {
    desk.client().forTenant(tenant).execute(DeskAgentEntity.put(new Agent("ann", "a@x")));

    assertThat(desk.items())
        .isNotEmpty()
        .allSatisfy(item -> assertThat(item.get("PK").s()).contains("#").isNotEqualTo(PARTITION));
    assertThat(AnnounceModel.of(DeskTable.describe(), "a").toRequest().key().get("PK").s())
        .isEqualTo(PARTITION)
        .matches("[^!#$%&*+,./:;<=>?@^_|~-]+");
  }

  @Test
  void aKeyThatIsNotTextIsRefused() {
    refused(
        ReadingsTable.describe(),
        "Its partition key Sensor is of type B, and they need a key of text. Keep a list of its"
            + " models outside of the table.");
  }

  @Test
  void aKeyOfValuesThatTellsAnEntityIsRefused() {
    refused(LabelsTable.describe(), told("Label"));
    refused(ParcelsTable.describe(), told("Parcel"));
    assertThat(AnnounceModel.of(QuaysTable.describe(), "a").hash()).isNotEmpty();
  }

  @Test
  void anEntityThatIsToldByANumberInItsKeyIsRefused() {
    String json =
        PracticeTable.describe().toJson().replace("\"entity\": \"_et\"", "\"entity\": \"number\"");

    refused(TableDescriptor.ofJson(json), told("Visit"));
  }

  private static String told(String entity) {
    return "Items of "
        + entity
        + " are told by values in their key, and those of the models would be taken for such items."
        + " Give "
        + entity
        + " another attribute with its name, or put literal text before a value in its key.";
  }

  @Test
  void literalTextWithItIsRefused() {
    String json = DepotTable.describe().toJson().replace("\"CRATE#\"", "\"" + LAST + "#\"");

    refused(
        TableDescriptor.ofJson(json),
        "The key of Crate has U+10FFFF in its literal text, and their keys begin with it. Write"
            + " other text.");
  }

  @Test
  void anIndexOfTheirAttributesIsRefused() {
    String json = PracticeTable.describe().toJson().replace("\"urgency\"", "\"_singlet_last\"");

    refused(
        TableDescriptor.ofJson(json),
        "The key attribute _singlet_last of its index byUrgency begins with _singlet_, as their"
            + " attributes do. Give it another name.");
  }

  @Test
  void anInvertedIndexOfNumbersIsRefused() {
    String json =
        PracticeTable.describe()
            .toJson()
            .replace("\"LOCAL\"", "\"GLOBAL\"")
            .replaceFirst(
                "(?s)(\"indexes\".*?)\"key\": \\{.*?\\]\\s*\\}",
                "$1\"key\": {\"partition\": [{\"name\": \"number\", \"type\": \"N\"}], \"sort\": []}");

    refused(
        TableDescriptor.ofJson(json),
        "Its index byUrgency has all items of the table, under keys that are not text. Keep a list"
            + " of its models outside of the table.");
  }

  private static void refused(TableDescriptor model, String problem) {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> AnnounceModel.of(model, "checkout"))
        .withMessage(
            "[SGR0105] The table "
                + model.name()
                + " of "
                + model.java()
                + " has no place for the models in use. "
                + problem);
  }
}
