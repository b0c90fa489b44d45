package dev.singlet.it.shards;

import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.shards.model.Crowd;
import dev.singlet.it.shards.model.Crowd.Event;
import dev.singlet.it.shards.model.Crowd.Person;
import dev.singlet.it.shards.model.Crowd.Robot;
import dev.singlet.it.shards.model.CrowdBadgeProjection;
import dev.singlet.it.shards.model.CrowdBeingCollection;
import dev.singlet.it.shards.model.CrowdEventEntity;
import dev.singlet.it.shards.model.CrowdPersonEntity;
import dev.singlet.it.shards.model.CrowdRobotEntity;
import dev.singlet.it.shards.model.CrowdTable;
import dev.singlet.operation.PageTokens;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.Shard;
import dev.singlet.value.UnreadableItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** What a sharded access pattern writes, and the requests that its query makes. */
class ShardsTest {

  private static final int PEOPLE = 40;

  @RegisterExtension final LocalTable table = LocalTable.of(CrowdTable.SCHEMA);

  private final List<Person> people = People.random(7, PEOPLE);
  private TableClient crowd;

  @BeforeEach
  void write() {
    People.write(table, people);
    crowd = table.client();
  }

  @Test
  void anItemIsInThePartitionOfItsShard() {
    assertThat(table.items())
        .hasSize(PEOPLE)
        .allSatisfy(
            item -> {
              String id = item.get("id").s();
              assertThat(item.get("GSI1PK").s()).isEqualTo("BEING#" + Shard.of(id, 7));
              assertThat(item.get("GSI2PK").s())
                  .isEqualTo("TEAM#" + item.get("team").s() + "#" + Shard.of(id, 3));
            });
  }

  @Test
  void aValueMayContainAnythingBecauseOnlyItsNumberIsInTheKey() {
    List<Robot> robots = new ArrayList<>();
    for (String code : List.of("a#b", "#", " ", "x!", "\u00e9\udbff\udfff", "R\u0000")) {
      robots.add(new Robot(code, robots.size()));
    }
    robots.forEach(robot -> crowd.execute(CrowdRobotEntity.put(robot)));

    assertThat(crowd.stream(CrowdRobotEntity.robots())).containsExactlyElementsOf(robots);
    assertThat(CrowdRobotEntity.toItem(robots.get(0)).get("GSI1PK").s())
        .isEqualTo("BEING#" + Shard.of("a#b", 7));
  }

  @Test
  void anUpdateLeavesItInItsShard() {
    crowd.execute(CrowdPersonEntity.update("p3").joined(People.START, "red", people.get(3).rank()));

    Map<String, AttributeValue> item =
        table.items().stream()
            .filter(each -> each.get("id").s().equals("p3"))
            .findFirst()
            .orElseThrow();
    assertThat(item.get("GSI1PK").s()).isEqualTo("BEING#" + Shard.of("p3", 7));
    assertThat(item.get("GSI1SK").s()).isEqualTo("PERSON#2026-01-01T00:00:00Z");
    assertThat(crowd.execute(CrowdPersonEntity.everyone()).items())
        .first()
        .extracting(Person::id)
        .isEqualTo("p3");
  }

  @Test
  void aQueryIsOneRequestForEachPartition() {
    List<QueryRequest> requests = queryRequests(CrowdPersonEntity.everyone().limit(5).reverse());

    assertThat(requests).hasSize(7);
    for (int shard = 0; shard < 7; shard++) {
      QueryRequest request = requests.get(shard);
      assertThat(request.indexName()).isEqualTo("GSI1");
      assertThat(request.keyConditionExpression()).isEqualTo("#pk = :pk AND begins_with(#sk, :sk)");
      assertThat(request.expressionAttributeValues())
          .containsEntry(":pk", AttributeValue.fromS("BEING#" + shard))
          .containsEntry(":sk", AttributeValue.fromS("PERSON#"));
      assertThat(request.scanIndexForward()).isFalse();
      assertThat(request.limit()).isEqualTo(5);
    }
    assertThat(CrowdPersonEntity.everyone().toRequest(crowd.context()))
        .isEqualTo(crowd.context().requests(CrowdPersonEntity.everyone()).get(0));
  }

