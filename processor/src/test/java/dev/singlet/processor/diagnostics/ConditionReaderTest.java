package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.fixture.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The conditions of linked keys. */
class ConditionReaderTest {

  private static final String WHERE = "@LinkedKey(index = \"GSI1\"): when = \"%s\"";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "status = OPEN | status = OPEN",
        "status == OPEN &| status == OPEN &",
        "status == OPEN && | ''",
        "(draft) | (draft)",
        "status in OPEN | status in OPEN",
        "!status == OPEN | !status == OPEN"
      })
  void aMalformedConditionIsReportedWhereItIs(String when, String at) {
    user(when)
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted(when)
                    + " is malformed at \"%s\". Write status == OPEN, status != OPEN, status in (OPEN,"
                        .formatted(at)
                    + " MERGED), draft or !draft, joined by &&."));
  }

  @Test
  void alternativesAreNotSupported() {
    user("draft || status == OPEN")
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted("draft || status == OPEN")
                    + " uses ||, which is not supported. Write status in (OPEN, MERGED) for"
                    + " several values of one enum, a linked key for each alternative, or"
                    + " a @Computed method that returns a boolean."));
  }

  @Test
  void aConditionByItselfIsABoolean() {
    user("draft && status")
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted("draft && status")
                    + " uses status as a condition, but it is not a boolean. Compare it: status"
                    + " == ..."));
  }

  @Test
  void onlyEnumsAndBooleansAreCompared() {
    user("name == bob")
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted("name == bob")
                    + " compares name, which is a String. Only enums and booleans can be"
                    + " compared. For anything else, write a @Computed method that returns"
                    + " a boolean."));
  }

  @Test
  void aBooleanIsComparedWithTrueOrFalse() {
    user("draft == yes")
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted("draft == yes")
                    + " compares the boolean draft with yes. Write draft or !draft."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"status == OPEM", "status != OPEM", "status in (CLOSED, OPEM)"})
  void anUnknownConstantIsReportedWithTheOneThatWasMeant(String when) {
    user(when)
        .reports(
            error(
                ("[SGT0416] " + WHERE).formatted(when)
                    + ": the enum Status has no constant \"OPEM\". Did you mean \"OPEN\"? There are"
                    + " OPEN, CLOSED."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "AB", "CLOSE_TO_NOTHING", "OVER"})
  void noConstantIsProposedForOneThatIsNotNear(String constant) {
    user("status == " + constant)
        .reports(
            error(
                ("[SGT0416] " + WHERE).formatted("status == " + constant)
                    + ": the enum Status has no constant \""
                    + constant
                    + "\". There are OPEN, CLOSED."));
  }

  @Test
  void aShortNameIsNearIfOnlyItsCaseDiffers() {
    assertThat(Suggestion.of("Z", List.of("A", "B"))).isEqualTo("There are A, B.");
    assertThat(Suggestion.of("GO", List.of("NO", "ON"))).isEqualTo("There are NO, ON.");
    assertThat(Suggestion.of("no", List.of("NO", "ON")))
        .isEqualTo("Did you mean \"NO\"? There are NO, ON.");
    assertThat(Suggestion.of("NAMED", List.of("A", "NAME")))
        .isEqualTo("Did you mean \"NAME\"? There are A, NAME.");
  }

  @Test
  void anUnknownAttributeIsReportedWithTheOneThatWasMeant() {
    user("stauts == OPEN")
        .reports(
            error(
                ("[SGT0404] " + WHERE).formatted("stauts == OPEN")
                    + " refers to \"stauts\", which is neither a component nor a @Computed method"
                    + " of the entity. Did you mean \"status\"? There are name, status,"
                    + " draft."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "status == OPEN",
        "status!=OPEN",
        "status in (OPEN,CLOSED) && !draft",
        "draft == true && status == OPEN",
        "draft != true"
      })
  void whatCanBeWrittenCompiles(String when) {
    user(when).isClean();
  }

  private static Compilation user(String when) {
    return shop(
        """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                index = "GSI1",
                partition = "USER#{name}",
                sort = "USER",
                when = "%s") // !
          })
          record User(String name, Status status, boolean draft) implements Shop {}
          enum Status { OPEN, CLOSED }
        """
            .formatted(when));
  }
}
