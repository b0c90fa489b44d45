package dev.singlet.it.encryption;

import static dev.singlet.it.encryption.model.ClinicPatientEntity.CODES;
import static dev.singlet.it.encryption.model.ClinicPatientEntity.DIAGNOSIS;
import static dev.singlet.it.encryption.model.ClinicPatientEntity.DOCTOR;
import static dev.singlet.it.encryption.model.ClinicPatientEntity.LEVEL;
import static dev.singlet.it.encryption.model.ClinicPatientEntity.REMARK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.attribute.AttributeType;
import dev.singlet.crypto.CipherContext;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.encryption.model.Clinic;
import dev.singlet.it.encryption.model.Clinic.Address;
import dev.singlet.it.encryption.model.Clinic.Letter;
import dev.singlet.it.encryption.model.Clinic.Patient;
import dev.singlet.it.encryption.model.Clinic.Secret;
import dev.singlet.it.encryption.model.Clinic.Summary;
import dev.singlet.it.encryption.model.ClinicLetterEntity;
import dev.singlet.it.encryption.model.ClinicPatientEntity;
import dev.singlet.it.encryption.model.ClinicSecretEntity;
import dev.singlet.it.encryption.model.ClinicSummaryProjection;
import dev.singlet.it.encryption.model.ClinicTable;
import dev.singlet.it.encryption.model.TestKeys;
import dev.singlet.it.encryption.model.Vaults.Vault;
import dev.singlet.it.encryption.model.VaultsTable;
import dev.singlet.it.encryption.model.VaultsVaultEntity;
import dev.singlet.item.PartialItem;
import dev.singlet.query.Page;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is encrypted is plain in records, and nowhere else. */
@Isolated("Other tests need the keys that it takes away.")
class EncryptionTest {

  private static final List<String> ENCRYPTED =
      List.of("diagnosis", "remark", "address", "codes", "readings", "level");

  private static final Patient ANN = patient("1", "angina");

  @RegisterExtension final LocalTable table = LocalTable.of(ClinicTable.SCHEMA);

  private TableClient clinic;

  @BeforeEach
  void putOne() {
    TestKeys.reset();
    clinic = table.client();
    assertThat(clinic.execute(ClinicPatientEntity.put(ANN))).isEqualTo(ANN);
  }

  @Test
  void theItemHasNoPlainText() {
    Map<String, AttributeValue> item = item("1");

    assertThat(ENCRYPTED).allMatch(name -> item.get(name).type() == AttributeValue.Type.B);
    assertThat(item.get("doctor").s()).isEqualTo("dr:house");
    item.values().stream()
        .filter(value -> value.b() != null)
        .forEach(
            value ->
                assertThat(new String(value.b().asByteArray(), StandardCharsets.ISO_8859_1))
                    .doesNotContain("angina", "smoker", "Princeton", "pulse"));
    assertThat(ClinicPatientEntity.put(ANN)).asString().doesNotContain("angina");
  }

  @Test
  void anItemIsComparedByItsPlainValuesAndTheyAreNotShown() {
    assertThat(clinic.execute(VerifyItems.of(ClinicTable.type())).differences()).isEmpty();

    Map<String, AttributeValue> other = new HashMap<>(item("1"));
    other.remove("level");
    write(other);

    assertThat(clinic.execute(VerifyItems.of(ClinicTable.type())).differences())
        .containsExactly(
            new ItemDifference(
                Kind.MISSING,
                "level",
                1,
                List.of(new ItemSample("PK=WARD#A, SK=PATIENT#1", "", "***"))));
  }

  @Test
  void allReadsDecrypt() {
    Patient bob = clinic.execute(ClinicPatientEntity.put(patient("2", "burn")));

    assertThat(clinic.execute(ClinicPatientEntity.get("A", "1"))).contains(ANN);
    assertThat(clinic.stream(ClinicPatientEntity.of("A"))).containsExactly(ANN, bob);
    assertThat(clinic.execute(ClinicPatientEntity.byDoctor("house").limit(1)).items())
        .containsExactly(ANN);
    assertThat(
            clinic.execute(
                ClinicPatientEntity.get("A", "1").project(ClinicSummaryProjection.type())))
        .contains(new Summary("1", "angina"));
    assertThat(
            clinic.stream(
                ClinicPatientEntity.byDoctor("house").project(ClinicSummaryProjection.type())))
        .containsExactly(new Summary("1", "angina"), new Summary("2", "burn"));
    assertThat(clinic.stream(ClinicTable.scanGsi1(ClinicPatientEntity.type())))
        .containsExactlyInAnyOrder(ANN, bob);
    assertThat(
            clinic.stream(
                ClinicTable.scan(ClinicPatientEntity.type())
                    .project(ClinicSummaryProjection.type())))
        .containsExactlyInAnyOrder(new Summary("1", "angina"), new Summary("2", "burn"));
    assertThat(ClinicPatientEntity.fromItem(item("1"))).isEqualTo(ANN);
    assertThat(ClinicPatientEntity.fromItem(ClinicPatientEntity.toItem(ANN))).isEqualTo(ANN);
  }

