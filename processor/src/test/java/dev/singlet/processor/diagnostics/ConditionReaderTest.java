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
        "!status == OPEN | !status == OPEN",
        "exists mail | exists mail",
        "mail is absent | mail is absent",
        "name == 'a b | name == 'a b"
      })
  void aMalformedConditionIsReportedWhereItIs(String when, String at) {
    user(when)
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted(when)
                    + " is malformed at \"%s\". Write status == OPEN, status != OPEN, status in (OPEN,"
                        .formatted(at)
                    + " MERGED), draft, !draft, mail exists, mail not exists, kind == 'text' or kind !="
                    + " 'text', joined by &&."));
  }

  @Test
  void aTextCanBeLong() {
    String text = "a''&& ".repeat(3000);
    user("name == '%1$s' && name in ('b', '%1$s')".formatted(text)).isClean();
    user("name == '%s' x".formatted(text))
        .reports(
            error(
                ("[SGT0415] " + WHERE).formatted("name == '" + text + "' x")
                    + " is malformed at \"name == '%s' x\". Write status == OPEN, status != OPEN,"
                        .formatted(text)
                    + " status in (OPEN, MERGED), draft, !draft, mail exists, mail not exists, kind"
                    + " == 'text' or kind != 'text', joined by &&."));
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

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "mail | uses mail as a condition, but it is not a boolean. Write mail exists.",
        "!mail | uses mail as a condition, but it is not a boolean. Write mail not exists.",
        "mail != null | compares mail with null. Write mail exists.",
        "mail == null | compares mail with null. Write mail not exists.",
        "name != null | compares name with null, but it always has a value. Remove the term.",
        "name exists | asks whether name exists, but it always has a value. Make it @Nullable, or"
            + " remove the term.",
        "tags not exists | asks whether the set tags exists. An empty set is stored as an absent one."
            + " Write a static @Computed method that takes tags and returns a boolean, and write its"
            + " name here.",
        "name | uses name as a condition, but it is not a boolean. Compare it: name == 'text'.",
        "name == bob | compares the text name with bob. Write 'bob' in single quotes.",
        "name in ('ann', bob) | compares the text name with bob. Write 'bob' in single quotes.",
        "age == 18 | compares age, which is an int. Only enums, texts and booleans can be compared."
            + " For anything else, write a @Computed method that returns a boolean."
      })
  void presenceAndTextHaveFormsOfTheirOwn(String when, String problem) {
    user(when).reports(error(("[SGT0415] " + WHERE).formatted(when) + " " + problem));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "mail exists | mail not exists | true",
        "mail exists | mail == 'a' | false",
        "mail not exists | mail == 'a' | true",
        "mail not exists | mail != 'a' | false",
        "name == 'a' | name == 'b' | true",
        "name == 'a' | name != 'a' | true",
        "name in ('a', 'b') | name in ('b', 'c') | false",
        "name == 'a' && mail exists | name == 'a' && mail not exists | true",
        "name == 'a' | mail == 'a' | false"
      })
  void theyExcludeEachOther(String one, String other, boolean isExclusive) {
    Compilation keys =
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "USER#{name}", sort = "A", when = "%s")
              @LinkedKey(index = "GSI1", partition = "USER#{name}", sort = "B", when = "%s")
              record User(String name, @Nullable String mail) implements Shop {} // !
            """
                .formatted(one, other));
    if (isExclusive) {
      keys.isClean();
    } else {
      keys.reports(
          error(
              "[SGT0417] @LinkedKey(index = \"GSI1\") and another @LinkedKey(index = \"GSI1\") can"
                  + " both apply to one item, but an item has only one key in GSI1. Give them"
                  + " conditions that exclude each other, such as when = \"status == OPEN\" and when"
                  + " = \"status != OPEN\"."));
    }
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
                    + " of the entity. Did you mean \"status\"? There are name,"
                    + " status, draft, mail, age, tags, tagged, label."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "status == OPEN",
        "status!=OPEN",
        "status in (OPEN,CLOSED) && !draft",
        "draft == true && status == OPEN",
        "draft != true",
        "mail exists && tagged",
        "mail not exists&&name!='it''s || && (b)'",
        "name in ('a, b', '')",
        "label exists",
        "mail == 'null'"
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
          record User(
              String name,
              Status status,
              boolean draft,
              @Nullable String mail,
              int age,
              Set<String> tags)
              implements Shop {
            @Computed static boolean tagged(Set<String> tags) { return !tags.isEmpty(); }
            @Computed static @Nullable String label(@Nullable String mail) { return mail; }
          }
          enum Status { OPEN, CLOSED }
        """
            .formatted(when));
  }
}
