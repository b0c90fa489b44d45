package dev.singlet.it.validation;

import static dev.singlet.it.validation.Violated.BEGIN;
import static dev.singlet.it.validation.Violated.fair;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.it.validation.model.Fairs.Fair;
import dev.singlet.it.validation.model.Fairs.Place;
import dev.singlet.it.validation.model.Fairs.Visitor;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.it.validation.model.FairsTable;
import dev.singlet.it.validation.model.FairsVisitorEntity;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class PutValidationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FairsTable.SCHEMA);

  private List<String> violated(FairsFairEntity.Builder fair) {
    return Violated.by(table.client(), fair);
  }

  @Test
  void whatIsValidIsWritten() {
    Fair fair = fair().build();

    assertThat(table.client().execute(FairsFairEntity.put(fair))).isEqualTo(fair);
  }

  @Test
  void allViolationsAreToldAtOnce() {
    assertThat(
            violated(
                fair()
                    .city("Rome")
                    .number(0)
                    .title(" ")
                    .contact("nobody")
                    .fee(new BigDecimal("1000.001"))
                    .isOpen(false)))
        .containsExactly(
            "city must match [a-z]+ (was \"Rome\")",
            "number starts at 1 (was 0)",
            "title needs a title (was \" \")",
            "contact must be a well-formed email address (was \"nobody\")",
            "fee must have at most 3 digits before the point and 2 after it (was 1000.001)",
            "isOpen must be true (was false)");
    assertThat(table.items()).isEmpty();
  }

  @Test
  void constraintsForUsesOfTypesAloneHoldForComponentsToo() {
    assertThat(violated(fair().title("Books\nand more")))
        .containsExactly("title must be one line (was \"Books\\u000aand more\")");
  }

  @Test
  void whatCollectionsHoldIsCheckedAtEveryDepth() {
    assertThat(violated(fair().labels(List.of("old", " ", "too long"))))
        .containsExactly(
            "labels[1] must not be blank (was \" \")",
            "labels[2] must have at most 5 characters (was \"too long\")");
    assertThat(violated(fair().topics(Set.of("Books"))))
        .containsExactly("topics[\"Books\"] must be a slug of at most 6 (was \"Books\")");
    assertThat(violated(fair().topics(Set.of("bookshop"))))
        .containsExactly("topics[\"bookshop\"] must be a slug of at most 6 (was \"bookshop\")");
    assertThat(violated(fair().prices(Map.of("d", List.of(1, 0)))))
        .containsExactly(
            "prices.(key) must have at least 2 characters (was \"d\")",
            "prices.d[1] must be greater than 0 (was 0)");
  }

  @Test
  void recordsWithinAreChecked() {
    assertThat(violated(fair().place(new Place("", "1234"))))
        .containsExactly(
            "place.street must not be blank (was \"\")",
            "place.door must have at most 3 characters (was ***)");
    assertThat(violated(fair().place(new Place("4", "4"))))
        .containsExactly("place street and door are the same");
  }

  @Test
  void componentsAreCheckedTogetherOnceEachIsValid() {
    assertThat(violated(fair().end(BEGIN))).containsExactly("must end after it begins");
    assertThat(violated(fair().seats(1).fee(new BigDecimal("-1"))))
        .containsExactly("fee must be greater than 0.00 (was -1)");
  }

  @Test
  void timesAreComparedWithTheClientsClock() {
    Instant now = Instant.parse("2024-06-01T00:00:00Z");
    TableClient client = table.client().withClock(Clock.fixed(now, ZoneOffset.UTC));

    assertThat(Violated.by(client, fair().founded(now).closes(now)))
        .containsExactly(
            "founded must be in the past (was 2024-06-01T00:00:00Z)",
            "closes must be in the future (was 2024-06-01T00:00:00Z)");
    assertThat(Violated.by(client, fair().founded(now.minusMillis(1)).closes(now.plusMillis(1))))
        .isEmpty();
  }

  @Test
  void whatIsSensitiveIsNotShown() {
    assertThat(violated(fair().pin("123"))).containsExactly("pin needs 4, not *** (was ***)");
    ValidationException invalid =
        catchThrowableOfType(
            ValidationException.class,
            () -> table.client().execute(FairsFairEntity.put(fair().pin("987").build())));
    assertThat(invalid).hasMessageNotContaining("987");
    assertThat(FairsFairEntity.put(fair().pin("987").build()))
        .hasToString("Put[Fair CITY#rome / FAIR#007]");
    assertThat(invalid.violations().get(0).value()).isEqualTo("***");
    assertThat(
            Violated.by(
                table.client(),
                () -> FairsVisitorEntity.put(new Visitor("kim", Map.of("\uDE00", 1)))))
        .containsExactly("marks.(key) must not have a lone surrogate, as at index 0 (was ***)");
  }

  @Test
  void messagesAreInTheLanguageAskedFor() {
    ValidationException invalid =
        catchThrowableOfType(
            ValidationException.class,
            () -> table.client().execute(FairsFairEntity.put(fair().number(0).title("").build())));

    assertThat(invalid.message(Locale.GERMAN))
        .isEqualTo(
            "Fair is not valid: number beginnt bei 1 (was 0); title braucht einen Titel (was \"\").");
    assertThat(invalid.message(Locale.ROOT))
        .isEqualTo(
            "Fair is not valid: number starts at 1 (was 0); title needs a title (was \"\").");
  }
}
