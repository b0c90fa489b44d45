package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several keys of one entity in one index. */
class ExclusiveKeysTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "status == OPEN | status == OPEN",
        "status == OPEN | status != CLOSED",
        "status in (OPEN, MERGED) | status in (CLOSED, MERGED)",
        "status == OPEN | draft",
        "draft | draft && status == OPEN",
        "!draft | draft != true",
        "author exists | author.mail not exists",
        "author.mail != 'x' | author not exists",
        "author exists | authors not exists"
      })
  void keysThatCanBothHoldAreReported(String first, String second) {
    issue(first, second)
        .reports(
            error(
                "[SGT0417] @LinkedKey(name = \"first\", index = \"GSI1\") and @LinkedKey(name ="
                    + " \"second\", index = \"GSI1\") can both apply to one item, but an item"
                    + " has only one key in GSI1. Give them conditions that exclude each other,"
                    + " such as when = \"status == OPEN\" and when = \"status != OPEN\"."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "status == OPEN | status == CLOSED",
        "status == OPEN | status != OPEN",
        "status in (OPEN, MERGED) | status == CLOSED",
        "status in (OPEN, MERGED) | status != OPEN && status != MERGED && !draft",
        "draft | !draft",
        "draft == true | draft != true",
        "draft && status == OPEN | status == CLOSED",
        "author.mail exists | author not exists",
        "author not exists | draft && author.name == 'x'"
      })
  void keysThatExcludeEachOtherAreFine(String first, String second) {
    issue(first, second).isClean();
  }

  @Test
  void aKeyWithoutConditionAlwaysHolds() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "ISSUE#{id}", sort = "ISSUE"),
                @LinkedKey(index = "GSI1", when = "draft", partition = "DRAFT#{id}", sort = "ISSUE"),
                @LinkedKey(index = "GSI1", partition = "ISSUE#{id}", sort = "ISSUE") // !
              })
              record Issue(String id, boolean draft) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0417] @LinkedKey(index = \"GSI1\") and another @LinkedKey(index = \"GSI1\")"
                    + " can both apply to one item, but an item has only one key in GSI1. Give"
                    + " them conditions that exclude each other, such as when = \"status =="
                    + " OPEN\" and when = \"status != OPEN\"."));
  }

  @Test
  void keysInDifferentIndexesHaveNothingToDoWithEachOther() {
    shop("""
              @Entity
              @LinkedKey(partition = "ISSUE#{id}", sort = "ISSUE")
              @LinkedKey(index = "GSI1", partition = "ISSUE#{id}", sort = "ISSUE")
              @LinkedKey(index = "GSI2", partition = "ISSUE#{id}", sort = "ISSUE")
              record Issue(String id, boolean draft) implements Shop {}
            """)
        .isClean();
  }

  private static Compilation issue(String first, String second) {
    return shop(
        """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "ISSUE#{id}", sort = "ISSUE"),
            @LinkedKey(
                name = "first",
                index = "GSI1",
                partition = "ISSUE#{id}",
                sort = "FIRST",
                when = "%s"),
            @LinkedKey(
                name = "second",
                index = "GSI1",
                partition = "ISSUE#{id}",
                sort = "SECOND",
                when = "%s") // !
          })
          record Issue(
              String id,
              Status status,
              boolean draft,
              @Nullable Author author,
              @Nullable Author authors)
              implements Shop {}
          enum Status { OPEN, CLOSED, MERGED }
          record Author(String name, @Nullable String mail) {}
        """
            .formatted(first, second));
  }
}
