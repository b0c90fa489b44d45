package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.NoticesDistanceEntity.FROM;
import static dev.singlet.it.docs.model.NoticesDistanceEntity.TO;
import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.docs.model.Attic.Thing;
import dev.singlet.it.docs.model.AtticTable;
import dev.singlet.it.docs.model.AtticThingEntity;
import dev.singlet.it.docs.model.Ferries.Ferry;
import dev.singlet.it.docs.model.FerriesFerryEntity;
import dev.singlet.it.docs.model.FerriesTable;
import dev.singlet.it.docs.model.Harbour.Agent;
import dev.singlet.it.docs.model.Harbour.Arrival;
import dev.singlet.it.docs.model.Harbour.Barge;
import dev.singlet.it.docs.model.Harbour.Bill;
import dev.singlet.it.docs.model.Harbour.Box;
import dev.singlet.it.docs.model.Harbour.Bunk;
import dev.singlet.it.docs.model.Harbour.Buoy;
import dev.singlet.it.docs.model.Harbour.Cargo;
import dev.singlet.it.docs.model.Harbour.Danger;
import dev.singlet.it.docs.model.Harbour.Invoice;
import dev.singlet.it.docs.model.Harbour.Level;
import dev.singlet.it.docs.model.Harbour.Mooring;
import dev.singlet.it.docs.model.Harbour.Pilot;
import dev.singlet.it.docs.model.Harbour.Shift;
import dev.singlet.it.docs.model.Harbour.Trip;
import dev.singlet.it.docs.model.HarbourAgentEntity;
import dev.singlet.it.docs.model.HarbourArrivalEntity;
import dev.singlet.it.docs.model.HarbourBargeEntity;
import dev.singlet.it.docs.model.HarbourBillEntity;
import dev.singlet.it.docs.model.HarbourBoxEntity;
import dev.singlet.it.docs.model.HarbourBunkEntity;
import dev.singlet.it.docs.model.HarbourBuoyEntity;
import dev.singlet.it.docs.model.HarbourCargoEntity;
import dev.singlet.it.docs.model.HarbourInvoiceEntity;
import dev.singlet.it.docs.model.HarbourLevelEntity;
import dev.singlet.it.docs.model.HarbourMooringEntity;
import dev.singlet.it.docs.model.HarbourPassEntity;
import dev.singlet.it.docs.model.HarbourPilotEntity;
import dev.singlet.it.docs.model.HarbourShiftEntity;
import dev.singlet.it.docs.model.HarbourTable;
import dev.singlet.it.docs.model.HarbourTripEntity;
import dev.singlet.it.docs.model.Notices.Distance;
import dev.singlet.it.docs.model.Notices.Notice;
import dev.singlet.it.docs.model.Notices.Remark;
import dev.singlet.it.docs.model.NoticesDistanceEntity;
import dev.singlet.it.docs.model.NoticesNoticeEntity;
import dev.singlet.it.docs.model.NoticesRemarkEntity;
import dev.singlet.it.docs.model.NoticesTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The snippets of docs/model/stored-forms.md, on items that another program has written. */
class StoredFormsTest {