  @Test
  void anItemThatCannotBeReadStaysEncrypted() {
    Map<String, AttributeValue> damaged = new HashMap<>(item("1"));
    damaged.put("doctor", AttributeValue.fromN("1"));

    UnreadableItemException unreadable =
        catchThrowableOfType(
            UnreadableItemException.class, () -> ClinicPatientEntity.fromItem(damaged));

    assertThat(unreadable.attribute()).isEqualTo("doctor");
    assertThat(unreadable.item()).isEqualTo(damaged);
  }

  @Test
  void anUpdateEncryptsWhatItSets() {
    Patient updated =
        clinic.execute(
            ClinicPatientEntity.update("A", "1")
                .diagnosis("flu")
                .removeRemark()
                .codes(Set.of())
                .set(LEVEL, 5)
                .when(REMARK.exists().and(DOCTOR.eq("house"))));

    assertThat(updated)
        .isEqualTo(
            new Patient(
                "A", "1", "house", "flu", null, ANN.address(), Set.of(), ANN.readings(), 5));
    assertThat(item("1").get("diagnosis").type()).isEqualTo(AttributeValue.Type.B);
    assertThat(item("1").get("level").type()).isEqualTo(AttributeValue.Type.B);
    assertThat(item("1")).doesNotContainKeys("remark", "codes");
    assertThat(
            clinic.execute(ClinicPatientEntity.update("A", "1").diagnosis("cold").returningOld()))
        .contains(updated);
    PartialItem<Patient> changed =
        clinic.execute(
            ClinicPatientEntity.update("A", "1").diagnosis("cough").returningUpdatedNew());
    assertThat(changed.get(DIAGNOSIS)).contains("cough");
    assertThat(changed).asString().doesNotContain("cough");
    assertThat(
            clinic.execute(ClinicPatientEntity.update("A", "1").doctor("who").returning(DIAGNOSIS)))
        .isEqualTo("cough");
  }

