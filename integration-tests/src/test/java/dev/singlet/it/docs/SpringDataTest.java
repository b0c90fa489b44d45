package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.Regatta.Event;
import dev.singlet.it.docs.model.Regatta.Race;
import dev.singlet.it.docs.model.Regatta.RegattaItem;
import dev.singlet.it.docs.model.RegattaRaceEntity;
import dev.singlet.it.docs.model.RegattaRegattaItemCollection;
import dev.singlet.it.docs.model.RegattaTable;
import dev.singlet.query.Page;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The snippets of docs/start/spring-data-dynamodb.md. The items are written as the sources of
 * Spring Data DynamoDB 1.0.0-ALPHA write them: null as NULL, an empty set as a list.
 */
class SpringDataTest {

  private static final LocalDate DAY = LocalDate.of(2026, 6, 20);
  private static final Instant START = Instant.parse("2026-06-20T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(RegattaTable.SCHEMA);

  private TableClient regatta;

  @BeforeEach
  void fill() {
    regatta = table.client();
    write(
        Map.of(
            "pk", AttributeValue.fromS("REGATTA#kiel26"),
            "sk", AttributeValue.fromS("EVENT"),
            "name", AttributeValue.fromS("Kiel Week"),
            "place", AttributeValue.fromNul(true)));
    write(race("01", "ann", Set.of("Emma"), "0"));
    write(race("02", null, Set.of(), "0"));
  }

  private void write(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static Map<String, AttributeValue> race(
      String number, String winner, Set<String> boats, String version) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("pk", AttributeValue.fromS("REGATTA#kiel26"));
    item.put("sk", AttributeValue.fromS("RACE#2026-06-20#" + number));
    item.put("day", AttributeValue.fromS("2026-06-20"));
    item.put("number", AttributeValue.fromS(number));
    item.put("startedAt", AttributeValue.fromS("2026-06-20T10:00:00Z"));
    item.put(
        "boats",
        boats.isEmpty()
            ? AttributeValue.fromL(List.of())
            : AttributeValue.fromSs(List.copyOf(boats)));
    item.put("version", AttributeValue.fromN(version));
    if (winner == null) {
      item.put("winner", AttributeValue.fromNul(true));
    } else {
      item.put("winner", AttributeValue.fromS(winner));
      item.put("gsi1pk", AttributeValue.fromS("WINNER#" + winner));
      item.put("gsi1sk", AttributeValue.fromS("RACE#2026-06-20#" + number));
    }
    return item;
  }

  @Test
  void theItemsAreReadInPlace() {
    Race first = new Race("kiel26", DAY, "01", "ann", START, Set.of("Emma"), 0);

    List<RegattaItem> all =
        regatta.stream(RegattaRegattaItemCollection.ofRegatta("kiel26")).toList();
    Page<Race> won = regatta.execute(RegattaRaceEntity.wonBy("ann").limit(20));
    Optional<Race> one = regatta.execute(RegattaRaceEntity.get("kiel26", DAY, "01"));

    assertThat(all)
        .containsExactly(
            new Event("kiel26", "Kiel Week", null),
            first,
            new Race("kiel26", DAY, "02", null, START, Set.of(), 0));
    assertThat(won.items()).containsExactly(first);
    assertThat(one).contains(first);
    assertThat(regatta.stream(RegattaRaceEntity.races("kiel26").day(between(DAY, DAY.plusDays(1)))))
        .hasSize(2);
  }

  @Test
  void onlyTheNullsDiffer() {
    assertThat(regatta.execute(VerifyItems.of(RegattaTable.type())).differences())
        .extracting(ItemDifference::kind)
        .containsOnly(Kind.LEFT_OVER);
  }

  @Test
  void anUpdateKeepsTheIndexAndTheVersion() {
    regatta.execute(RegattaRaceEntity.update("kiel26", DAY, "02").winner("bob").ifVersion(0));

    assertThat(regatta.stream(RegattaRaceEntity.wonBy("bob"))).hasSize(1);
    assertThat(regatta.execute(RegattaRaceEntity.get("kiel26", DAY, "02")))
        .hasValueSatisfying(race -> assertThat(race.version()).isEqualTo(1));
    assertThatThrownBy(
            () ->
                regatta.execute(
                    RegattaRaceEntity.update("kiel26", DAY, "02").winner("eve").ifVersion(0)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void aPutStoresWhatTheOtherReads() {
    regatta.stream(RegattaRaceEntity.races("kiel26"))
        .forEach(race -> regatta.execute(RegattaRaceEntity.put(race)));

    Map<String, AttributeValue> withoutWinner = race("02", null, Set.of(), "1");
    withoutWinner.remove("winner");
    assertThat(table.items()).contains(race("01", "ann", Set.of("Emma"), "1"), withoutWinner);
  }
}
