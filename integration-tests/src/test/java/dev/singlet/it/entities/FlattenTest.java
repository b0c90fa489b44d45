package dev.singlet.it.entities;

import static dev.singlet.it.entities.model.DepositoryParcelEntity.GIFT;
import static dev.singlet.it.entities.model.DepositoryParcelEntity.NOTES;
import static dev.singlet.it.entities.model.DepositoryParcelEntity.SENDER;
import static dev.singlet.it.entities.model.DepositoryParcelEntity.STAMPED;
import static dev.singlet.it.entities.model.DepositoryParcelEntity.TO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.entities.model.Depository.Credentials;
import dev.singlet.it.entities.model.Depository.Gift;
import dev.singlet.it.entities.model.Depository.Lease;
import dev.singlet.it.entities.model.Depository.Locker;
import dev.singlet.it.entities.model.Depository.Notes;
import dev.singlet.it.entities.model.Depository.Parcel;
import dev.singlet.it.entities.model.Depository.Person;
import dev.singlet.it.entities.model.Depository.Place;
import dev.singlet.it.entities.model.Depository.Route;
import dev.singlet.it.entities.model.Depository.Stamped;
import dev.singlet.it.entities.model.DepositoryLockerEntity;
import dev.singlet.it.entities.model.DepositoryParcelEntity;
import dev.singlet.it.entities.model.DepositoryRouteProjection;
import dev.singlet.it.entities.model.DepositoryTable;
import dev.singlet.json.EntityJson;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The components of a flattened record are attributes of the item itself. */
class FlattenTest {

  private static final Instant NOON = Instant.parse("2030-03-01T12:00:00Z");
  private static final Place DELFT = place("Canal", "Delft");
  private static final Place BREDA = place("Market", "Breda");

  @RegisterExtension final LocalTable table = LocalTable.of(DepositoryTable.SCHEMA);

  private TableClient depository;

  @BeforeEach
  void connect() {
    depository = table.client();
  }

  private static Place place(String street, String city) {
    return new Place(street, city, OptionalInt.of(2), 7);
  }

  private static Parcel parcel(
      String no, @Nullable Place to, @Nullable Gift gift, @Nullable Notes notes) {
    return new Parcel(
        no,
        "NEW",
        new Stamped(null, null, 0, "ann", null, null),
        new Person("s1", DELFT, null),
        to,
        gift,
        notes,
        null,
        5);
  }

  private Parcel put(Parcel parcel) {
    return depository.execute(DepositoryParcelEntity.put(parcel));
  }

