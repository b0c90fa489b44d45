package dev.singlet.it.otherlibraries;

import static org.assertj.core.api.Assertions.assertThat;

import app.cash.tempest2.LogicalDb;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.TableClient;
import dev.singlet.it.Node;
import dev.singlet.it.otherlibraries.model.Peers.Bare;
import dev.singlet.it.otherlibraries.model.Peers.Blob;
import dev.singlet.it.otherlibraries.model.Peers.Color;
import dev.singlet.it.otherlibraries.model.Peers.Job;
import dev.singlet.it.otherlibraries.model.Peers.Member;
import dev.singlet.it.otherlibraries.model.Peers.Note;
import dev.singlet.it.otherlibraries.model.Peers.Packed;
import dev.singlet.it.otherlibraries.model.Peers.Patient;
import dev.singlet.it.otherlibraries.model.Peers.Place;
import dev.singlet.it.otherlibraries.model.Peers.Status;
import dev.singlet.it.otherlibraries.model.Peers.Stay;
import dev.singlet.it.otherlibraries.model.Peers.Taken;
import dev.singlet.it.otherlibraries.model.Peers.Text;
import dev.singlet.it.otherlibraries.model.Peers.Visit;
import dev.singlet.it.otherlibraries.model.PeersBareEntity;
import dev.singlet.it.otherlibraries.model.PeersBlobEntity;
import dev.singlet.it.otherlibraries.model.PeersJobEntity;
import dev.singlet.it.otherlibraries.model.PeersMemberEntity;
import dev.singlet.it.otherlibraries.model.PeersPatientEntity;
import dev.singlet.it.otherlibraries.model.PeersStayEntity;
import dev.singlet.it.otherlibraries.model.PeersTable;
import dev.singlet.it.otherlibraries.model.PeersTakenEntity;
import dev.singlet.it.otherlibraries.model.PeersTextEntity;
import dev.singlet.it.otherlibraries.model.PeersVisitEntity;
import dev.singlet.it.otherlibraries.model.Shelves.Book;
import dev.singlet.it.otherlibraries.model.Shelves.Shelf;
import dev.singlet.it.otherlibraries.model.ShelvesBookEntity;
import dev.singlet.it.otherlibraries.model.ShelvesShelfEntity;
import dev.singlet.it.otherlibraries.model.ShelvesTable;
import dev.singlet.it.otherlibraries.model.TempestRows;
import dev.singlet.it.otherlibraries.model.TempestRows.Sick;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;

/**
 * Rows of the pages on other libraries: these write and read the same items as the model beside
 * them. The program is {@code peers.mjs}.
 */
class RowsOfPagesTest {

  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00.250Z");
  private static final Instant DAY = Instant.parse("2024-01-10T10:00:00.500Z");
  private static final SdkBytes BYTES = SdkBytes.fromByteArray(new byte[] {1, 2, -6});

  private static final Document FREE =
      Document.ofMap(Map.of("free", Document.ofList(List.of(Document.of(1), Document.of("x")))));

  @RegisterExtension final LocalTable theirs = LocalTable.of(PeersTable.SCHEMA);
  @RegisterExtension final LocalTable ours = LocalTable.of(PeersTable.SCHEMA);
  @RegisterExtension final LocalTable theirShelves = LocalTable.of(ShelvesTable.SCHEMA);
  @RegisterExtension final LocalTable ourShelves = LocalTable.of(ShelvesTable.SCHEMA);

  private static TableClient client(LocalTable table) {
    return table.client().withClock(Clock.fixed(TIME, ZoneOffset.UTC));
  }