  private static final List<String> TIMES =
      List.of(
          "2024-01-15T08:00:00Z",
          "2024-01-15T08:00:00.500Z",
          "2024-01-15T08:00:00.500600Z",
          "2024-01-15T08:00:00.500600700Z",
          "2024-01-15T09:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(HarbourTable.SCHEMA);
  @RegisterExtension final LocalTable attic = LocalTable.of(AtticTable.SCHEMA);
  @RegisterExtension final LocalTable ferriesTable = LocalTable.of(FerriesTable.SCHEMA);
  @RegisterExtension final LocalTable board = LocalTable.of(NoticesTable.SCHEMA);

  private static void store(LocalTable table, Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void store(String type, String pk, String sk, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.putAll(Map.of("PK", fromS(pk), "SK", fromS(sk), "type", fromS(type)));
    store(table, item);
  }

  private void assertThatTheModelFits() {
    TableClient harbour = table.client();

    ItemsReport report = harbour.execute(VerifyItems.of(HarbourTable.type()));
    assertThat(report.differences()).isEmpty();
  }

  private void arrival(String time) {
    store(
        "Arrival",
        "SHIP#ada",
        "ARRIVAL#" + time,
        Map.of("ship", fromS("ada"), "arrivedAt", fromS(time), "pier", fromS("east")));
  }

  private void level(String time) {
    store(
        "Level",
        "GAUGE#north",
        time,
        Map.of("gauge", fromS("north"), "measuredAt", fromS(time), "centimetres", fromN("71")));
  }

  @Test
  void timesWithAsManyDigitsAsTheyNeed() {
    TIMES.forEach(this::arrival);
    TableClient harbour = table.client();
    Instant time = Instant.parse("2024-01-15T08:00:00.500Z");

    Optional<Arrival> one = harbour.execute(HarbourArrivalEntity.get("ada", time));
    Arrival moved =
        harbour.execute(
            HarbourArrivalEntity.update("ada", time)
                .pier("west")
                .when(HarbourArrivalEntity.ARRIVED_AT.eq(time)));

    assertThat(one).contains(new Arrival("ada", time, "east"));
    assertThat(moved.pier()).isEqualTo("west");
    assertThat(harbour.execute(HarbourArrivalEntity.ofShip("ada")).items())
        .hasSize(5)
        .extracting(Arrival::arrivedAt)
        .isNotEqualTo(TIMES.stream().map(Instant::parse).toList())
        .last()
        .isEqualTo(Instant.parse("2024-01-15T09:00:00Z"));
    assertThatTheModelFits();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-01-15T08:00:00Z",
        "2024-01-15T08:00:00.500Z",
        "2024-01-15T08:00:00.500600Z",
        "2024-01-15T08:00:00.500600700Z"
      })
  void aPutLeavesATimeAsItIsStored(String time) {
    arrival(time);
    List<Map<String, AttributeValue>> before = table.items();
    TableClient harbour = table.client();

    Arrival read = harbour.execute(HarbourArrivalEntity.get("ada", Instant.parse(time))).get();
    harbour.execute(HarbourArrivalEntity.put(read));

    assertThat(table.items()).isEqualTo(before);
  }

  @Test
  void anEntityHasTheTimesThatItNames() {
    Map<String, AttributeValue> attributes =
        Map.of(
            "no", fromN("7"),
            "holder", fromS("ann"),
            "issuedAt", fromS("2024-01-15T08:00:00.000Z"));
    store("Pass", "PASS#7", "PASS", attributes);
    TableClient harbour = table.client();

    harbour.execute(HarbourPassEntity.update(7).holder("bob"));

    assertThat(table.items().get(0))
        .containsOnlyKeys("PK", "SK", "type", "no", "holder", "issuedAt");
    assertThatTheModelFits();
  }

  @Test
  void rangesOfTheTextOfTimes() {
    TIMES.forEach(this::level);
    TableClient harbour = table.client();

    Stream<Level> hour =
        harbour.stream(
            HarbourLevelEntity.ofGauge("north")
                .time(gte("2024-01-15T08:00:00").and(lt("2024-01-15T09:00:00"))));
    Optional<Level> one =
        harbour.execute(HarbourLevelEntity.get("north", "2024-01-15T08:00:00.500Z"));

    assertThat(hour)
        .extracting(level -> level.measuredAt().toString())
        .containsExactlyInAnyOrderElementsOf(TIMES.subList(0, 4));
    assertThat(one).isPresent();
    assertThat(harbour.stream(HarbourLevelEntity.ofGauge("north").time(gte(TIMES.get(0)))))
        .as("from a whole second with its Z")
        .hasSize(2);
    assertThatTheModelFits();
  }

  @Test
  void localTimesSort() {
    List<String> times =
        List.of(
            "2024-01-15T08:00",
            "2024-01-15T08:00:00.500",
            "2024-01-15T08:00:30",
            "2024-01-15T08:00:30.000600700",
            "2024-01-15T08:00:30.500",
            "2024-01-15T08:01");
    for (String time : times) {
      store(
          "Shift",
          "CRANE#7",
          "SHIFT#" + time,
          Map.of("crane", fromS("7"), "beginsAt", fromS(time)));
    }
    TableClient harbour = table.client();

    assertThat(harbour.stream(HarbourShiftEntity.ofCrane("7")))
        .extracting(Shift::beginsAt)
        .containsExactlyElementsOf(times.stream().map(LocalDateTime::parse).toList());
    LocalDateTime morning = LocalDateTime.parse("2024-01-15T08:00:30");
    LocalDateTime evening = LocalDateTime.parse("2024-01-15T08:01");

    Stream<Shift> shifts =
        harbour.stream(HarbourShiftEntity.ofCrane("7").beginsAt(between(morning, evening)));
    assertThat(shifts).hasSize(4);
    assertThatTheModelFits();
  }

  @Test
  void localTimesWithoutFractionsSort() {
    for (String time : List.of("07:59:59", "08:30:00", "08:30:01", "12:00:00")) {
      store(
          "Trip",
          "TUG#eva",
          "TRIP#2024-05-01T" + time + "#01",
          Map.of(
              "tug", fromS("eva"),
              "startsAt", fromS("2024-05-01T" + time),
              "no", fromN("1")));
    }
    TableClient harbour = table.client();
    LocalDateTime morning = LocalDateTime.parse("2024-05-01T08:00:00");
    LocalDateTime evening = LocalDateTime.parse("2024-05-01T08:30:01");

    Stream<Trip> trips =
        harbour.stream(HarbourTripEntity.ofTug("eva").startsAt(between(morning, evening)));
    assertThat(trips)
        .extracting(Trip::startsAt)
        .containsExactly(LocalDateTime.parse("2024-05-01T08:30:00"), evening);
    assertThatTheModelFits();
  }

  @Test
  void oneValueInTwoForms() {
    store("Bill", "BILL#4711", "B-004711", Map.of("number", fromN("4711"), "cents", fromN("5")));
    TableClient harbour = table.client();

    Optional<Bill> bill = harbour.execute(HarbourBillEntity.get(4711));
    assertThat(bill).contains(new Bill(4711, 5));
    assertThatTheModelFits();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pilot", "PILOT", "Pilot"})
  void anEntityUnderSeveralNames(String name) {
    store(name, "pilot_4711", "pilot", Map.of("no", fromN("4711"), "name", fromS("Ann")));
    TableClient harbour = table.client();

    Pilot pilot = harbour.execute(HarbourPilotEntity.update(4711).name("Bob"));

    assertThat(pilot).isEqualTo(new Pilot(4711, "Bob"));
    assertThat(harbour.execute(VerifyItems.of(HarbourTable.type())).breaksModel()).isFalse();
    Pilot other = harbour.execute(HarbourPilotEntity.update(pilot, new Pilot(4711, "Eve")));
    assertThat(table.items().get(0)).containsEntry("type", fromS(name));

    harbour.execute(HarbourPilotEntity.put(other));

    assertThat(table.items())
        .singleElement()
        .satisfies(item -> assertThat(item).containsEntry("type", fromS("pilot")));
  }

  @Test
  void otherSeparatorsBetweenValues() {
    store("Mooring", "L:east-7", "MOORING", Map.of("quay", fromS("east"), "berth", fromS("7")));
    TableClient harbour = table.client();

    Optional<Mooring> mooring = harbour.execute(HarbourMooringEntity.get("east", "7"));

    assertThat(mooring).contains(new Mooring("east", "7"));
    assertThatThrownBy(() -> HarbourMooringEntity.get("north-east", "7"))
        .isInstanceOf(InvalidKeyException.class);
    assertThatTheModelFits();
  }

  @Test
  void numbersWithoutLeadingZeros() {
    for (int number : List.of(9, 10, 77)) {
      store(
          "Invoice",
          "INV:2024",
          "INV:" + number,
          Map.of("year", fromN("2024"), "number", fromN("" + number)));
    }
    TableClient harbour = table.client();

    Optional<Invoice> invoice = harbour.execute(HarbourInvoiceEntity.get(2024, 77));

    assertThat(invoice).contains(new Invoice(2024, 77));
    assertThat(harbour.stream(HarbourInvoiceEntity.ofYear(2024)))
        .extracting(Invoice::number)
        .containsExactly(10, 77, 9);
    assertThatTheModelFits();
  }

  @Test
  void numbersAsTextWithLeadingZeros() {
    for (String no : List.of("0009", "0010", "0077")) {
      store("Box", "YARD#a", "BOX#" + no, Map.of("yard", fromS("a"), "no", fromS(no)));
    }
    TableClient harbour = table.client();

    Stream<Box> boxes = harbour.stream(HarbourBoxEntity.ofYard("a").number(gte(10)));

    assertThat(boxes).containsExactly(new Box("a", 10), new Box("a", 77));
    assertThatTheModelFits();
  }

  @Test
  void keysInLowerCaseAndEmptyText() {
    store(
        "Agent",
        "agent#ann@harbour.example",
        "agent",
        Map.of("mail", fromS("Ann@Harbour.example"), "port", fromS("")));
    TableClient harbour = table.client();

    Agent ann = harbour.execute(HarbourAgentEntity.get("ANN@harbour.example")).orElseThrow();
    harbour.execute(HarbourAgentEntity.put(ann));
    assertThatTheModelFits();

    harbour.execute(HarbourAgentEntity.put(new Agent(ann.mail(), "Bari")));
    assertThat(harbour.execute(HarbourAgentEntity.inPort("bari")).items()).hasSize(1);
    assertThatTheModelFits();
  }

  @Test
  void valuesInOtherTypes() {
    store("Cargo", "CARGO#1", "CARGO", cargo("1", fromN("12")));
    store("Cargo", "CARGO#2", "CARGO", cargo("2", fromS("12")));
    TableClient harbour = table.client();

    assertThat(harbour.stream(HarbourTable.scan(HarbourCargoEntity.type())))
        .containsExactlyInAnyOrder(
            new Cargo("1", 12, Set.of("wet", "cold"), null, Document.ofNull(), Danger.NONE),
            new Cargo("2", 12, Set.of("wet", "cold"), null, Document.ofNull(), Danger.NONE));
    ItemsReport report = harbour.execute(VerifyItems.of(HarbourTable.type()));
    assertThat(report.toString())
        .contains(
            """
            Cargo: 2 items, 0 as a put would write them.

              attribute  same  other form  left over
              note                                 2
              pieces        1           1
            """);
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactlyInAnyOrder(
            tuple(Kind.OTHER_FORM, "pieces", 1L), tuple(Kind.LEFT_OVER, "note", 2L));
  }

  private static Map<String, AttributeValue> cargo(String id, AttributeValue pieces) {
    return Map.of(
        "id", fromS(id),
        "pieces", pieces,
        "marks", fromL(List.of(fromS("wet"), fromS("cold"))),
        "note", fromNul(true),
        "customs", fromNul(true),
        "danger", fromS(""));
  }

  @Test
  void valuesThatHoldTheDelimiter() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", fromS("BOARD#C#"),
            "SK", fromS("NOTICE#Learn C#, fast"),
            "_et", fromS("Notice"),
            "board", fromS("C#"),
            "title", fromS("Learn C#, fast"),
            "type", fromS("course"));
    store(board, item);
    TableClient notices = board.client();

    Optional<Notice> notice = notices.execute(NoticesNoticeEntity.get("C#", "Learn C#, fast"));

    assertThat(notice).contains(new Notice("C#", "Learn C#, fast", "course"));
    notices.execute(NoticesNoticeEntity.put(notice.orElseThrow()));
    assertThat(board.items())
        .singleElement()
        .satisfies(put -> assertThat(put).containsAllEntriesOf(item));
  }

