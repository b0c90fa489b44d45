package dev.singlet.it.secrets;

import static dev.singlet.it.secrets.Texts.NUMBER;
import static dev.singlet.it.secrets.Texts.SECRET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.secrets.model.Vault.Channel;
import dev.singlet.it.secrets.model.Vault.Contact;
import dev.singlet.it.secrets.model.Vault.Device;
import dev.singlet.it.secrets.model.Vault.Note;
import dev.singlet.it.secrets.model.Vault.Place;
import dev.singlet.it.secrets.model.Vault.Session;
import dev.singlet.it.secrets.model.VaultDeviceEntity;
import dev.singlet.it.secrets.model.VaultNoteEntity;
import dev.singlet.it.secrets.model.VaultSessionEntity;
import dev.singlet.it.secrets.model.VaultTable;
import dev.singlet.it.secrets.model.VaultUserItemsCollection;
import dev.singlet.item.Get;
import dev.singlet.json.EntityJson;
import dev.singlet.listener.RequestDetail;
import dev.singlet.operation.Operation;
import dev.singlet.query.Page;
import dev.singlet.stream.ChangeReader;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import dev.singlet.value.Document;
import dev.singlet.value.ReadPolicy;
import dev.singlet.verify.ItemsReport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Secrets in every sensitive place of a model. No text that the library makes shows them. */
class SecretsTest {

  private static final Session SESSION = session("ann", SECRET + "Token");
  private static final Device DEVICE = new Device("ann", "phone", SECRET + "Device");
  private static final String TOKEN = SESSION.token();

  @RegisterExtension final LocalTable vault = LocalTable.of(VaultTable.SCHEMA);

  private final Texts texts = new Texts();

  private static Session session(String user, String token) {
    return session(user, token, SECRET + "@mail");
  }

  private static Session session(String user, String token, String mail) {
    Contact contact = new Contact("Beth", NUMBER, SECRET + "Street");
    Channel phone = new Channel.Phone("41", Set.of(SECRET + "Phone"));
    return new Session(
        user,
        token,
        SECRET + "Pin",
        mail,
        Map.of(SECRET + "Key", SECRET + "Value"),
        List.of(SECRET + "Code"),
        Set.of(SECRET + "Tag"),
        contact,
        Map.of("home", contact),
        List.of(contact),
        new Channel.Mail(SECRET + "@channel"),
        List.of(new Channel.Mail(SECRET + "@channels"), phone),
        new Place("Bern", SECRET + "Place"),
        SECRET + "Sealed",
        NUMBER,
        1,
        Map.of("extra", new Document.Text("e")));
  }

  private static Map<String, AttributeValue> item() {
    return new HashMap<>(VaultTable.toItem(SESSION));
  }

  @Test
  void operations() {
    Stream.<Object>of(
            VaultSessionEntity.put(SESSION),
            VaultSessionEntity.put(SESSION).ifNotExists(),
            VaultSessionEntity.get("ann", TOKEN),
            VaultSessionEntity.delete("ann", TOKEN),
            VaultSessionEntity.check("ann", TOKEN).exists(),
            VaultSessionEntity.update("ann", TOKEN).attempts(2),
            VaultSessionEntity.sessions("ann").token(TOKEN),
            VaultSessionEntity.sessions("ann").token(TOKEN).count(),
            VaultSessionEntity.byPin(SESSION.pin()).token(TOKEN),
            VaultSessionEntity.byPin(SESSION.pin()).deleteAll(),
            VaultUserItemsCollection.ofUser("ann"),
            VaultSessionEntity.type(),
            EntityJson.of(VaultSessionEntity.type()),
            Transaction.of(VaultSessionEntity.put(SESSION)),
            BatchWrite.of(VaultSessionEntity.put(SESSION), VaultSessionEntity.delete("ann", TOKEN)),
            BatchGet.of(VaultSessionEntity.get("ann", TOKEN)),
            TransactGet.of(VaultSessionEntity.get("ann", TOKEN)))
        .forEach(texts::add);
    assertThat(texts)
        .asString()
        .contains("Get[Session USER#ann / ***]", "Query[Session.sessions = ***]");
  }

