package dev.singlet.it.projections;

import static dev.singlet.value.Several.anyOf;
import static dev.singlet.value.Several.eachOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.projections.model.Fleet.Aboard;
import dev.singlet.it.projections.model.Fleet.Cabin;
import dev.singlet.it.projections.model.Fleet.CabinLine;
import dev.singlet.it.projections.model.Fleet.CrewLine;
import dev.singlet.it.projections.model.Fleet.Entry;
import dev.singlet.it.projections.model.Fleet.Line;
import dev.singlet.it.projections.model.Fleet.LogLine;
import dev.singlet.it.projections.model.Fleet.Officer;
import dev.singlet.it.projections.model.Fleet.OfficerLine;
import dev.singlet.it.projections.model.Fleet.Place;
import dev.singlet.it.projections.model.Fleet.Remark;
import dev.singlet.it.projections.model.Fleet.Sailor;
import dev.singlet.it.projections.model.Fleet.Ship;
import dev.singlet.it.projections.model.Fleet.ShipLine;
import dev.singlet.it.projections.model.Fleet.Towns;
import dev.singlet.it.projections.model.FleetAboardCollection;
import dev.singlet.it.projections.model.FleetCabinEntity;
import dev.singlet.it.projections.model.FleetCabinLineProjection;
import dev.singlet.it.projections.model.FleetCrewCollection;
import dev.singlet.it.projections.model.FleetCrewLineProjection;
import dev.singlet.it.projections.model.FleetEntryEntity;
import dev.singlet.it.projections.model.FleetLineProjection;
import dev.singlet.it.projections.model.FleetLogLineProjection;
import dev.singlet.it.projections.model.FleetLoggedCollection;
import dev.singlet.it.projections.model.FleetRemarkEntity;
import dev.singlet.it.projections.model.FleetShipEntity;
import dev.singlet.it.projections.model.FleetShipLineProjection;
import dev.singlet.it.projections.model.FleetTable;
import dev.singlet.it.projections.model.FleetTownsProjection;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.operation.RequestContext;
import dev.singlet.query.Group;
import dev.singlet.query.ItemsByEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ProjectedCollection;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A query of an item collection reads a part of each entity, or all of it. */
class CollectionProjectionsTest {

  private static final FleetLineProjection LINE = FleetLineProjection.type();
  private static final FleetTownsProjection TOWNS = FleetTownsProjection.type();

  private static final List<String> PORTS = List.of("Oslo", "Bergen");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  private static Line line(Aboard item) {
    if (item instanceof Ship ship) {
      return new ShipLine(new ShipLine.Town(ship.home().city()), ship.owner());
    } else if (item instanceof Cabin cabin) {
      return new CabinLine(cabin.home(), cabin.guest());
    } else if (item instanceof Officer officer) {
      return new OfficerLine(officer.rank());
    }
    return (Sailor) item;
  }

  private static Towns town(Aboard item) {
    if (item instanceof Ship ship) {
      return new Towns.OfShip(new ShipLine.Town(ship.home().city()));
    } else if (item instanceof Cabin cabin) {
      return new Towns.OfCabin(new Towns.Phone(cabin.home().city(), cabin.home().phone()));
    } else if (item instanceof Officer officer) {
      return new Towns.OfOfficer(officer.name());
    }
    return new Towns.OfSailor(((Sailor) item).name());
  }

  private TableClient line(String tenant) {
    return table.client().forTenant(tenant);
  }

  private List<Aboard> aboard(Random random) {
    List<Aboard> all = new ArrayList<>();
    for (String ship : List.of("a", "b", "c")) {
      String port = PORTS.get(random.nextInt(2));
      all.add(new Ship(ship, port, place(random), "owner" + random.nextInt(), random.nextInt()));
      for (int i = 0; i < 8; i++) {
        String name = ship + i;
        all.add(
            switch (random.nextInt(3)) {
              case 0 -> new Officer(ship, port, name, "rank" + random.nextInt());
              case 1 -> new Sailor(ship, port, name, random.nextBoolean() ? "mate" : null);
              default ->
                  new Cabin(
                      ship,
                      port,
                      i,
                      place(random),
                      "guest" + random.nextInt(),
                      random.nextBoolean() ? null : Instant.ofEpochSecond(random.nextInt(9)));
            });
      }
    }
    return all;
  }

  private static Place place(Random random) {
    return new Place(
        "city" + random.nextInt(), random.nextBoolean() ? "street" : null, "+" + random.nextInt());
  }

  /** Changes the name of an attribute to the earlier one, and writes the item so. */
  private static Map<String, AttributeValue> renamed(
      Map<String, AttributeValue> item, String from, String to) {
    Map<String, AttributeValue> renamed = new HashMap<>(item);
    renamed.put(to, renamed.remove(from));
    return renamed;
  }