  @Test
  void aValueEndsAtTheTextThatFollowsIt() {
    TableClient notices = board.client();
    Remark remark = new Remark("aws", "docs/#start.md", 7, "Why?");
    notices.execute(NoticesRemarkEntity.put(remark));
    notices.execute(NoticesRemarkEntity.put(new Remark("aws", "docs/", 7, "How?")));

    Stream<Remark> remarks =
        notices.stream(NoticesRemarkEntity.inFile("aws").path("docs/#start.md").line(lt(100)));

    assertThat(remarks).containsExactly(remark);
    assertThatThrownBy(() -> NoticesRemarkEntity.get("aws", "a#LINE#b", 7))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void twoValuesWithOnlyTheDelimiterBetweenThem() {
    TableClient notices = board.client();
    Distance distance = new Distance("Gate #1", "Gate #2", 3);

    notices.execute(
        NoticesDistanceEntity.put(distance)
            .when(FROM.notExists().or(FROM.eq(distance.from()).and(TO.eq(distance.to())))));
    Optional<Distance> stored =
        notices.execute(NoticesDistanceEntity.get(Distance.places("Gate #1", "Gate #2")));

    assertThat(stored).contains(distance);
    Distance other = new Distance("Gate ", "1#Gate #2", 4);
    assertThatThrownBy(
            () ->
                notices.execute(
                    NoticesDistanceEntity.put(other)
                        .when(FROM.notExists().or(FROM.eq(other.from()).and(TO.eq(other.to()))))))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void aNumberInAnotherAttributeTellsTheEntity() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", fromS("DOCK#east"),
            "SK", fromS("SHIP#007"),
            "class", fromN("3"),
            "dock", fromS("east"),
            "no", fromN("7"));
    store(table, item);
    TableClient harbour = table.client();

    List<Barge> barges = harbour.execute(HarbourBargeEntity.ofDock("east")).items();
    harbour.execute(HarbourBargeEntity.put(barges.get(0)));

    assertThat(barges).containsExactly(new Barge("east", 7));
    assertThat(table.items()).containsExactly(item);
    assertThatTheModelFits();
  }