  @Test
  void theRequestsOfACountAndOfADeleteAreTheirOwn() {
    Query<Person> query = CrowdPersonEntity.everyone();

    assertThat(crowd.context().requests(query.count()))
        .hasSize(7)
        .allSatisfy(each -> assertThat(((QueryRequest) each).select()).isEqualTo(Select.COUNT))
        .first()
        .isEqualTo(query.count().toRequest(crowd.context()));
    assertThat(crowd.context().requests(query.deleteAll()))
        .hasSize(7)
        .allSatisfy(each -> assertThat(((QueryRequest) each).projectionExpression()).isNotEmpty())
        .first()
        .isEqualTo(query.deleteAll().toRequest(crowd.context()));
  }

  @Test
  void anUnshardedQueryIsOneRequest() {
    Query<Person> query = CrowdPersonEntity.everyone();

    assertThat(crowd.context().requests(CrowdEventEntity.log())).hasSize(5);
    assertThat(crowd.context().requests(query)).hasSize(7);
    assertThat(crowd.context().requests(CrowdPersonEntity.get("p1"))).hasSize(1);
    assertThat(CrowdPersonEntity.get("p1").toRequest().key())
        .containsEntry("PK", AttributeValue.fromS("PERSON#p1"));
  }

  @Test
  void aPageTakesOneRequestForEachPartitionAtMost() {
    String token = null;
    do {
      Page<Person> page = crowd.execute(CrowdPersonEntity.everyone().limit(6).from(token));
      assertThat(page.requests()).isBetween(1, 7);
      assertThat(page.itemsRead()).isLessThanOrEqualTo(7 * 6);
      token = page.nextToken();
    } while (token != null);
  }

  @Test
  void behindTheLastItemIsWhatIsWrittenThere() {
    Page<Person> all = crowd.execute(CrowdPersonEntity.everyone());
    Query<Person> behind = CrowdPersonEntity.everyone().from(all.tokenAfter(PEOPLE - 1));
    Page<Person> end = crowd.execute(behind);

    assertThat(all.items()).hasSize(PEOPLE);
    assertThat(all.nextToken()).isNull();
    assertThat(all.previousToken()).isNull();
    assertThat(end.items()).isEmpty();
    assertThat(crowd.execute(CrowdPersonEntity.everyone().from(end.previousToken())).items())
        .isEqualTo(all.items());

    Person late = new Person("late", "red", People.START.plusSeconds(1_000), 1, "green");
    crowd.execute(CrowdPersonEntity.put(late));

    assertThat(crowd.execute(behind).items()).containsExactly(late);
  }

  @Test
  void wherePartitionsHaveNothingLeftTheyAreNotAsked() {
    Query<Person> query =
        CrowdPersonEntity.everyone().joined(lte(People.START.plusSeconds(2 * PEOPLE)));
    Person last = new Person("z", "red", People.START.plusSeconds(2 * PEOPLE), 1, "green");
    crowd.execute(CrowdPersonEntity.put(last));
    Page<Person> all = crowd.execute(query);
    String token = all.tokenAfter(all.items().indexOf(last));

    List<QueryRequest> requests = queryRequests(query.from(token));

    assertThat(requests)
        .extracting(request -> request.expressionAttributeValues().get(":pk").s())
        .containsExactlyElementsOf(
            IntStream.range(Shard.of("z", 7), 7).mapToObj(shard -> "BEING#" + shard).toList());
  }

  @Test
  void aTokenIsMadeForOneQueryAndLeadsNowhereElse() {
    String token = crowd.execute(CrowdPersonEntity.everyone().limit(5)).nextToken();
    List<Query<?>> others =
        List.of(
            CrowdPersonEntity.everyone().reverse().from(token),
            CrowdPersonEntity.everyone().joined(People.START).from(token),
            CrowdPersonEntity.ofTeam("red").from(token),
            CrowdBeingCollection.all().from(token),
            CrowdEventEntity.log().from(token));

    for (Query<?> other : others) {
      assertThatThrownBy(() -> crowd.execute(other)).isInstanceOf(InvalidPageTokenException.class);
    }
  }

  @Test
  void aTokenChangedInAnyByteIsRefused() {
    for (PageTokens kind : List.of(PageTokens.unsigned(), PageTokens.signed("s".repeat(32)))) {
      TableClient client = crowd.withPageTokens(kind);
      String token = client.execute(CrowdPersonEntity.everyone().limit(9)).nextToken();
      for (int i = 0; i < token.length(); i++) {
        char changed = token.charAt(i) == 'A' ? 'B' : 'A';
        String altered = token.substring(0, i) + changed + token.substring(i + 1);
        Query<Person> query = CrowdPersonEntity.everyone().from(altered);
        assertThatThrownBy(() -> client.context().requests(query))
            .isInstanceOf(InvalidPageTokenException.class);
      }
    }
  }

