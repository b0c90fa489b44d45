package dev.singlet.it.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.it.formats.model.Vault.Box;
import dev.singlet.it.formats.model.Vault.Ledger;
import dev.singlet.it.formats.model.Vault.Login;
import dev.singlet.it.formats.model.Vault.Note;
import dev.singlet.it.formats.model.Vault.Safe;
import dev.singlet.it.formats.model.Vault.Thing;
import dev.singlet.it.formats.model.Vault.Token;
import dev.singlet.it.formats.model.VaultLedgerEntity;
import dev.singlet.it.formats.model.VaultLoginEntity;
import dev.singlet.it.formats.model.VaultNoteEntity;
import dev.singlet.it.formats.model.VaultSafeEntity;
import dev.singlet.it.formats.model.VaultTokenEntity;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What plain JSON leaves out, and what it can't tell apart. */
class PlainJsonTest {

  private static final EntityJson<Login> LOGIN = EntityJson.of(VaultLoginEntity.type());
  private static final EntityJson<Note> NOTE = EntityJson.of(VaultNoteEntity.type());

  private static final EntityJson<Safe> SAFE = EntityJson.of(VaultSafeEntity.type());

  @Test
  void hiddenAttributesAreInTheItemAndNotInJson() {
    Login login = new Login("ann", "x1y2", 3);

    assertThat(VaultLoginEntity.toItem(login)).containsKeys("pw", "failures", "digest");
    assertThat(LOGIN.write(login))
        .isEqualTo("{\"greeting\":\"Hello ann\",\"name\":\"ann\",\"warning\":\"locked\"}");
    assertThat(VaultLoginEntity.jsonSchema()).doesNotContain("pw", "failures", "digest");
  }

