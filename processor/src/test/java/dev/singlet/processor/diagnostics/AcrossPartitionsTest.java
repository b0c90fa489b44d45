package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which attribute an access pattern can be queried across. */
class AcrossPartitionsTest {

  private static final String LABEL =
      "[SGT0422] @LinkedKey(name = \"byAny\", index = \"GSI1\") is to be queried across ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{kind}#{born:day} | {born} | born",
        "{born:hour}#{name:shard(4)} | {born}#{name} | born",
        "{name}#{born:month} | {born:descending} | born",
        "{name}#{born:year} | {age:pad(3)}#{born} | born",
        "{name}#{day} | X | day",
        "{age:pad(3)} | {name} | age",
        "{name:first(2):lower} | {name} | name",
        "{name:hash(2)} | X | name",
        "{kind}#{name} | X | kind",
        "{id} | {name} | id"
      })
  void anyValueOfThePartitionKeyThatTheSortKeyLacks(String partition, String sort, String across) {
    user(partition, sort, across).isClean();
  }

  @Test
  void itIsInThePartitionTemplate() {
    user("{name}#{kind}", "{born}", "born")
        .reports(
            error(
                LABEL
                    + "\"born\", which its partition template doesn't have. Name one of its values:"
                    + " \"name\" or \"kind\"."));
    user("PEOPLE#{name:shard(4)}", "{name}", "name")
        .reports(
            error(LABEL + "\"name\", which its partition template doesn't have. Remove across."));
  }

  @Test
  void theSortKeyIsTheSameInAllPartitions() {
    user("{name}#{day}", "{day}#{age:pad(3)}", "day")
        .reports(
            error(
                LABEL
                    + "\"day\", but {day} is also in its sort template, so each partition would need"
                    + " another condition on the sort key. Remove it from the sort template, or"
                    + " remove across."));
  }

  @Test
  void withoutANameThereIsNoQuery() {
    shop("""
          @Entity
          @LinkedKey( // !
              partition = "USER#{name}", sort = "USER", across = "name")
          record User(String name) implements Shop {}
        """)
        .reports(
            error(
                "[SGT0422] The primary @LinkedKey is to be queried across \"name\", but has no query."
                    + " Give it a name, or remove across."));
  }

  @Test
  void itsMethodForPartitionsHasItsNameAlone() {
    shop("""
          @Entity
          @LinkedKeys({
            @LinkedKey(
                name = "byName", partition = "USER#{name}", sort = "{born}", across = "name"),
            @LinkedKey( // !
                name = "byNamePartitions",
                index = "GSI1",
                partition = "{name}",
                sort = "{born}")
          })
          record User(String name, java.time.Instant born) implements Shop {}
        """)
        .reports(
            error(
                "[SGT0502] \"byNamePartitions\" can't be the name of an access pattern of User, because"
                    + " the generated class uses it. It also uses builder, check, delete, fromItem,"
                    + " get, jsonSchema, key, primaryKey, put, toItem, type, update, upsert, names"
                    + " that end in PartitionKey or SortKey, and the methods of Object. Write another"
                    + " name."));
  }

  @Test
  void anIndexHasOneSortKeyAttribute() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", partitionKey = "a", sortKey = {"b", "c"}))
            public sealed interface Shop {
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey( // !
                    name = "byAny",
                    index = "GSI1",
                    partition = "{name}",
                    sort = {"{city}", "{street}"},
                    across = "name")
              })
              record User(String name, String city, String street) implements Shop {}
            }
            """)
        .reports(
            error(
                LABEL
                    + "\"name\", which needs one sort key attribute, but the index has 2. Put all"
                    + " values of the sort key into one template, or remove across."));
  }

  private static Compilation user(String partition, String sort, String across) {
    return shop(
        """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey( // !
                name = "byAny",
                index = "GSI1",
                partition = "%s",
                sort = "%s",
                across = "%s")
          })
          record User(
              String name,
              int age,
              java.util.UUID id,
              java.time.Instant born,
              java.time.LocalDate day,
              Kind kind)
              implements Shop {
            enum Kind { NEW, OLD }
          }
        """
            .formatted(partition, sort, across));
  }
}
