package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The format {@code shard}: where it may stand, and what it takes. */
class ShardsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "USER#{name:shard(2)}",
        "USER#{name:shard(256)}",
        "{name:lower:shard(10)}",
        "{name:escape:shard(10)}",
        "{name:shard(10)}{city}",
        "CITY#{city}#{name:shard(10)}",
        "{age:shard(10)}",
        "{age:pad(3):shard(10)}",
        "{id:shard(10)}",
        "{kind:shard(10)}",
        "{born:seconds:shard(10)}",
        "{born:epoch:shard(10)}",
        "{weight:ordered:shard(10)}"
      })
  void itStandsInAPartitionTemplateForAnyValueThatCan(String template) {
    shop(withTemplate(template).replace(" // !", "")).isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{name:shard(10):lower} | lower | after shard(10) | 'texts, enums, times and booleans'",
        "{age:shard(10):pad(3)} | pad(3) | after shard(10) | 'integers, and times after epoch or epochMillis'",
        "{age:shard(10):descending} | descending | after shard(10) | 'numbers, dates and times'",
        "{name:shard(10):shard(10)} | shard(10) | after shard(10) | 'any value, once and as the last format'"
      })
  void nothingFollowsIt(String template, String format, String after, String takes) {
    String name = template.substring(1, template.indexOf(':'));
    user(template)
        .reports(
            error(
                "[SGT0406] @LinkedKey(name = \"byShard\", index = \"GSI1\"): the template \"%s\": the"
                        .formatted(template)
                    + " format %s does not fit {%s}, %s. It takes %s. Remove one of the two."
                        .formatted(format, name, after, takes)));
  }

  @Test
  void aFloatingPointNumberNeedsATextOfItsOwnFirst() {
    user("{weight:shard(10)}")
        .reports(
            error(
                "[SGT0406] @LinkedKey(name = \"byShard\", index = \"GSI1\"): the template"
                    + " \"{weight:shard(10)}\": {weight} is a double, which has more than one text for"
                    + " a value. Write {weight:ordered}, or {weight:descending}."));
  }

  @Test
  void inASortTemplateItWouldPutItemsOutOfOrder() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "GSI1",
                    partition = "CITY#{city}",
                    sort = "{name:shard(10)}") // !
              })
              record User(String name, String city) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0420] @LinkedKey(index = \"GSI1\"): the template \"{name:shard(10)}\":"
                    + " {name:shard(10)} is in a sort key, where it would put items out of order."
                    + " Write it into the partition template."));
  }

  @Test
  void itStandsOnce() {
    user("{name:shard(10)}#{city:shard(4)}")
        .reports(
            error(
                "[SGT0420] @LinkedKey(name = \"byShard\", index = \"GSI1\"): the template"
                    + " \"{name:shard(10)}#{city:shard(4)}\": {city:shard(4)} is the second"
                    + " shard of the template. Write only one, with the number of partitions"
                    + " that you want."));
  }

  @Test
  void besideItsValueItSpreadsNothing() {
    user("{name}#{name:shard(10)}")
        .reports(
            error(
                "[SGT0420] @LinkedKey(name = \"byShard\", index = \"GSI1\"): the template"
                    + " \"{name}#{name:shard(10)}\": {name:shard(10)} spreads nothing, because"
                    + " the template has {name} without a shard, too. Remove one of them."));
  }

  @Test
  void inAPrimaryKeyTheSortKeyTellsTheItemsApart() {
    shop("""
              @Entity
              @LinkedKey(name = "all", partition = "USERS#{name:shard(10)}", sort = "{name}")
              record User(String name) implements Shop {}
            """)
        .isClean();
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USERS#{name:shard(10)}", // !
                  sort = "USER")
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0420] The primary @LinkedKey: the template \"USERS#{name:shard(10)}\":"
                    + " {name:shard(10)} stands for many values of name, so different items"
                    + " would have the same primary key. Put {name} into the sort template."));
  }

  @Test
  void inAPrimaryKeyWithoutSortKeyNothingTellsTheItemsApart() {
    compile(
            """
            @Table(name = "ShopTable", sortKey = "")
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "USERS#{name:shard(10)}") // !
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0420] The primary @LinkedKey: the template \"USERS#{name:shard(10)}\":"
                    + " {name:shard(10)} stands for many values of name, so different items"
                    + " would have the same primary key. Put {name} into the sort template."));
  }

  @Test
  void aNumberKeyHasNoRoomForIt() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", partitionKeyType = ScalarType.N))
            public sealed interface Shop {
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "GSI1",
                    partition = "{age:shard(10)}", // !
                    sort = "{name}")
              })
              record User(String name, int age) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0414] @LinkedKey(index = \"GSI1\"): the template \"{age:shard(10)}\": the key"
                    + " attribute GSI1PK is of type N, and takes one placeholder of a number, or of an"
                    + " Instant with epoch or epochMillis, without other text. Write such a template, or"
                    + " declare the key attribute as S."));
  }

  @Test
  void aCollectionIsSpreadOverAsManyPartitionsByAllItsEntities() {
    compile(
            """
            @Table(name = "ShopTable", indexes = @Index("GSI1"))
            public sealed interface Shop {
              @ItemCollection(name = "all", index = "GSI1") // !
              sealed interface People extends Shop {}

              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "{name:shard(10)}", sort = "USER#{name}")
              record User(String name) implements People {}

              @Entity
              @LinkedKey(partition = "ADMIN#{name}", sort = "ADMIN")
              @LinkedKey(index = "GSI1", partition = "{name:shard(4)}", sort = "ADMIN#{name}")
              record Admin(String name) implements People {}
            }
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection People.all must share a partition"
                    + " of GSI1, but have different keys there: \"{name:shard(10)}\" of User"
                    + " (String name) and \"{name:shard(4)}\" of Admin (String name). Write"
                    + " templates that differ only in attribute names, with values of the same"
                    + " types and stored forms."));
  }

  private static Compilation user(String template) {
    return shop(withTemplate(template));
  }

  private static String withTemplate(String template) {
    return """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                name = "byShard",
                index = "GSI1",
                partition = "%s", // !
                sort = "{name}")
          })
          record User(
              String name,
              String city,
              int age,
              double weight,
              java.util.UUID id,
              java.time.Instant born,
              Kind kind)
              implements Shop {
            enum Kind { NEW, OLD }
          }
        """
        .formatted(template);
  }
}