  @Test
  void conditions() {
    Stream.of(
            VaultSessionEntity.PIN.eq(SESSION.pin()),
            VaultSessionEntity.PIN,
            VaultSessionEntity.MARKS.key(SECRET + "Key"),
            VaultSessionEntity.MARKS.key(SECRET + "Key").eq(SECRET + "Value"),
            VaultSessionEntity.MARKS.key(SECRET + "Key").exists(),
            VaultSessionEntity.CODES.contains(SECRET + "Code"),
            VaultSessionEntity.TAGS.contains(SECRET + "Tag"),
            VaultSessionEntity.LEVEL.between(1, NUMBER).not(),
            VaultSessionEntity.CONTACT.NUMBER.eq(NUMBER),
            VaultSessionEntity.CONTACTS.key("home").NUMBER.eq(NUMBER),
            VaultSessionEntity.ATTEMPTS.eq(1).or(VaultSessionEntity.LEVEL.eq(NUMBER)))
        .forEach(texts::add);
    assertThat(VaultSessionEntity.ATTEMPTS.eq(7)).asString().isEqualTo("attempts = 7");
  }

  @Test
  void results() {
    TableClient client = vault.client();
    client.transact(VaultSessionEntity.put(SESSION), VaultDeviceEntity.put(DEVICE));
    Map<String, AttributeValue> spoilt = new HashMap<>(VaultTable.toItem(session("ann", SECRET)));
    spoilt.put("pin", AttributeValue.createN(String.valueOf(NUMBER)));
    vault.dynamoDb().putItem(put -> put.tableName(vault.tableName()).item(spoilt));

    Page<Session> page =
        client.execute(VaultSessionEntity.sessions("ann").onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(SESSION);
    texts.add(page);
    page.unreadable().forEach(texts::add);
    assertThat(page.unreadable().get(0))
        .hasToString(
            "[SGR0201] Session item PK=USER#ann, SK=***, attribute pin: does not fit its type, and"
                + " is sensitive, so it is not shown.");
    texts.add(
        client.execute(VaultUserItemsCollection.ofUser("ann").onUnreadable(ReadPolicy.collect())));
    client.pages(VaultTable.scan().onUnreadable(ReadPolicy.collect())).forEach(texts::add);
    texts.add(client.execute(BatchGet.of(VaultSessionEntity.get("ann", TOKEN))));
    texts.add(client.transactGet(VaultSessionEntity.get("ann", TOKEN)));
    texts.add(client.execute(BatchWrite.of(VaultSessionEntity.put(session("ann", SECRET + "2")))));
    texts.add(new ChangeReader<>(VaultTable.type()).read(Map.of(), item()).orElseThrow());
    texts.add(new ChangeReader<>(VaultTable.type()).read(item(), item()).orElseThrow());
    texts.add(new ChangeReader<>(VaultTable.type()).read(item(), Map.of()).orElseThrow());
    texts.addFailure(() -> client.execute(VaultSessionEntity.sessions("ann")));
    texts.add(client.execute(VaultSessionEntity.sessions("ann").deleteAll()));
  }

  @Test
  void getsThatDifferInSecretsAreDifferentGetsOfABatch() {
    TableClient client = vault.client();
    Session other = session("ann", SECRET + "Other", SECRET + "@other");
    client.transact(VaultSessionEntity.put(SESSION), VaultSessionEntity.put(other));
    Get<Session> first = VaultSessionEntity.get("ann", TOKEN);

    assertThat(client.execute(BatchGet.of(first, VaultSessionEntity.get("ann", SECRET + "Other"))))
        .satisfies(
            read -> assertThat(read.get(VaultSessionEntity.get("ann", TOKEN))).contains(SESSION))
        .satisfies(
            read ->
                assertThat(read.get(VaultSessionEntity.get("ann", SECRET + "Other")))
                    .contains(other));
  }

  @Test
  void requestsOfAListener() {
    TableClient client =
        vault
            .client()
            .withListener(
                report -> {
                  texts.add(report);
                  report.text().ifPresent(texts::add);
                },
                RequestDetail.TEXT,
                RequestDetail.ITEM_COLLECTIONS);
    List<Operation<?>> operations =
        List.of(
            VaultSessionEntity.put(SESSION),
            VaultSessionEntity.get("ann", TOKEN),
            VaultSessionEntity.update("ann", TOKEN)
                .attempts(2)
                .set(VaultSessionEntity.MARKS.key(SECRET + "Other"), SECRET)
                .when(VaultSessionEntity.MARKS.key(SECRET + "Key").eq(SECRET + "Value")),
            VaultSessionEntity.sessions("ann").token(TOKEN).filter(VaultSessionEntity.LEVEL.gt(3)),
            VaultSessionEntity.byPin(SESSION.pin()).token(TOKEN),
            BatchGet.of(VaultSessionEntity.get("ann", TOKEN)),
            BatchWrite.of(VaultDeviceEntity.put(DEVICE)),
            Transaction.of(VaultDeviceEntity.put(DEVICE)),
            VaultSessionEntity.delete("ann", TOKEN));
    operations.forEach(client::execute);
    assertThat(texts).asString().contains("PK = \"USER#ann\", SK = ***");
  }

  @Test
  void failuresOfWrites() {
    TableClient client = vault.client();
    client.execute(VaultSessionEntity.put(SESSION));
    Stream.<Operation<?>>of(
            VaultSessionEntity.put(SESSION).ifNotExists(),
            VaultSessionEntity.put(session("bob", SECRET)).ifNotExists(),
            VaultSessionEntity.put(session("bob", SECRET)),
            VaultSessionEntity.update("ann", TOKEN)
                .attempts(3)
                .when(VaultSessionEntity.PIN.eq(SECRET + "Other")),
            VaultSessionEntity.update("ann", TOKEN)
                .attempts(3)
                .when(VaultSessionEntity.MARKS.key(SECRET + "Key").eq(SECRET)),
            VaultSessionEntity.update("ann", TOKEN)
                .attempts(3)
                .when(VaultSessionEntity.MARKS.key(SECRET + "None").exists()),
            VaultSessionEntity.update("ann", TOKEN)
                .attempts(3)
                .when(VaultSessionEntity.CONTACT.NUMBER.eq(1)),
            VaultSessionEntity.update(SESSION, session("ann", SECRET + "Other")),
            VaultSessionEntity.put(session("ann", SECRET + "#x")),
            VaultSessionEntity.put(session("ann", SECRET.repeat(400))),
            VaultDeviceEntity.put(new Device("ann", "phone", SECRET + " has a space")),
            Transaction.of(
                VaultSessionEntity.put(SESSION).ifNotExists(),
                VaultNoteEntity.put(new Note("1", "t"))))
        .forEach(each -> texts.addFailure(() -> client.execute(each)));
    texts.addFailure(() -> VaultSessionEntity.get("ann", SECRET + "#b"));
    texts.addFailure(() -> VaultSessionEntity.sessions("ann").token(SECRET + "#b"));
    texts.addFailure(() -> VaultSessionEntity.byPin(SECRET + "#b"));
    texts.addFailure(() -> VaultSessionEntity.get("ann", SECRET.repeat(400)));
    assertThat(texts).asString().contains("ann", "[SGR0102] Session, key SK: token *** contains");
  }

  static Stream<String> attributes() {
    List<String> open = List.of("PK", "_et", "_ct", "_md", "user", "attempts", "extra");
    return item().keySet().stream().filter(attribute -> !open.contains(attribute)).sorted();
  }

  /** Values that no attribute has. The names of contacts aren't sensitive, but those of marks. */
  private static List<AttributeValue> wrongValues(String attribute) {
    String entry = attribute.equals("contacts") ? "home" : SECRET;
    AttributeValue number = AttributeValue.createN(String.valueOf(NUMBER));
    AttributeValue text = AttributeValue.createS(SECRET + "refused");
    return List.of(
        number,
        text,
        AttributeValue.createBool(true),
        AttributeValue.createSs(List.of(SECRET)),
        AttributeValue.createNs(List.of(number.n())),
        AttributeValue.createL(List.of(number)),
        AttributeValue.createL(List.of(text, text, number)),
        AttributeValue.createL(List.of(AttributeValue.createM(Map.of(entry, number)))),
        AttributeValue.createM(Map.of(entry, AttributeValue.createM(Map.of("x", text)))),
        AttributeValue.createM(Map.of("is", text, "name", number)),
        AttributeValue.createM(Map.of("is", AttributeValue.createS("Phone"), "numbers", text)),
        AttributeValue.createM(Map.of("home", AttributeValue.createM(Map.of("number", text)))),
        AttributeValue.createM(
            Map.of("name", AttributeValue.createS("refused"), "number", number, "street", text)));
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void failuresOfReads(String attribute) {
    for (AttributeValue value : wrongValues(attribute)) {
      Map<String, AttributeValue> item = item();
      item.put(attribute, value);
      try {
        Object unused = VaultTable.fromItem(item);
      } catch (UnreadableItemException unreadable) {
        texts.addThrown(unreadable);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void reportsOfItems(String attribute) {
    for (AttributeValue value : wrongValues(attribute)) {
      Map<String, AttributeValue> item = item();
      item.put(attribute, value);
      if (attribute.equals("SK")) {
        item.put(attribute, AttributeValue.createS(SECRET + wrongValues(attribute).indexOf(value)));
      }
      try {
        vault.dynamoDb().putItem(put -> put.tableName(vault.tableName()).item(item));
      } catch (software.amazon.awssdk.services.dynamodb.model.DynamoDbException keyOfAnotherType) {
        continue;
      }
      ItemsReport report = vault.client().execute(VerifyItems.of(VaultTable.type()));
      texts.add(report);
      texts.add(report.toMarkdown());
      texts.add(report.toJson());
      report.differences().forEach(texts::add);
    }
    texts.add(vault.client().execute(MarkItems.of(VaultTable.type())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"pin\": 471147}",
        "{\"pin\": s3cret}",
        "{\"marks\": {\"s3cret\": 471147}}",
        "{\"codes\": [\"a\", 471147]}",
        "{\"tags\": [\"s3cret\", \"s3cret\"]}",
        "{\"level\": 471147.5}",
        "{\"contact\": {\"name\": \"refused\", \"number\": 471147}}",
        "{\"contact\": {\"name\": \"c\", \"number\": \"s3cret\"}}",
        "{\"channel\": {\"is\": \"s3cret\"}}",
        "{\"channels\": [{\"is\": \"Phone\", \"numbers\": [471147]}]}",
        "{\"place\": [\"Bern\", 471147]}",
        "{\"pin\": \"s3cretrefused\"}",
        "{\"mail\": {\"s3cret\": {\"s3cret\": 1}}}",
        "{\"sealed\": [\"s3cret\", 471147]}",
        "{\"marks\": {\"s3cret\": \"a\", \"s3cret\": \"b\"}}"
      })
  void failuresOfJson(String json) {
    EntityJson<Session> sessions = EntityJson.of(VaultSessionEntity.type());

    texts.addFailure(() -> sessions.read(json));
    texts.addFailure(() -> sessions.merge(SESSION, json));
  }

  @Test
  void valuesOfArgumentsAreAsSensitiveAsTheirComponents() {
    String wayOut =
        " contains the delimiter '#'. Refuse such values, or end the placeholder of %1$s with"
            + " \":escape\" in the template. If stored keys have them, end it with \":any\".";
    assertThatThrownBy(() -> VaultSessionEntity.get("ann", SECRET + "#b"))
        .hasMessage("[SGR0102] Session, key SK: token ***" + wayOut.formatted("token"));
    assertThatThrownBy(() -> VaultNoteEntity.get("#" + "x".repeat(2_000)))
        .hasMessage(
            "[SGR0102] Note, key PK: id \"#%s...\"%s"
                .formatted("x".repeat(56), wayOut.formatted("id")));
  }

  @Test
  void whatIsNotSensitiveIsShown() {
    assertThat(VaultNoteEntity.get("7")).hasToString("Get[Note NOTE#7 / NOTE]");
    assertThat(VaultNoteEntity.notes("7")).hasToString("Query[Note.notes = NOTE]");
    assertThat(VaultDeviceEntity.get("ann", "phone"))
        .hasToString("Get[Device USER#ann / DEVICE#phone]");
  }
}