  @Test
  void theKeyTellsTheEntity() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", fromS("FAIRWAY#north"),
            "SK", fromS("BUOY#007"),
            "fairway", fromS("north"),
            "number", fromN("7"),
            "light", fromS("red"));
    store(table, item);
    TableClient harbour = table.client();

    List<Buoy> buoys = harbour.execute(HarbourBuoyEntity.ofFairway("north")).items();
    harbour.execute(HarbourBuoyEntity.put(buoys.get(0)));

    assertThat(buoys).containsExactly(new Buoy("north", 7, "red"));
    assertThat(harbour.execute(HarbourBuoyEntity.ofFairway("north").count())).isEqualTo(1);
    assertThat(table.items()).containsExactly(item);
    assertThatTheModelFits();
  }

  @Test
  void valuesThatOnlyTheKeyHas() {
    store("Bunk", "BUNKS#ada", "007", Map.of("sailor", fromS("Ann")));
    TableClient harbour = table.client();

    Bunk bunk = harbour.execute(HarbourBunkEntity.get("ada", 7)).orElseThrow();
    harbour.execute(HarbourBunkEntity.update("ada", 7).sailor("Bob"));

    assertThat(bunk).isEqualTo(new Bunk("ada", 7, "Ann"));
    assertThat(harbour.stream(HarbourBunkEntity.ofShip("ada")))
        .containsExactly(new Bunk("ada", 7, "Bob"));
    assertThat(table.items().get(0)).containsOnlyKeys("PK", "SK", "type", "sailor");
    assertThatTheModelFits();
  }

  @Test
  void keysWhoseValuesNoAttributeHolds() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", fromS("USER#4711"),
            "SK", fromS("LIKES#C#"),
            "_et", fromS("Thing"),
            "since", fromN("2019"));
    store(attic, item);
    TableClient things = attic.client();

    Thing thing = things.execute(AtticThingEntity.get("USER#4711", "LIKES#C#")).orElseThrow();
    things.execute(AtticThingEntity.put(thing));

    assertThat(thing.rest()).containsExactly(Map.entry("since", Document.of(2019)));
    assertThat(attic.items()).containsExactly(item);
    assertThat(things.stream(AtticThingEntity.of("USER#4711").sk(beginsWith("LIKES#")))).hasSize(1);
  }

  @Test
  void anIndexOfAllItemsOfAType() {
    TableClient ferries = ferriesTable.client();
    ferries.execute(FerriesFerryEntity.put(new Ferry("anna", null)));

    Stream<Ferry> newest = ferries.stream(FerriesFerryEntity.newest().reverse());

    assertThat(newest).extracting(Ferry::name).containsExactly("anna");
  }

  @Test
  void aDelimiterInAValueKeepsAnItemFromItsKey() {
    store(
        "Agent",
        "agent#ann#1@harbour.example",
        "agent",
        Map.of("mail", fromS("ann#1@harbour.example"), "port", fromS("")));
    TableClient harbour = table.client();

    assertThat(harbour.stream(HarbourTable.scan(HarbourAgentEntity.type()))).hasSize(1);
    assertThatThrownBy(() -> HarbourAgentEntity.get("ann#1@harbour.example"))
        .isInstanceOf(InvalidKeyException.class);
    assertThat(harbour.execute(VerifyItems.of(HarbourTable.type())).differences())
        .singleElement()
        .extracting(ItemDifference::kind)
        .isEqualTo(Kind.INVALID);
  }
}