  @Test
  void constraintsHoldBeforeItIsEncrypted() {
    String tooLong = "secret".repeat(200);
    assertThatThrownBy(
            () -> clinic.execute(ClinicPatientEntity.update("A", "1").diagnosis(tooLong)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("diagnosis")
        .hasMessageNotContaining("secret");
  }

  @Test
  void setIfAbsentKeepsWhatIsThere() {
    clinic.execute(ClinicPatientEntity.update("A", "1").setIfAbsent(REMARK, "other"));
    assertThat(clinic.execute(ClinicPatientEntity.get("A", "1"))).contains(ANN);

    clinic.execute(ClinicPatientEntity.update("A", "1").removeRemark());
    Patient after = clinic.execute(ClinicPatientEntity.update("A", "1").setIfAbsent(REMARK, "new"));
    assertThat(after.remark()).isEqualTo("new");
  }

  @Test
  void anUpsertEncryptsWhatItSetsAndDefaults() {
    Patient made = clinic.execute(ClinicPatientEntity.upsert("A", "9", "house", "cold", Map.of()));

    assertThat(made.diagnosis()).isEqualTo("cold");
    assertThat(made.level()).isEqualTo(3);
    assertThat(item("9").get("level").type()).isEqualTo(AttributeValue.Type.B);
  }

  @Test
  void anUpdateFromWhatWasReadComparesPlainValues() {
    assertThat(ClinicPatientEntity.update(ANN, patient("1", "angina")).isUnchanged()).isTrue();

    Patient after = patient("1", "flu");
    assertThat(ClinicPatientEntity.update(ANN, after)).asString().doesNotContain("angina", "flu");
    assertThat(
            ClinicPatientEntity.update(ANN, after).toRequest().expressionAttributeNames().values())
        .contains("diagnosis")
        .doesNotContain("remark", "address", "level");
    assertThat(clinic.execute(ClinicPatientEntity.update(ANN, after))).isEqualTo(after);
    assertThat(clinic.execute(ClinicPatientEntity.get("A", "1"))).contains(after);
  }

  @Test
  void aVersionTellsOfChangesBetween() {
    Secret first = clinic.execute(ClinicSecretEntity.put(new Secret("a", "one", 0)));
    Secret second = clinic.execute(ClinicSecretEntity.update(first, new Secret("a", "two", 1)));

    assertThat(second).isEqualTo(new Secret("a", "two", 2));
    assertThatThrownBy(
            () -> clinic.execute(ClinicSecretEntity.update(first, new Secret("a", "three", 1))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageNotContaining("three");
  }

  @Test
  void transactionsEncryptToo() {
    clinic.transact(
        ClinicPatientEntity.put(patient("2", "burn")),
        ClinicPatientEntity.update("A", "1").diagnosis("flu"),
        ClinicSecretEntity.put(new Secret("a", "one", 0)));

    assertThat(clinic.execute(ClinicPatientEntity.get("A", "1")).orElseThrow().diagnosis())
        .isEqualTo("flu");
    assertThat(clinic.execute(ClinicPatientEntity.get("A", "2"))).contains(patient("2", "burn"));
    assertThat(item("2").get("diagnosis").type()).isEqualTo(AttributeValue.Type.B);
  }

  @Test
  void aFailedConditionGivesTheItemDecrypted() {
    assertThatThrownBy(
            () -> clinic.execute(ClinicPatientEntity.put(patient("1", "flu")).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> {
              assertThat(failed.existing(ClinicPatientEntity.type())).contains(ANN);
              assertThat(failed.existingItem().get("diagnosis").type())
                  .isEqualTo(AttributeValue.Type.B);
            });
  }

  @Test
  void conditionsCanAskWhetherItIsThere() {
    assertThat(clinic.stream(ClinicPatientEntity.of("A").filter(REMARK.exists())))
        .containsExactly(ANN);
    assertThat(clinic.stream(ClinicPatientEntity.of("A").filter(REMARK.notExists()))).isEmpty();
    assertThat(clinic.stream(ClinicPatientEntity.of("A").filter(CODES.hasType(AttributeType.B))))
        .containsExactly(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"remark", "readings"})
  void itCantBeMovedToAnotherAttribute(String attribute) {
    Map<String, AttributeValue> item = item("1");
    item.put(attribute, item.get("diagnosis"));
    write(item);

    assertUnreadable("1", attribute, "was changed, moved from another item or attribute");
  }

  @Test
  void itCantBeMovedToAnotherItem() {
    clinic.execute(ClinicPatientEntity.put(patient("2", "burn")));
    Map<String, AttributeValue> item = item("2");
    item.put("diagnosis", item("1").get("diagnosis"));
    write(item);

    assertUnreadable("2", "diagnosis", "was changed, moved from another item or attribute");
  }

  @Test
  void aPlainValueIsNotTakenForIt() {
    Map<String, AttributeValue> item = item("1");
    item.put("diagnosis", AttributeValue.fromS("forged"));
    write(item);

    assertUnreadable("1", "diagnosis", "is of type S, but encrypted attributes are of type B");
  }

  @Test
  void aCipherThatCantBeMadeIsNamed() {
    TableClient vaults = VaultsTable.client(new RecordingDynamoDb().client());

    assertThatThrownBy(() -> vaults.execute(VaultsVaultEntity.put(new Vault("v", "1234"))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The cipher of Vault.code can't be made: java.lang.IllegalArgumentException: VAULT_KEY"
                + " is not set")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void keysRotate() {
    TestKeys.rotateTo("k2");
    Patient bob = clinic.execute(ClinicPatientEntity.put(patient("2", "burn")));

    assertThat(clinic.stream(ClinicPatientEntity.of("A"))).containsExactly(ANN, bob);
    TestKeys.KEYS.remove("k1");
    assertUnreadable("1", "diagnosis", "can't be decrypted: there is no key of the id \"k1\"");
    assertThat(clinic.execute(ClinicPatientEntity.get("A", "2"))).contains(bob);
  }

  @Test
  void readPoliciesDealWithWhatCantBeDecrypted() {
    TestKeys.rotateTo("k2");
    Patient bob = clinic.execute(ClinicPatientEntity.put(patient("2", "burn")));
    TestKeys.KEYS.remove("k1");

    Page<Patient> page =
        clinic.execute(ClinicPatientEntity.of("A").onUnreadable(ReadPolicy.collect()));
    assertThat(page.items()).containsExactly(bob);
    assertThat(page.unreadable()).hasSize(1);
    assertThat(page.unreadable().get(0).attribute()).isEqualTo("diagnosis");
    assertThat(page.unreadable().get(0).item()).isEqualTo(item("1"));
    assertThat(clinic.stream(ClinicPatientEntity.of("A").onUnreadable(ReadPolicy.skip())))
        .containsExactly(bob);
  }

  @Test
  void whatIsDecryptedAndDoesNotFitIsNotShown() {
    Map<String, AttributeValue> item = item("1");
    AttributeValue text =
        ClinicPatientEntity.type()
            .encrypted()
            .seal(
                PrimaryKey.of(ClinicTable.SCHEMA.key(), item),
                "level",
                AttributeValue.fromS("a secret"));
    item.put("level", text);
    write(item);

    assertThatThrownBy(() -> clinic.execute(ClinicPatientEntity.get("A", "1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Patient item PK=WARD#A, SK=PATIENT#1, attribute level: does not fit"
                + " its type, and is sensitive, so it is not shown.")
        .hasNoCause();
  }

  @Test
  void anOlderNameIsTheOneItWasBoundTo() {
    Map<String, AttributeValue> item = item("1");
    AttributeValue older =
        AttributeValue.fromB(
            SdkBytes.fromByteArray(
                new Clinic.PatientCipher()
                    .encrypt(
                        plain("smoker"),
                        new CipherContext(
                            "notes", PrimaryKey.of(ClinicTable.SCHEMA.key(), item)))));
    item.remove("remark");
    item.put("notes", older);
    write(item);

    assertThat(clinic.execute(ClinicPatientEntity.get("A", "1"))).contains(ANN);
    assertThat(clinic.execute(ClinicPatientEntity.update("A", "1").remark("x")).remark())
        .isEqualTo("x");
    assertThat(item("1")).doesNotContainKey("notes");
  }

  @Test
  void whatWasPlainBeforeIsReadAsAnOlderSchemaVersion() {
    write(
        Map.of(
            "PK", AttributeValue.fromS("LETTER#1"),
            "SK", AttributeValue.fromS("LETTER"),
            "_et", AttributeValue.fromS("Letter"),
            "id", AttributeValue.fromS("1"),
            "text", AttributeValue.fromS("dear")));

    Letter letter = clinic.execute(ClinicLetterEntity.get("1")).orElseThrow();
    assertThat(letter).isEqualTo(new Letter("1", "dear"));
    clinic.execute(ClinicLetterEntity.put(letter));
    assertThat(clinic.execute(ClinicLetterEntity.get("1"))).contains(letter);
    assertThat(table.items())
        .filteredOn(item -> item.get("_et").s().equals("Letter"))
        .allMatch(item -> item.get("text").type() == AttributeValue.Type.B);
  }

  private void assertUnreadable(String id, String attribute, String reason) {
    assertThatThrownBy(() -> clinic.execute(ClinicPatientEntity.get("A", id)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageStartingWith(
            "[SGR0201] Patient item PK=WARD#A, SK=PATIENT#%s, attribute %s: ", id, attribute)
        .hasMessageContaining(reason);
  }

  /** The form of a text within what is encrypted: version, type, length, UTF-8. */
  private static byte[] plain(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(6 + utf8.length)
        .put((byte) 1)
        .put((byte) 'S')
        .putInt(utf8.length)
        .put(utf8)
        .array();
  }

  private static Patient patient(String id, String diagnosis) {
    return new Patient(
        "A",
        id,
        "house",
        diagnosis,
        "smoker",
        Optional.of(new Address("Princeton", "left")),
        Set.of(1, 2),
        Map.of("pulse", List.of(60, 61)),
        4);
  }

  private Map<String, AttributeValue> item(String id) {
    return new HashMap<>(
        table
            .dynamoDb()
            .getItem(
                request ->
                    request
                        .tableName(table.tableName())
                        .key(
                            Map.of(
                                "PK",
                                AttributeValue.fromS("WARD#A"),
                                "SK",
                                AttributeValue.fromS("PATIENT#" + id))))
            .item());
  }

  private void write(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }
}