  @Test
  void hiddenAttributesAreNotReadEither() {
    assertThat(LOGIN.read("{\"name\":\"ann\"}")).isEqualTo(new Login("ann", null, 0));
    assertThatThrownBy(() -> LOGIN.read("{\"name\":\"ann\",\"pw\":\"x1y2\"}"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("JSON, pw: is unknown. There are greeting, name, warning.");
  }

  @Test
  void whatIsHiddenAndRequiredIsMissedByName() {
    EntityJson<Token> json = EntityJson.of(VaultTokenEntity.type());

    assertThat(json.write(new Token("1", "s"))).isEqualTo("{\"id\":\"1\"}");
    assertThatThrownBy(() -> json.read("{\"id\":\"1\"}"))
        .isInstanceOfSatisfying(
            InvalidJsonException.class,
            invalid -> {
              assertThat(invalid.path()).isEqualTo("secret");
              assertThat(invalid.reason()).isEqualTo("is required, and absent");
            });
  }

  @Test
  void computedAttributesMayStandInJsonAndChangeNothing() {
    assertThat(VaultLoginEntity.jsonSchema())
        .contains("\"greeting\": {\"type\": \"string\", \"readOnly\": true}")
        .contains("\"warning\": {\"type\": [\"string\", \"null\"], \"readOnly\": true}")
        .contains("\"required\": [\"name\"]");
    assertThat(LOGIN.read("{\"name\":\"ann\",\"greeting\":\"Bye\",\"warning\":null}"))
        .isEqualTo(new Login("ann", null, 0));
  }

  @Test
  void aMergePatchReplacesAndRemovesWhatItNames() {
    EntityJson<Ledger> json = EntityJson.of(VaultLedgerEntity.type());
    Ledger before = ledger("abc", "a@b.example", "first", 3, Map.of("ab", List.of(3, 4)));

    assertThat(json.merge(before, "{}")).usingRecursiveComparison().isEqualTo(before);
    assertThat(json.merge(before, "{\"note\": \"second\", \"contact\": null, \"rank\": 5}"))
        .usingRecursiveComparison()
        .isEqualTo(ledger("abc", null, "second", 5, Map.of("ab", List.of(3, 4))));
    assertThat(json.merge(before, "{\"note\": null, \"counts\": {\"cd\": [5], \"ab\": null}}"))
        .usingRecursiveComparison()
        .isEqualTo(ledger("abc", "a@b.example", "none", 3, Map.of("cd", List.of(5))));
  }

  @Test
  void aMergePatchRepairsWhatViolatesAConstraint() {
    EntityJson<Ledger> json = EntityJson.of(VaultLedgerEntity.type());
    Ledger before = ledger("abc", "nobody", "first", 12, Map.of("ab", List.of(3)));

    Ledger after = json.merge(before, "{\"contact\": \"a@b.example\", \"rank\": 3}");

    assertThat(after)
        .usingRecursiveComparison()
        .isEqualTo(ledger("abc", "a@b.example", "first", 3, Map.of("ab", List.of(3))));
    assertThat(VaultLedgerEntity.toItem(after)).containsKeys("contact", "rank");
  }

  private static Ledger ledger(
      String id,
      @Nullable String contact,
      String note,
      int rank,
      Map<String, List<Integer>> counts) {
    return new Ledger(
        id, contact, note, rank, null, null, null, null, List.of("t"), counts, new byte[0]);
  }

  @Test
  void aMergePatchKeepsWhatJsonLeavesOut() {
    Safe before =
        new Safe(
            "1",
            "secret",
            new Box(1, Map.of("owner", Document.of("ann"))),
            new Thing.Coin(5, Map.of("mint", Document.of("A"))),
            Map.of("seen", Document.of(AttributeValue.fromSs(List.of("x")))));

    Safe after =
        SAFE.merge(
            before,
            """
            {"box": {"size": 2, "colour": "red"}, "thing": {"value": 6}, "more": {"a": null}}
            """);

    assertThat(after)
        .isEqualTo(
            new Safe(
                "1",
                "secret",
                new Box(2, Map.of("owner", Document.of("ann"), "colour", Document.of("red"))),
                new Thing.Coin(6, Map.of("mint", Document.of("A"))),
                Map.of(
                    "seen",
                    Document.of(AttributeValue.fromSs(List.of("x"))),
                    "more",
                    Document.ofMap(Map.of()))));
    assertThat(SAFE.merge(before, "{\"thing\": {\"is\": \"Deed\", \"text\": \"t\"}}").thing())
        .isEqualTo(new Thing.Deed("t"));
    assertThat(SAFE.merge(before, deed("null")).thing()).isEqualTo(new Thing.Deed("t"));
    assertThatThrownBy(() -> SAFE.merge(before, deed("6")))
        .hasMessageContaining("thing.value: is unknown. There are is, text");
    assertThat(LOGIN.merge(new Login("ann", "x1y2", 3), "{\"name\": \"ann\"}"))
        .isEqualTo(new Login("ann", "x1y2", 3));
  }

  private static String deed(String value) {
    return "{\"thing\": {\"is\": \"Deed\", \"text\": \"t\", \"value\": %s}}".formatted(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          []                  | The JSON is an array, and should be an object.
          {"name": null}      | JSON, name: is required, and not there.
          {"pw": "x"}         | JSON, pw: is unknown. There are greeting, name, warning.
          {"name": 4}         | JSON, name: is a number, and should be a string.
          {"name": "a"        | The JSON can't be parsed: Unexpected end-of-input: expected close marker for Object (line 1, column 13).
          """)
  void aMergePatchThatDoesNotFitIsRefused(String patch, String message) {
    assertThatThrownBy(() -> LOGIN.merge(new Login("ann", "x1y2", 3), patch))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining(message);
  }

  @Test
  void jsonIsOfThePresentVersion() {
    Note note = new Note("1", Document.of("as it is"), null, List.of());

    assertThat(NOTE.write(note)).isEqualTo("{\"content\":\"as it is\",\"id\":\"1\",\"more\":[]}");
    assertThat(NOTE.read(NOTE.write(note))).isEqualTo(note);
  }

  static List<Document> documents() {
    return List.of(
        Document.ofNull(),
        Document.of(false),
        Document.of(""),
        Document.of(new BigDecimal("0.1")),
        Document.ofList(List.of()),
        Document.ofList(List.of(Document.ofNull(), Document.of(1))),
        Document.ofMap(Map.of("a", Document.ofNull(), "b", Document.ofMap(Map.of()))));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void documentsOfWhatJsonHasComeBack(Document document) {
    Note note = new Note("1", document, Document.of("other"), List.of(document, document));

    assertThat(NOTE.read(NOTE.write(note))).isEqualTo(note);
    assertThat(VaultNoteEntity.fromItem(VaultNoteEntity.toItem(note))).isEqualTo(note);
  }

  @Test
  void setsAndBytesWithinDocumentsComeBackAsListsAndTexts() {
    SdkBytes bytes = SdkBytes.fromUtf8String("hi");
    Note note =
        new Note(
            "1",
            new Document.TextSet(Set.of("a")),
            new Document.Binary(bytes),
            List.of(
                new Document.NumberSet(Set.of(BigDecimal.ONE)),
                new Document.BinarySet(Set.of(bytes))));

    assertThat(NOTE.read(NOTE.write(note)))
        .isEqualTo(
            new Note(
                "1",
                Document.ofList(List.of(Document.of("a"))),
                Document.of("aGk="),
                List.of(
                    Document.ofList(List.of(Document.of(1))),
                    Document.ofList(List.of(Document.of("aGk="))))));
    assertThat(
            VaultNoteEntity.fromItem(
                DynamoDbJson.read(DynamoDbJson.write(VaultNoteEntity.toItem(note)))))
        .isEqualTo(note);
  }

  @Test
  void extrasAreFurtherPropertiesAtEachLevel() {
    Map<String, Document> extras =
        Map.of("a", Document.ofNull(), "b", Document.ofList(List.of(Document.of(1))));
    Safe safe = new Safe("1", "0000", new Box(3, extras), new Thing.Coin(5, extras), extras);

    String text = SAFE.write(safe);

    assertThat(text)
        .isEqualTo(
            "{\"box\":{\"size\":3,\"a\":null,\"b\":[1]},\"id\":\"1\","
                + "\"thing\":{\"is\":\"Coin\",\"value\":5,\"a\":null,\"b\":[1]},"
                + "\"a\":null,\"b\":[1]}");
    assertThat(SAFE.read(text)).isEqualTo(VaultSafeEntity.builder(safe).code(null).build());
    assertThat(problems(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"code", "PK", "_et", "door", "_md"})
  void extrasHaveNoNameOfWhatJsonLeavesOut(String name) {
    String text = "{\"id\":\"1\",\"" + name + "\":\"x\"}";

    assertThat(problems(text)).isNotEmpty();
    assertThatThrownBy(() -> SAFE.read(text))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining(
            "JSON, " + name + ": has the name of an attribute that JSON leaves out.");
  }

  private static List<?> problems(String text) {
    return new ValidatorFactory().validate(VaultSafeEntity.jsonSchema(), text).getErrors();
  }
}
