package dev.singlet.it.validation;

import static dev.singlet.it.validation.Violated.BEGIN;
import static dev.singlet.it.validation.Violated.fair;
import static dev.singlet.it.validation.model.FairsFairEntity.LABELS;
import static dev.singlet.it.validation.model.FairsFairEntity.PLACE;
import static dev.singlet.it.validation.model.FairsFairEntity.PRICES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.validation.model.Fairs.Fair;
import dev.singlet.it.validation.model.Fairs.Place;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.it.validation.model.FairsTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class UpdateValidationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FairsTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void putOne() {
    client = table.client();
    client.execute(FairsFairEntity.put(fair().build()));
  }

  private static FairsFairEntity.Update update() {
    return FairsFairEntity.update("rome", 7);
  }

  private List<String> violated(FairsFairEntity.Update update) {
    return Violated.by(client, () -> update);
  }

  @Test
  void whatIsSetIsChecked() {
    assertThat(violated(update().title("").contact("x").isOpen(false).pin("1")))
        .containsExactly(
            "title needs a title (was \"\")",
            "contact must be a well-formed email address (was \"x\")",
            "isOpen must be true (was false)",
            "pin needs 4, not *** (was ***)");
  }

  @Test
  void elementsThatAreAddedAreChecked() {
    assertThat(violated(update().appendToLabels("fine", "")))
        .containsExactly("labels[1] must not be blank (was \"\")");
    assertThat(violated(update().prependToLabels("too long")))
        .containsExactly("labels[0] must have at most 5 characters (was \"too long\")");
    assertThat(violated(update().addToTopics("art", "Art")))
        .containsExactly("topics[\"Art\"] must be a slug of at most 6 (was \"Art\")");
    assertThat(client.execute(update().appendToLabels("fine").addToTopics("art")).labels())
        .containsExactly("old", "new", "fine");
  }

  @Test
  void elementsThatAreSetAreChecked() {
    assertThat(violated(update().set(LABELS.at(0), "")))
        .containsExactly("labels[0] must not be blank (was \"\")");
    assertThat(violated(update().set(PRICES.key("n"), List.of(1, -1))))
        .containsExactly(
            "prices.n[1] must be greater than 0 (was -1)",
            "prices.(key) must have at least 2 characters (was \"n\")");
    assertThat(violated(update().set(PRICES.key("day").at(1), -5)))
        .containsExactly("prices.day[1] must be greater than 0 (was -5)");
    assertThat(client.execute(update().set(PRICES.key("day").at(1), 6)).prices())
        .isEqualTo(Map.of("day", List.of(3, 6)));
  }

  @Test
  void keysOfEntriesThatCanBeMadeAreChecked() {
    String shortKey = "prices.(key) must have at least 2 characters (was \"n\")";

    assertThat(violated(update().append(PRICES.key("n"), List.of(1)))).containsExactly(shortKey);
    assertThat(violated(update().set(PRICES.key("n").at(0), 1))).containsExactly(shortKey);
    assertThat(violated(update().copy(PRICES.key("n"), PRICES.key("day"))))
        .containsExactly(shortKey);
    assertThat(client.execute(update().remove(PRICES.key("n"))).prices())
        .isEqualTo(Map.of("day", List.of(3, 5)));
  }

  @Test
  void recordsAreSetWholeWhereTheirComponentsAreCheckedTogether() {
    assertThat(violated(update().place(new Place("4", "4"))))
        .containsExactly("place street and door are the same");
    assertThat(PLACE.STREET.eq("Via Appia")).isNotNull();
  }

  @Test
  void timesAreComparedWithTheClientsClock() {
    TableClient then = client.withClock(Clock.fixed(BEGIN, ZoneOffset.UTC));

    assertThat(Violated.by(then, () -> update().founded(BEGIN)))
        .containsExactly("founded must be in the past (was 2024-05-01T08:00:00Z)");
  }

  @Test
  void whatIsCheckedTogetherIsChangedTogether() {
    assertThat(violated(update().end(BEGIN, BEGIN))).containsExactly("must end after it begins");
    assertThat(violated(update().beginAndEnd(BEGIN, BEGIN.minusSeconds(1))))
        .containsExactly("must end after it begins");
    assertThat(client.execute(update().end(BEGIN.plusSeconds(1), BEGIN)).end())
        .isEqualTo(BEGIN.plusSeconds(1));
    assertThat(client.execute(update().removeEnd(BEGIN)).end()).isNull();
    assertThatThrownBy(() -> client.execute(update().end(BEGIN, BEGIN.minusSeconds(9))))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpsertIsChecked() {
    assertThat(
            Violated.by(
                client,
                () ->
                    FairsFairEntity.upsert(
                        "rome",
                        8,
                        "T",
                        List.of(),
                        Map.of(),
                        "a@b.it",
                        "1234",
                        BigDecimal.ONE,
                        true,
                        new Place("s", "d"),
                        BEGIN,
                        BEGIN,
                        0)))
        .containsExactly("must end after it begins");
  }

  @Test
  void aRevisionGuardsWhatWasCheckedTogether() {
    Fair before = fair().build();
    Fair after = FairsFairEntity.builder(before).end(BEGIN.plusSeconds(5)).build();
    assertThat(
            Violated.by(
                client,
                () ->
                    FairsFairEntity.update(
                        before, FairsFairEntity.builder(before).end(BEGIN).build())))
        .containsExactly("must end after it begins");

    client.execute(update().begin(BEGIN.plusSeconds(10), before.end()));

    assertThatThrownBy(() -> client.execute(FairsFairEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class);
  }
}