  private void write(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static List<UnaryOperator<Query<Aboard>>> options() {
    return List.of(
        query -> query,
        query -> query.reverse().pageSize(2),
        Query::withoutExpired,
        query -> query.filter(FleetCabinEntity.NUMBER.lt(5)).limit(7));
  }

  private static List<Query<Aboard>> queries() {
    List<Query<Aboard>> queries = new ArrayList<>();
    for (UnaryOperator<Query<Aboard>> option : options()) {
      queries.add(option.apply(FleetAboardCollection.ofShip("a")));
      queries.add(option.apply(FleetAboardCollection.ofShip("b").consistent()));
      queries.add(option.apply(FleetAboardCollection.inPort("Oslo")));
      queries.add(option.apply(FleetAboardCollection.inPort(anyOf("Oslo", "Bergen"))));
      queries.add(option.apply(FleetAboardCollection.inPort(eachOf("Oslo", "Bergen"))));
      queries.add(option.apply(FleetAboardCollection.all()));
    }
    return queries;
  }

  /** Every read of a projection gives the projections of the items that it gives without. */
  @Test
  void aProjectedReadGivesTheSameItems() {
    Random random = new Random(42);
    TableClient blue = line("blue");
    TableClient red = line("red");
    for (TableClient client : List.of(blue, red)) {
      List<Put<? extends Aboard>> puts =
          aboard(random).stream().<Put<? extends Aboard>>map(FleetAboardCollection::put).toList();
      client.execute(BatchWrite.of(puts)).orThrow();
    }
    Ship old = new Ship("a", "Oslo", place(random), "bob", 7);
    write(renamed(FleetShipEntity.put(old).toRequest(blue.context()).item(), "home", "base"));
    TableClient ofMaps = blue.withOwnJson(false);
    AsyncTableClient async = table.asyncClient().forTenant("blue");

    for (Query<Aboard> query : queries()) {
      List<Aboard> whole = blue.stream(query).toList();
      List<Line> lines = whole.stream().map(CollectionProjectionsTest::line).toList();
      Query<Line> projected = query.project(LINE);

      assertThat(lines).as(query.toString()).isNotEmpty();
      assertThat(blue.stream(projected)).as(query.toString()).isEqualTo(lines);
      assertThat(ofMaps.stream(projected)).isEqualTo(lines);
      assertThat(pages(blue, query.project(TOWNS)))
          .isEqualTo(pages(blue, query).stream().map(CollectionProjectionsTest::town).toList());
      assertThat(async.execute(projected).join().items())
          .isEqualTo(
              blue.execute(query).items().stream().map(CollectionProjectionsTest::line).toList());
      assertThat(blue.execute(projected.count())).isEqualTo(blue.execute(query.count()));
    }
    assertThat(red.stream(FleetAboardCollection.ofShip("a").project(LINE)))
        .isEqualTo(
            red.stream(FleetAboardCollection.ofShip("a"))
                .map(CollectionProjectionsTest::line)
                .toList());
    assertThat(blue.stream(FleetTable.scan(FleetAboardCollection.type()).project(TOWNS)))
        .containsExactlyInAnyOrderElementsOf(
            blue.stream(FleetTable.scan(FleetAboardCollection.type()))
                .map(CollectionProjectionsTest::town)
                .toList());
  }

  private static <T> List<T> pages(TableClient client, Query<T> query) {
    List<T> items = new ArrayList<>();
    Page<T> page = client.execute(query);
    items.addAll(page.items());
    while (page.nextToken() != null) {
      page = client.execute(query.from(page.nextToken()));
      items.addAll(page.items());
    }
    return items;
  }

  @Test
  void groupsHoldAllItemsByTheirRecords() {
    Random random = new Random(43);
    TableClient client = line("blue");
    List<Aboard> items = aboard(random).subList(0, 9);
    items.forEach(item -> client.execute(FleetAboardCollection.put(item)));
    List<Line> lines = pages(client, FleetAboardCollection.ofShip("a").project(LINE));

    Group<ItemsByEntity<Line>> group =
        client.execute(
            FleetAboardCollection.ofShip("a")
                .consistent()
                .pageSize(2)
                .project(LINE)
                .reverse()
                .grouped()
                .measured());

    assertThat(group.itemsRead()).isEqualTo(9);
    assertThat(group.requests()).isEqualTo(5);
    List<Line> reversed = new ArrayList<>(lines);
    Collections.reverse(reversed);
    assertThat(group.value().all(Line.class)).isEqualTo(reversed);
    assertThat(group.value().one(ShipLine.class)).contains((ShipLine) line(items.get(0)));
    assertThat(group.value().all(CabinLine.class))
        .isEqualTo(reversed.stream().filter(CabinLine.class::isInstance).toList());
    assertThat(group.value().all(CrewLine.class))
        .isEqualTo(reversed.stream().filter(CrewLine.class::isInstance).toList());
    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> group.value().one(CrewLine.class))
        .withMessage(
            "[SGR0201] CrewLine item PK=SHIP#a: is one of %d there, where one is expected. If the"
                + " keys of Aboard.ofShip leave room for one, read them with the query that is not"
                + " grouped, and delete what was written under other keys. If not, take all(...).",
            group.value().all(CrewLine.class).size());
  }

