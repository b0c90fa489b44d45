package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.evolution.PackagePrivateTours.Tour;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is removed reads as its default, and so keys are made of that. */
class RemovedDefaultsTest {

  private static final Tour GIVEN =
      new Tour("1", "Utrecht", "mon", "ann", "dom", "slow", "rest", "walk");

  @RegisterExtension final LocalTable table = LocalTable.of(PackagePrivateToursTable.SCHEMA);

  private TableClient tours;

  @BeforeEach
  void putOne() {
    tours = table.client();
    tours.execute(PackagePrivateToursTourEntity.put(GIVEN));
  }

  /** The keys and computed attributes are those of a put, and what is stored is no other value. */
  private void check(Tour tour) {
    Map<String, AttributeValue> put = new HashMap<>(PackagePrivateToursTourEntity.toItem(tour));
    Map<String, AttributeValue> stored = new HashMap<>(table.items().get(0));
    stored.keySet().removeAll(List.of("_ct", "_md"));
    assertThat(put).containsAllEntriesOf(stored);
    assertThat(stored.keySet()).contains("GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "caption");
    assertThat(tours.execute(PackagePrivateToursTourEntity.get("1"))).contains(tour);
    assertThat(tours.execute(PackagePrivateToursTourEntity.byGuide("nobody")).items())
        .containsExactly(tour);
  }

  @Test
  void aConstant() {
    Tour tour = tours.execute(PackagePrivateToursTourEntity.update("1").removeGuide("walk"));

    assertThat(tour)
        .isEqualTo(new Tour("1", "Utrecht", "mon", "nobody", "dom", "slow", "rest", "walk"));
    check(tour);
  }

  @Test
  void whatIsMadeOfOthers() {
    tours.execute(PackagePrivateToursTourEntity.update("1").removeGuide("walk"));

    Tour tour =
        tours.execute(PackagePrivateToursTourEntity.update("1").removeSign("Utrecht", "mon"));

    assertThat(tour.sign()).isEqualTo("U");
    check(tour);
    assertThatThrownBy(
            () ->
                tours.execute(PackagePrivateToursTourEntity.update("1").removeSign("Delft", "mon")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("city is \"Utrecht\", and the update expects that it is \"Delft\"");
  }

  @Test
  void together() {
    tours.execute(PackagePrivateToursTourEntity.update("1").removeGuide("walk"));

    Tour tour =
        tours.execute(PackagePrivateToursTourEntity.update("1").dayAndSign("tue", null, "Utrecht"));

    assertThat(tour.sign()).isEqualTo("U");
    check(tour);
    check(
        tours.execute(
            PackagePrivateToursTourEntity.update("1").guideAndAlias(null, null, "Utrecht")));
  }

  @Test
  void byAnUpsert() {
    for (String id : new String[] {"1", "2"}) {
      Tour tour =
          tours.execute(
              PackagePrivateToursTourEntity.upsert(id, "Delft", "sun", null, null, null)
                  .removeMotto());

      assertThat(tour)
          .isEqualTo(
              new Tour(
                  id,
                  "Delft",
                  "sun",
                  "nobody",
                  "D",
                  "with nobody",
                  id.equals("1") ? "rest" : "with nobody!",
                  null));
      if (id.equals("1")) {
        check(tour);
      }
    }
    assertThat(tours.execute(PackagePrivateToursTourEntity.bySign("D", "sun")).items()).hasSize(2);
  }

  /** Puts a tour from before there were signs, in a town that it calls by an older name. */
  private Tour putWithoutSign(boolean asNull) {
    Map<String, AttributeValue> older = new HashMap<>(PackagePrivateToursTourEntity.toItem(GIVEN));
    older.keySet().removeAll(List.of("sign", "GSI2PK", "GSI2SK"));
    older.put("town", older.remove("city"));
    if (asNull) {
      older.put("sign", AttributeValue.fromNul(true));
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));
    Tour read = tours.execute(PackagePrivateToursTourEntity.get("1")).orElseThrow();
    assertThat(read.sign()).isEqualTo("U");
    return read;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsToldAsItWasReadIsStored(boolean asNull) {
    Tour read = putWithoutSign(asNull);

    Tour tour = tours.execute(PackagePrivateToursTourEntity.update("1").day("tue", read.sign()));

    assertThat(tour).isEqualTo(PackagePrivateToursTourEntity.builder(read).day("tue").build());
    assertThat(tours.execute(PackagePrivateToursTourEntity.bySign("U", "tue")).items())
        .containsExactly(tour);
    assertThat(tours.execute(PackagePrivateToursTourEntity.update("1").city("Ede")).sign())
        .isEqualTo("U");
  }

  @Test
  void whatIsToldWrongIsRefused() {
    putWithoutSign(false);

    assertThatThrownBy(
            () -> tours.execute(PackagePrivateToursTourEntity.update("1").day("tue", "X")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("sign is not there, and the update expects that it is \"X\".");
  }

  @Test
  void whatNothingIsMadeOf() {
    assertThat(tours.execute(PackagePrivateToursTourEntity.update("1").removeMotto()).motto())
        .isEqualTo("with ann");
  }
}
