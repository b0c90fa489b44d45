package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several keys of one entity in one index. */
class ExclusiveKeysTest {

  private static final String MIXED =
      "[SGT0425] A query of @LinkedKey(name = \"open\", index = \"GSI1\") would also return the"
          + " items of @LinkedKey(index = \"GSI1\"), whose keys begin alike. A when is not part of"
          + " a query. Begin the sort template with a literal of its own. If such keys are stored,"
          + " give the keys different indexes.";

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TASK#{a} | {id}  | TASK#{b} | {id}",
        "TASK#{a} | {id}  | TASK#{a} | DONE#{id}",
        "TASK#{a} | T{id} | TASK#{a} | TASK#{id}",
        "TASK#{a} | {a}#{id} | TASK#{b} | {id}#{a}",
        "TASK#{a:any} | {id} | TASK#{a}#{b} | {id}",
        "TASK#{a} | {id}#{b:any} | TASK#{a} | {id}#{b}#DONE",
        "{a} | OPEN#{id} | TASK-{b} | OPEN#{id}"
      })
  void aQueryThatReadsItemsOfAnotherKeyIsReported(
      String partition, String sort, String otherPartition, String otherSort) {
    shop(task(partition, sort, " // !").formatted("", otherPartition, otherSort, ""))
        .reports(error(MIXED));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TASK#{a} | OPEN#{id} | TASK#{a} | DONE#{id}",
        "TASK#{a} | OPEN#{id} | TASK#{a} | {id}",
        "OPEN#{a} | {id} | DONE#{a} | {id}",
        "TASK#{a} | {id} | TASK#{a}#{b} | {id}",
        "OPEN#{a:any} | {id} | DONE#{a}#{b} | {id}",
        "TASK#{a} | {a}#OPEN | TASK#{a} | {a}#DONE"
      })
  void aQueryThatReadsItemsOfItsKeyAloneIsFine(
      String partition, String sort, String otherPartition, String otherSort) {
    shop(task(partition, sort, "").formatted("", otherPartition, otherSort, "")).isClean();
  }

  @Test
  void ofTwoQueriesThatReadTheSameItemsOneIsReported() {
    shop(task("TASK#{a}", "{id}", "").formatted("name = \"done\",", "TASK#{a}", "{id}", " // !"))
        .reports(
            error(
                "[SGT0425] A query of @LinkedKey(name = \"done\", index = \"GSI1\") would also"
                    + " return the items of @LinkedKey(name = \"open\", index = \"GSI1\"), whose"
                    + " keys begin alike. A when is not part of a query. Begin the sort template"
                    + " with a literal of its own. If such keys are stored, give the keys different"
                    + " indexes."));
  }

  @Test
  void anItemCollectionReadsTheItemsOfBothKeys() {
    shop("""
              @ItemCollection(name = "ofTeam", index = "GSI1")
              sealed interface OfTeam extends Shop {}
              @Entity
              @LinkedKey(partition = "TASK#{id}", sort = "TASK")
              @LinkedKey(index = "GSI1", partition = "TEAM#{team}", sort = "{id}", when = "!done")
              @LinkedKey(index = "GSI1", partition = "TEAM#{team}", sort = "{id}", when = "done")
              record Task(String id, String team, boolean done) implements OfTeam {}
              @Entity
              @LinkedKey(partition = "TEAM#{team}", sort = "TEAM")
              @LinkedKey(index = "GSI1", partition = "TEAM#{team}", sort = "TEAM")
              record Team(String team) implements OfTeam {}
            """)
        .isClean();
  }

  @Test
  void theSortTemplateOfANumberHasNoRoomForALiteral() {
    compile(
            """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "GSI1", sortKeyType = ScalarType.N))
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "TASK#{id}", sort = "TASK")
          @LinkedKey(name = "open", index = "GSI1", when = "!done",
              partition = "TASK#{a}", sort = "{rank}")
          @LinkedKey(index = "GSI1", partition = "TASK#{a}", sort = "{rank}", when = "done")
          record Task(String id, String a, long rank, boolean done) implements Shop {} // !
        }
        """)
        .reports(error(MIXED.replace("sort template", "partition template")));
  }

  @Test
  void theEntityAttributeHasNoRoomForALiteral() {
    compile(
            """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "byType", partitionKey = "_et", sortKeyType = ScalarType.N))
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "TASK#{id}", sort = "TASK")
          @LinkedKey(name = "open", index = "byType", when = "!done",
              partition = "Task", sort = "{rank}")
          @LinkedKey(index = "byType", partition = "Task", sort = "{rank}", when = "done")
          @SuppressWarnings("singlet:hot-partition")
          record Task(String id, long rank, boolean done) implements Shop {} // !
        }
        """)
        .reports(
            error(
                "[SGT0425] A query of @LinkedKey(name = \"open\", index = \"byType\") would also"
                    + " return the items of @LinkedKey(index = \"byType\"), whose keys begin alike."
                    + " A when is not part of a query. Give the index another partition key"
                    + " attribute, with a literal of its own as its template."));
  }

  private static String task(String partition, String sort, String mark) {
    return """
      @Entity
      @LinkedKeys({
        @LinkedKey(partition = "TASK#{id}", sort = "TASK"),
        @LinkedKey(
            name = "open",
            index = "GSI1",
            when = "!done",
            partition = "%s",
            sort = "%s"),%s
        @LinkedKey(
            %%s
            index = "GSI1",
            when = "done",
            partition = "%%s",
            sort = "%%s")%%s
      })
      record Task(String id, String a, String b, boolean done) implements Shop {}
      """
        .formatted(partition, sort, mark);
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