  private static List<String> asked(QueryRequest request) {
    return Arrays.stream(request.projectionExpression().split(", ", -1))
        .map(path -> path.split("\\.", -1))
        .map(steps -> Arrays.stream(steps).map(request.expressionAttributeNames()::get).toList())
        .map(names -> String.join(" / ", names))
        .toList();
  }

  /** DynamoDB takes no path within another one. */
  @Test
  void theRequestNamesWhatAnyEntityNeeds() {
    assertThat(asked(FleetAboardCollection.ofShip("a").project(TOWNS).toRequest(blue())))
        .containsExactlyInAnyOrder(
            "_et", "kind", "PK", "SK", "home / city", "base / city", "home / phone", "name");
    assertThat(asked(FleetAboardCollection.inPort("Oslo").project(LINE).toRequest(blue())))
        .containsExactlyInAnyOrder(
            "_et",
            "kind",
            "PK",
            "SK",
            "GSI1PK",
            "GSI1SK",
            "home",
            "base / city",
            "owner",
            "guest",
            "rank",
            "grade",
            "ship",
            "port",
            "name");
  }

  private RequestContext blue() {
    return line("blue").context();
  }

  private void spoil(Aboard item, String attribute, AttributeValue value) {
    Map<String, AttributeValue> spoilt =
        new HashMap<>(FleetAboardCollection.put(item).toRequest(blue()).item());
    spoilt.put(attribute, value);
    write(spoilt);
  }

  @Test
  void unreadablePartsAreCollectedAndNotShown() {
    AttributeValue secret = AttributeValue.createN("1234567");
    Place home = new Place("Oslo", null, "+47");
    spoil(new Ship("a", "Oslo", home, "bob", 7), "owner", secret);
    spoil(new Cabin("a", "Oslo", 1, home, "eve", null), "home", secret);
    spoil(new Officer("a", "Oslo", "kim", "first"), "port", secret);
    Query<Line> lines =
        FleetAboardCollection.ofShip("a").onUnreadable(ReadPolicy.collect()).project(LINE);

    Page<Line> page = line("blue").execute(lines);

    assertThat(page.items()).containsExactly(new OfficerLine("first"));
    assertThat(page.unreadable())
        .extracting(UnreadableItem::attribute)
        .containsExactly("home", "owner");
    assertThat(page.unreadable())
        .extracting(UnreadableItem::reason)
        .noneMatch(reason -> reason.contains("1234567"));
    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> line("blue").execute(lines.onUnreadable(ReadPolicy.fail())))
        .withMessageContaining("Cabin")
        .withMessageNotContaining("1234567");
  }

  /** A client reads them as it reads the entity alone. */
  @Test
  void wholeEntitiesAreCheckedAsAlways() {
    Sailor misplaced = new Sailor("a", "Oslo", "tim", "mate");
    spoil(misplaced, "name", AttributeValue.createS("tom"));
    Query<CrewLine> crew = FleetCrewCollection.ofShip("a").project(FleetCrewLineProjection.type());
    TableClient client = line("blue");

    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> client.execute(crew))
        .withMessageContaining("a put of it would write a second item");
    assertThat(client.withKeysCheckedInQueries(false).execute(crew).items())
        .containsExactly(new Sailor("a", "Oslo", "tom", "mate"));

    spoil(misplaced, "rank", AttributeValue.createS("much too long"));
    assertThat(client.execute(crew).items()).hasSize(1);
    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> client.withValidationOnRead().execute(crew))
        .withMessageContaining("rank");
  }

  /** The item collection can be in a library that got another entity since. */
  @Test
  void aProjectionThatWasCompiledBeforeAnEntityIsRefused() {
    record CompiledBefore() implements ProjectedCollection<Aboard, Line> {

      @Override
      public CollectionType<Aboard> collection() {
        return FleetAboardCollection.type();
      }

      @Override
      public List<ProjectedType<? extends Aboard, ? extends Line>> projections() {
        return List.of(FleetShipLineProjection.type(), FleetCabinLineProjection.type());
      }
    }

    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> FleetAboardCollection.ofShip("a").project(new CompiledBefore()))
        .withMessageContaining(
            "CompiledBefore does not know the entity Officer of Aboard. Compile it again.");
  }

  @Test
  void olderItemsAreMigrated() {
    TableClient client = line("blue");
    Map<String, AttributeValue> entry =
        new HashMap<>(FleetEntryEntity.put(new Entry(1, "calm sea", 0)).toRequest(blue()).item());
    entry.remove("words");
    entry.remove("_v");
    write(entry);
    client.execute(FleetRemarkEntity.put(new Remark(2, "no wind", "kim")));

    assertThat(client.execute(log(1))).contains(new LogLine.Counted(2));
    assertThat(client.execute(log(2))).contains(new LogLine.Said("kim"));
    assertThat(client.execute(log(3))).isEmpty();
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> client.transact(tx -> tx.read(log(1))))
        .withMessageEndingWith(
            ": a transaction compares whole items, and this get reads a part of one. Leave out"
                + " project(...).");
  }

  private static Get<LogLine> log(int no) {
    return FleetLoggedCollection.get(no).project(FleetLogLineProjection.type());
  }
}