  @Test
  void aTokenHasOnePositionForAllPartitions() {
    String token = crowd.execute(CrowdPersonEntity.everyone().limit(20)).nextToken();

    assertThat(token).hasSizeLessThan(110);
  }

  @Test
  void anIndexOfKeysIsHydrated() {
    HydratedPage<Person> first = crowd.execute(CrowdPersonEntity.byRank().hydrate().limit(15));
    HydratedPage<Person> rest =
        crowd.execute(CrowdPersonEntity.byRank().hydrate().from(first.nextToken()));

    assertThat(first.items()).hasSize(15).doesNotContainAnyElementsOf(rest.items());
    assertThat(first.items()).isSortedAccordingTo(Comparator.comparing(Person::rank).reversed());
    assertThat(rest.items()).hasSize(PEOPLE - 15);
    assertThat(rest.items().get(0).rank()).isLessThanOrEqualTo(first.items().get(14).rank());
    assertThat(
            crowd.stream(CrowdPersonEntity.everyone().project(CrowdBadgeProjection.type()))
                .map(Crowd.Badge::id))
        .containsExactlyElementsOf(
            crowd.stream(CrowdPersonEntity.everyone()).map(Person::id).toList());
  }

  @Test
  void theTableItselfCanBeShardedAndReadConsistently() {
    IntStream.range(0, 12)
        .forEach(i -> crowd.execute(CrowdEventEntity.put(new Event(i, i < 6 ? "low" : "high"))));

    assertThat(crowd.execute(CrowdEventEntity.get(5))).contains(new Event(5, "low"));
    assertThat(crowd.execute(CrowdEventEntity.log().consistent().limit(12)).items())
        .extracting(Event::number)
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    assertThat(queryRequests(CrowdEventEntity.log().consistent()))
        .allSatisfy(request -> assertThat(request.consistentRead()).isTrue());
    assertThat(crowd.stream(CrowdEventEntity.byKind()).map(Event::kind))
        .startsWith("high", "high", "high", "high", "high", "high", "low");
    assertThat(crowd.stream(CrowdEventEntity.byKind().kind("low")).map(Event::number))
        .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
  }

  @Test
  void allThatItFindsCanBeDeleted() {
    List<String> green =
        people.stream().filter(p -> p.color().equals("green")).map(Person::id).toList();

    DeleteAllResult result =
        crowd.execute(
            CrowdPersonEntity.everyone()
                .filter(CrowdPersonEntity.COLOR.eq("green"))
                .pageSize(3)
                .deleteAll());

    assertThat(result.deleted()).isEqualTo(green.size());
    assertThat(crowd.stream(CrowdPersonEntity.everyone()))
        .hasSize(PEOPLE - green.size())
        .noneMatch(person -> person.color().equals("green"));
  }

  @Test
  void whatCantBeReadIsCollectedOnceInOrder() {
    for (String id : List.of("p4", "p17", "p30")) {
      table
          .dynamoDb()
          .updateItem(
              update ->
                  update
                      .tableName(table.tableName())
                      .key(
                          Map.of(
                              "PK", AttributeValue.fromS("PERSON#" + id),
                              "SK", AttributeValue.fromS("PERSON")))
                      .updateExpression("REMOVE color"));
    }
    Query<Person> query = CrowdPersonEntity.everyone();

    assertThatThrownBy(() -> crowd.execute(query)).isInstanceOf(UnreadableItemException.class);
    List<Page<Person>> pages =
        crowd.pages(query.limit(4).onUnreadable(ReadPolicy.collect())).toList();
    assertThat(pages.stream().flatMap(page -> page.unreadable().stream()))
        .extracting(UnreadableItem::key)
        .hasSize(3)
        .doesNotHaveDuplicates();
    assertThat(pages.stream().flatMap(page -> page.items().stream())).hasSize(PEOPLE - 3);
  }

  @Test
  void timesAreCutInShardedQueriesToo() {
    Instant joined = people.get(0).joined();

    assertThat(crowd.execute(CrowdPersonEntity.everyone().joined(joined.plusMillis(7))).items())
        .extracting(Person::id)
        .contains("p0");
  }

  private List<QueryRequest> queryRequests(Query<?> query) {
    return crowd.context().requests(query).stream().map(QueryRequest.class::cast).toList();
  }
}