  @Test
  void bothWriteTheSameItemsAndReadThem() throws Exception {
    Node.run("peers.mjs", theirs, TIME, "write");
    TableClient peers = client(theirs);

    Text text = peers.execute(PeersTextEntity.get("a")).orElseThrow();
    Blob blob = peers.execute(PeersBlobEntity.get("a")).orElseThrow();
    Job job = peers.execute(PeersJobEntity.get("Web", "J 7")).orElseThrow();
    Bare bare = peers.execute(PeersBareEntity.get("a")).orElseThrow();
    Visit visit = peers.execute(PeersVisitEntity.get("ann", DAY, 7, "A 1")).orElseThrow();
    Member member = peers.execute(PeersMemberEntity.get("a")).orElseThrow();
    Taken taken = new Taken("Chess", "Member", "email", "ann@example.com");
    Stay stay = peers.execute(PeersStayEntity.get("ann", DAY)).orElseThrow();

    assertThat(text)
        .isEqualTo(
            new Text(
                "a",
                "Pika",
                "Pika",
                "Pika",
                "Pika",
                "a b",
                "z",
                2,
                Color.RED,
                Arrays.asList("a", null),
                new Place(48.1, 11.5),
                new Note.Plain("p"),
                new Note.Formatted("f"),
                new ObjectMapper().readTree("{\"a\": [1, null]}"),
                Document.ofMap(
                    Map.of("b", Document.ofList(List.of(Document.of(true), Document.ofNull()))))));
    assertThat(blob)
        .isEqualTo(
            new Blob(
                "a",
                BYTES,
                BYTES,
                "[object ArrayBuffer]",
                blob.secret(),
                Set.of(1, 2),
                DAY,
                new Packed("Ann"),
                ""));
    assertThat(blob.secret()).matches("primary:[^:]+:[0-9a-f]{32}:[^:]+");
    assertThat(job)
        .isEqualTo(
            new Job("Web", "J 7", "2024-01-A", Status.OPEN, 5, true, List.of("b", "a"), FREE, "S"));
    assertThat(bare).isEqualTo(new Bare("a", TIME));
    assertThat(visit)
        .isEqualTo(new Visit("ann", DAY, 7, "A 1", "Bob", "Ray", List.of("b", "a"), FREE));
    assertThat(stay).isEqualTo(new Stay("ann", DAY));
    assertThat(member).isEqualTo(new Member("a", "Chess", "ann@example.com"));
    assertThat(peers.execute(PeersTakenEntity.get("Chess", "Member", "email", "ann@example.com")))
        .contains(taken);
    assertThat(peers.execute(PeersJobEntity.upper("2024-01-A").status(Status.OPEN)).items())
        .containsExactly(job);
    assertThat(peers.execute(VerifyItems.of(PeersTable.type())).differences()).isEmpty();

    client(ours).execute(PeersTextEntity.put(text));
    client(ours).execute(PeersBlobEntity.put(blob));
    client(ours).execute(PeersJobEntity.put(job));
    client(ours).execute(PeersBareEntity.put(bare));
    client(ours).execute(PeersVisitEntity.put(visit));
    client(ours).execute(PeersStayEntity.put(stay));
    client(ours).transact(PeersMemberEntity.put(member), PeersTakenEntity.put(taken).ifNotExists());
    assertThat(ours.items()).hasSize(8);
    assertThat(ours.items()).containsExactlyInAnyOrderElementsOf(theirs.items());
    List<JsonNode> read = Node.answers("peers.mjs", ours, TIME, "read");
    assertThat(read).isEqualTo(Node.answers("peers.mjs", theirs, TIME, "read"));
    assertThat(read.get(0).get("prefixed").asText()).isEqualTo("Pika");
    assertThat(read.get(1).get("secret").asText()).isEqualTo("a secret");
    assertThat(read.get(1).get("bytes")).hasToString("[1,2,250]").isEqualTo(read.get(1).get("raw"));
    assertThat(read.get(2).get("status").asText()).isEqualTo("Open");
    assertThat(read.get(3)).hasToString("[1,1,1]");
    assertThat(read.get(4)).hasToString("{\"id\":\"a\",\"created\":\"2024-01-15T08:00:00.250Z\"}");
    assertThat(read.get(5).get(0).get("room").asText()).isEqualTo("A 1");
    assertThat(read.get(6).get("at").asText()).isEqualTo("2024-01-10T10:00:00.500Z");
    assertThat(read.get(7).get("email").asText()).isEqualTo("ann@example.com");
    assertThat(read.get(8).asText()).isEqualTo("UniqueError");
  }

  @Test
  void oneTableStoresItsSettingsAndIdsAlike() throws Exception {
    Node.run("peers.mjs", theirShelves, TIME, "writeShelves");
    TableClient shelves = client(theirShelves);
    Shelf shelf = shelves.stream(ShelvesShelfEntity.latest()).findFirst().orElseThrow();
    Book book = shelves.stream(ShelvesBookEntity.latest()).findFirst().orElseThrow();

    assertThat(shelf).isEqualTo(new Shelf(shelf.id(), "A 1", TIME, TIME));
    assertThat(shelf.id()).matches("[0-9A-HJKMNP-TV-Z]{26}");
    assertThat(book).isEqualTo(new Book(book.id(), TIME, TIME));
    assertThat(book.id()).matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    assertThat(shelves.execute(VerifyItems.of(ShelvesTable.type())).differences()).isEmpty();
    client(ourShelves).execute(ShelvesShelfEntity.put(shelf));
    client(ourShelves).execute(ShelvesBookEntity.put(book));
    assertThat(ourShelves.items()).containsExactlyInAnyOrderElementsOf(theirShelves.items());

    client(ourShelves).execute(ShelvesShelfEntity.put(new Shelf(null, "B 2", null, null)));
    client(ourShelves).execute(ShelvesBookEntity.put(new Book(null, null, null)));
    assertThat(Node.answers("peers.mjs", ourShelves, TIME, "readShelves"))
        .hasSize(4)
        .allSatisfy(read -> assertThat(read.get("id").asText()).hasSizeBetween(26, 36))
        .allSatisfy(read -> assertThat(read.get("made").asText()).isEqualTo(TIME.toString()));
  }

  @Test
  void tempestStoresThePrefixOfAnyAttribute() {
    Patient patient = new Patient("p1", "house");
    tempest(theirs).patients().save(new Sick("p1", "house"));
    client(ours).execute(PeersPatientEntity.put(patient));

    assertThat(ours.items()).isEqualTo(theirs.items());
    assertThat(client(theirs).execute(PeersPatientEntity.get("p1"))).contains(patient);
    assertThat(tempest(ours).patients().load(new Sick.Key("p1")))
        .satisfies(read -> assertThat(read.doctor).isEqualTo("house"));
  }

  private static TempestRows.Items tempest(LocalTable table) {
    DynamoDbEnhancedClient client =
        DynamoDbEnhancedClient.builder().dynamoDbClient(table.dynamoDb()).build();
    return LogicalDb.create(TempestRows.class, client, (type, name) -> table.tableName()).items();
  }
}