  private Parcel read(String no) {
    return depository.execute(DepositoryParcelEntity.get("s1", no)).orElseThrow();
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  /** Checks that all items are as a put would write them. */
  private void assertSound() {
    assertThat(depository.execute(VerifyItems.of(DepositoryTable.type())).differences()).isEmpty();
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  @Test
  void anItemHasTheComponentsAsAttributes() {
    Parcel put =
        put(
            new Parcel(
                "n1",
                "NEW",
                new Stamped(null, null, 0, "ann", null, null),
                new Person("s1", DELFT, "s@x.org"),
                BREDA,
                new Gift("bob", null),
                new Notes("psst", "long text", Set.of("a"), Map.of("x", 1L)),
                new Lease(NOON, List.of("k1")),
                5));

    assertThat(item())
        .containsOnlyKeys(
            "PK",
            "SK",
            "GSI1PK",
            "GSI1SK",
            "GSI2PK",
            "GSI2SK",
            "_et",
            "_ct",
            "_md",
            "no",
            "state",
            "weight",
            "version",
            "author",
            "source",
            "label",
            "sender_id",
            "sender_mail",
            "sender_home_street",
            "sender_home_city",
            "sender_home_floor",
            "sender_home_no",
            "to_street",
            "to_city",
            "to_floor",
            "to_no",
            "gift_recipient",
            "notes_secret",
            "notes_text",
            "notes_labels",
            "notes_counts",
            "lease_until",
            "lease_keys",
            "summary")
        .containsEntry("sender_home_city", text("Delft"))
        .containsEntry("to_no", AttributeValue.fromN("7"))
        .containsEntry("label", text("ann by web"))
        .containsEntry("lease_until", AttributeValue.fromN("1898596800"))
        .containsEntry("PK", text("PARCEL#s1"))
        .containsEntry("GSI1PK", text("CITY#Delft"))
        .containsEntry("GSI2PK", text("GIFT#bob"))
        .containsEntry("summary", text("n1 for bob"));
    assertThat(put.stamped().version()).isEqualTo(1);
    assertThat(read("n1")).isEqualTo(put);
    assertThat(depository.execute(DepositoryParcelEntity.get(put))).contains(put);
    assertSound();
  }

  @Test
  void anIdWithinIsMadeBeforeThePut() {
    Parcel given = parcel("n1", null, null, null);
    Parcel withoutId =
        DepositoryParcelEntity.builder(given).sender(new Person(null, DELFT, null)).build();

    String id = DepositoryParcelEntity.put(withoutId).entity().sender().id();

    assertThat(id).hasSize(26);
  }

  @Test
  void anOptionalRecordIsNullIfNoneOfItsAttributesIsThere() {
    Parcel put = put(parcel("n1", null, null, null));

    assertThat(item())
        .doesNotContainKeys("to_street", "to_no", "gift_recipient", "notes_labels", "GSI2PK");
    assertThat(read("n1")).isEqualTo(put);
    Notes onlyLabels = new Notes(null, null, Set.of("a"), null);
    put(parcel("n2", null, null, onlyLabels));
    assertThat(read("n2").notes()).isEqualTo(onlyLabels);
  }

  @Test
  void thePrefixStandsBeforeOlderNamesToo() {
    Map<String, AttributeValue> item =
        new HashMap<>(DepositoryParcelEntity.toItem(parcel("n1", null, null, null)));
    item.put("sender_email", text("s@x.org"));

    assertThat(DepositoryParcelEntity.fromItem(item).sender().email()).isEqualTo("s@x.org");
  }

  @Test
  void anItemWithOnlyAPartOfARecordIsUnreadable() {
    Map<String, AttributeValue> item =
        new HashMap<>(DepositoryParcelEntity.toItem(parcel("n1", BREDA, null, null)));
    item.remove("to_street");

    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> DepositoryParcelEntity.fromItem(item))
        .satisfies(e -> assertThat(e.attribute()).isEqualTo("to_street"));
  }

  @Test
  @SuppressWarnings("NullAway") // what code without nullness checks can give
  void violationsNameThePaths() {
    Parcel parcel =
        new Parcel(
            "n1",
            "NEW",
            new Stamped(null, null, 0, null, null, null),
            new Person("s1", place(" ", "A city with a very long name"), null),
            new Place(null, "Delft", OptionalInt.empty(), 1),
            new Gift(null, "Hello"),
            null,
            null,
            -1);

    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> put(parcel))
        .satisfies(
            e ->
                assertThat(e.violations())
                    .extracting(violation -> violation.path())
                    .containsExactlyInAnyOrder(
                        "stamped.author",
                        "sender.home.street",
                        "sender.home.city",
                        "to.street",
                        "gift.recipient",
                        "weight"));
    assertThatThrownBy(() -> put(parcel("n1", place("Delft", "Delft"), null, null)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("to.hasOwnName");
    assertThatThrownBy(
            () ->
                put(
                    new Parcel(
                        "n1",
                        "NEW",
                        parcel.stamped(),
                        new Person("s1", null, null),
                        null,
                        null,
                        null,
                        null,
                        1)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("sender.home");
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aKeyIsMadeOfTheComponents() {
    Parcel first = put(parcel("n1", null, new Gift("bob", null), null));
    Parcel second = put(parcel("n2", null, null, null));

    assertThat(depository.execute(DepositoryParcelEntity.fromCity("Delft")).items())
        .containsExactly(first, second);
    assertThat(
            depository
                .execute(
                    DepositoryParcelEntity.fromCity("Delft")
                        .stampedAuthor("ann")
                        .no(Range.gt("n1")))
                .items())
        .containsExactly(second);
    assertThat(depository.execute(DepositoryParcelEntity.toRecipient("bob")).items())
        .containsExactly(first);
  }

  @Test
  void anUpdateChangesOneComponentAndTheKeysMadeOfIt() {
    put(parcel("n1", null, null, null));

    Parcel moved =
        depository.execute(
            DepositoryParcelEntity.update("s1", "n1")
                .senderHomeCity("Breda", "ann", "Canal")
                .senderHomeFloor(3)
                .senderEmail("s@x.org")
                .addToNotesLabels("fragile")
                .set(SENDER.HOME.NO, 9)
                .when(TO.CITY.notExists().and(SENDER.HOME.CITY.eq("Delft"))));

    assertThat(moved.sender())
        .isEqualTo(new Person("s1", new Place("Canal", "Breda", OptionalInt.of(3), 9), "s@x.org"));
    assertThat(moved.notes()).isEqualTo(new Notes(null, null, Set.of("fragile"), null));
    assertThat(item()).containsEntry("GSI1PK", text("CITY#Breda"));
    assertSound();
  }

  @Test
  void anUpdateSetsAWholeRecord() {
    put(parcel("n1", null, null, null));

    Parcel gift =
        depository.execute(
            DepositoryParcelEntity.update("s1", "n1")
                .gift(new Gift("bob", "Hello"), "NEW")
                .to(BREDA)
                .senderHome(BREDA, "ann")
                .notes(new Notes("psst", null, Set.of(), null)));
    assertThat(gift)
        .extracting(Parcel::gift, Parcel::to, Parcel::notes, parcel -> parcel.sender().home())
        .containsExactly(
            new Gift("bob", "Hello"), BREDA, new Notes("psst", null, Set.of(), null), BREDA);
    assertThat(item())
        .containsEntry("GSI2PK", text("GIFT#bob"))
        .containsEntry("GSI1PK", text("CITY#Breda"))
        .containsEntry("summary", text("n1 for bob"));

    Parcel none =
        depository.execute(
            DepositoryParcelEntity.update("s1", "n1").gift(null, "NEW").to(null).notes(null));
    assertThat(none).extracting(Parcel::gift, Parcel::to, Parcel::notes).containsOnlyNulls();
    assertThat(item())
        .doesNotContainKeys("GSI2PK", "GSI2SK", "gift_message", "to_no", "notes_secret")
        .containsEntry("summary", text("n1"));
    assertSound();
  }

  @Test
  void aRecordMadeOfSeveralRecordsIsComparedByItsAttributes() {
    Parcel before = put(parcel("n1", BREDA, null, new Notes("psst", "text", Set.of("a"), null)));
    Parcel after =
        DepositoryParcelEntity.builder(before)
            .sender(new Person("s1", BREDA, "s@x.org"))
            .to(null)
            .gift(new Gift("bob", null))
            .notes(new Notes(null, "text", Set.of("b"), Map.of("x", 1L)))
            .build();

    Parcel changed = depository.execute(DepositoryParcelEntity.update(before, after));

    assertThat(changed)
        .usingRecursiveComparison()
        .ignoringFields("stamped.updatedAt", "stamped.version")
        .isEqualTo(after);
    assertThat(read("n1")).isEqualTo(changed);
    assertSound();
    assertThatThrownBy(() -> depository.execute(DepositoryParcelEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(
            () ->
                depository.execute(
                    DepositoryParcelEntity.update(
                        changed,
                        DepositoryParcelEntity.builder(changed)
                            .stamped(new Stamped(null, null, 2, "eve", "web", "x"))
                            .build())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("author is read-only");
  }

  @Test
  void anUpsertTakesWhatAnItemNeeds() {
    Parcel created =
        depository.execute(
            DepositoryParcelEntity.upsert(
                    "n1",
                    "NEW",
                    "ann",
                    "s1",
                    "Canal",
                    "Delft",
                    7,
                    new Place("A", "B", OptionalInt.empty(), 1),
                    new Gift("bob", null),
                    5)
                .stampedSource("shop")
                .senderEmail("s@x.org"));

    assertThat(created.to()).isEqualTo(new Place("A", "B", OptionalInt.empty(), 1));
    assertThat(created.gift()).isEqualTo(new Gift("bob", null));
    assertThat(created.stamped())
        .extracting(Stamped::author, Stamped::source)
        .containsExactly("ann", "shop");
    assertThat(read("n1")).isEqualTo(created);
    assertSound();
  }

  @Test
  void batchesAndTransactionsWork() {
    AsyncTableClient async = table.asyncClient();
    Parcel first = parcel("n1", BREDA, null, null);
    Parcel second = parcel("n2", null, new Gift("bob", null), null);
    async.execute(BatchWrite.of(DepositoryTable.put(first), DepositoryTable.put(second))).join();

    async
        .transact(
            DepositoryParcelEntity.update("s1", "n1").to(null),
            DepositoryParcelEntity.check("s1", "n2").when(GIFT.RECIPIENT.eq("bob")),
            DepositoryLockerEntity.put(new Locker("l", new Credentials("a@x.org", "1"))))
        .join();

    assertThat(read("n1").to()).isNull();
    assertThat(async.execute(DepositoryParcelEntity.fromCity("Delft")).join().items()).hasSize(2);
    assertThat(
            depository.stream(
                DepositoryTable.scan(DepositoryParcelEntity.type())
                    .filter(STAMPED.AUTHOR.eq("ann").and(NOTES.LABELS.notExists()))))
        .hasSize(2);
  }

  @Test
  void aUniqueComponentIsUnique() {
    depository.execute(
        DepositoryLockerEntity.put(new Locker("l1", new Credentials("a@x.org", "1"))));

    assertThatExceptionOfType(ConditionFailedException.class)
        .isThrownBy(
            () ->
                depository.execute(
                    DepositoryLockerEntity.put(new Locker("l2", new Credentials("a@x.org", "2")))))
        .satisfies(
            e -> {
              assertThat(e.reason()).isEqualTo(Reason.UNIQUE);
              assertThat(e.attribute()).contains("credentials.email");
            });
    depository.execute(
        DepositoryLockerEntity.update("l1").credentials(new Credentials("b@x.org", "1")));
    depository.execute(
        DepositoryLockerEntity.put(new Locker("l2", new Credentials("a@x.org", "2"))));
  }

  @Test
  void aProjectionHasWholeRecords() {
    Parcel put = put(parcel("n1", BREDA, new Gift("bob", null), null));

    assertThat(
            depository.execute(
                DepositoryParcelEntity.get("s1", "n1").project(DepositoryRouteProjection.type())))
        .contains(new Route(put.sender(), put.to()));
  }

  @Test
  void jsonHasTheStoredAttributes() {
    EntityJson<Parcel> json = EntityJson.of(DepositoryParcelEntity.type());
    Parcel put = put(parcel("n1", null, new Gift("bob", null), null));

    String written = json.write(put);

    assertThat(written).contains("\"sender_home_city\":\"Delft\"").doesNotContain("\"to_");
    assertThat(json.read(written)).isEqualTo(put);
    assertThat(json.merge(put, "{\"gift_message\": \"Hi\", \"sender_home_city\": \"Breda\"}"))
        .extracting(Parcel::gift, parcel -> parcel.sender().home().city())
        .containsExactly(new Gift("bob", "Hi"), "Breda");
  }

  @Test
  void anEncryptedComponentIsNotShown() {
    Parcel parcel = parcel("n1", null, null, new Notes("psst", null, Set.of(), null));

    assertThat(DepositoryParcelEntity.put(parcel)).asString().doesNotContain("psst");
    put(parcel);
    assertThat(item().get("notes_secret").type()).isEqualTo(AttributeValue.Type.B);
    assertThat(read("n1").notes()).isEqualTo(parcel.notes());
  }

  @Test
  void anyRecordComesBack() {
    Random random = new Random(20240301);
    Parcel before = put(any(random));
    for (int i = 0; i < 60; i++) {
      assertThat(read("n1")).isEqualTo(before);
      Parcel next = any(random);
      Parcel after = DepositoryParcelEntity.builder(next).stamped(before.stamped()).build();
      before =
          random.nextBoolean()
              ? put(after)
              : depository.execute(DepositoryParcelEntity.update(before, after));
      assertThat(before)
          .usingRecursiveComparison()
          .ignoringFields("stamped.updatedAt", "stamped.version")
          .isEqualTo(after);
    }
    assertSound();
  }

  private static Parcel any(Random random) {
    return new Parcel(
        "n1",
        "S" + random.nextInt(3),
        new Stamped(null, null, 0, "ann", null, null),
        new Person("s1", anyPlace(random), random.nextBoolean() ? null : "s@x.org"),
        random.nextBoolean() ? null : anyPlace(random),
        random.nextBoolean()
            ? null
            : new Gift("r" + random.nextInt(2), random.nextBoolean() ? null : "m"),
        random.nextBoolean()
            ? null
            : new Notes(
                "x",
                random.nextBoolean() ? null : "t",
                random.nextBoolean() ? Set.of() : Set.of("l"),
                null),
        random.nextBoolean() ? null : new Lease(NOON, List.of()),
        random.nextInt(9));
  }

  private static Place anyPlace(Random random) {
    return new Place(
        "street",
        "city" + random.nextInt(3),
        random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(5)),
        random.nextInt(5));
  }
}
