package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Indexes whose keys have several attributes. */
class IndexKeysTest {

  private static Compilation index(String key) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes =
                @Index(value = "GSI1", %s)) // !
        public interface Shop {}
        """
            .formatted(key));
  }

  private static Compilation key(String templates) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes =
                @Index(
                    value = "GSI1",
                    partitionKey = {"country", "P2"},
                    sortKey = {"N1", "S2", "name"},
                    sortKeyType = {ScalarType.N, ScalarType.S, ScalarType.S}))
        public sealed interface Shop {
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                name = "byCountry",
                index = "GSI1",
                %s
          })
          record User(String name, String country, String city, int age) implements Shop {}
        }
        """
            .formatted(templates));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "partitionKey = {'A', 'B', 'C', 'D'}, sortKey = {'E', 'F', 'G', 'H'}",
        "partitionKey = {'A'}, sortKey = {'E'}, sortKeyType = {ScalarType.N}",
        "partitionKey = 'A', partitionKeyType = ScalarType.B, sortKey = Index.NONE",
        "partitionKey = {'A', 'B'}, sortKey = {}",
        "partitionKeyType = ScalarType.N"
      })
  void itHasUpToFourOnEachSide(String key) {
    index(key.replace('\'', '"')).isClean();
  }

  @Test
  void itHasNoMoreThanDynamoDbTakes() {
    index("sortKey = {\"A\", \"B\", \"C\", \"D\", \"E\"}")
        .reports(
            error(
                "[SGT0208] The index GSI1 has 5 sort key attributes, but DynamoDB takes at most"
                    + " 4. Put several values into the template of one of them."));
  }

  @Test
  void eachHasAType() {
    index("partitionKey = {\"A\", \"B\"}, partitionKeyType = ScalarType.N")
        .reports(
            error(
                "[SGT0208] The index GSI1 has the partition key attributes A, B, but the types N"
                    + " for them. Write one type for each, or none if all are S."));
  }

  @Test
  void noneOfSeveralIsNone() {
    index("sortKey = {\"A\", Index.NONE}")
        .reports(
            error(
                "[SGT0208] The index GSI1 has \"-\" among its sort key attributes, which means"
                    + " that there are none. Leave it out."));
  }

  @Test
  void noneIsThereTwice() {
    index("partitionKey = {\"A\", \"A\"}")
        .reports(
            error(
                "[SGT0201] The attribute \"A\" is in one key twice. Give the attributes of a key"
                    + " different names."));
  }

  @Test
  void eachHasAName() {
    index("partitionKey = {\"A\", \"\"}")
        .reports(error("[SGT0201] The partition key has no name. Give it one."));
  }

  @Test
  void aLocalIndexHasOneSortKeyAttribute() {
    index("type = IndexType.LOCAL, sortKey = {\"A\", \"B\"}")
        .reports(
            error(
                "[SGT0204] The local index GSI1 has 2 sort key attributes, but DynamoDB takes"
                    + " one. Put their values into one template, or make the index GLOBAL."));
  }

  @Test
  void eachAttributeHasATemplate() {
    key("partition = {\"{country}\", \"{city}\"}, sort = {\"{age}\", \"{city}\", \"{name}\"})")
        .isClean();
  }

  @Test
  void noAttributeIsWithoutATemplate() {
    key("""
            partition = {"{country}", "CITY#{city}"},
                  sort = {"{age}", "{city}"}) // !
            """)
        .reports(
            error(
                "[SGT0412] @LinkedKey(name = \"byCountry\", index = \"GSI1\") has 2 sort templates, but"
                    + " the sort key attributes are N1, S2, name. Write one for each: sort ="
                    + " {\"...\", \"...\", \"...\"}."));
  }

  @Test
  void aHalfIsNotWithoutTemplates() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", partitionKey = {"P1", "P2"}, sortKey = "name"))
            public sealed interface Shop {
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(index = "GSI1", sort = "{name}") // !
              })
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0412] @LinkedKey(index = \"GSI1\") has no partition template, but a key is"
                    + " written whole or not at all. Add partition = {\"...\", \"...\"}."));
  }

  @Test
  void noTemplateIsWithoutAnAttribute() {
    key("""
            partition = {"{country}", "CITY#{city}", "{name}"}, // !
                  sort = {"{age}", "{city}", "{name}"})
            """)
        .reports(
            error(
                "[SGT0413] @LinkedKey(name = \"byCountry\", index = \"GSI1\") has 3 partition"
                    + " templates, but the partition key attributes are country, P2. Write one for"
                    + " each: partition = {\"...\", \"...\"}."));
  }

  @Test
  void aTemplateFitsTheTypeOfItsAttribute() {
    key("""
            partition = {"{country}", "CITY#{city}"},
                  sort = {
                    "{city}", // !
                    "{age:pad(3)}",
                    "{name}"
                  })
            """)
        .reports(
            error(
                "[SGT0414] @LinkedKey(name = \"byCountry\", index = \"GSI1\"): the template"
                    + " \"{city}\": the key attribute N1 is of type N, and takes one placeholder of"
                    + " a number, or of an Instant with epoch or epochMillis, without other text."
                    + " Write such a template, or declare the key attribute as S."));
  }

  @Test
  void aNumberInATextIsOrdered() {
    key("""
            partition = {"{country}", "CITY#{city}"},
                  sort = {
                    "{age}",
                    "{age}", // !
                    "{name}"
                  })
            """)
        .reports(
            error(
                "[SGT0408] @LinkedKey(name = \"byCountry\", index = \"GSI1\"): the template"
                    + " \"{age}\": {age} is a number, and would sort as text: 10 before 9."
                    + " Write {age:pad(n)} with as many digits as it can have, or"
                    + " {age:reverse(n)} for descending order; where it can be negative,"
                    + " {age:ordered} or {age:descending}. Each gives other keys than those"
                    + " of plain numbers. If such keys are stored, write"
                    + " givesUp = KeyProperty.ORDER in @LinkedKey."));
  }

  @Test
  void aPartitionIsHotOnlyIfNoAttributeOfItTellsItemsApart() {
    key("partition = {\"{country}\", \"USERS\"}, sort = {\"{age}\", \"{city}\", \"{name}\"})")
        .isClean();
  }

  @Test
  void aShardWouldBeMergedInAnOrderThatNoQueryGoesOnIn() {
    key("""
            partition = {"{country}", "{name:shard(10)}"}, // !
                  sort = {"{age}", "{city}", "{name}"})
            """)
        .reports(
            error(
                "[SGT0420] @LinkedKey(name = \"byCountry\", index = \"GSI1\"): the template"
                    + " \"{name:shard(10)}\": {name:shard(10)} needs one sort key"
                    + " attribute, but the index has 3. The partitions are merged by the sort"
                    + " key, and a query can't continue between two items that differ in several"
                    + " attributes. Put all values into one template."));
  }

  /**
   * The second of the partition key attributes has the placeholder <code>{name:shard(10)}</code>.
   */
  private static Compilation shardBeside(String first) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "GSI1", partitionKey = {"P1", "P2"}))
        public sealed interface Shop {
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                index = "GSI1",
                partition = {
                  "%s",
                  "{name:shard(10)}" // !
                },
                sort = "USER")
          })
          record User(String name, String city) implements Shop {}
        }
        """
            .formatted(first));
  }

  @Test
  void aShardStandsInOneAttributeAlone() {
    shardBeside("{city:shard(3)}")
        .reports(
            error(
                "[SGT0420] @LinkedKey(index = \"GSI1\"): the template \"{name:shard(10)}\":"
                    + " {name:shard(10)} is the second shard of the partition key. Write only"
                    + " one, with the number of partitions that you want."));
  }

  @Test
  void aShardSpreadsNothingBesideItsValue() {
    shardBeside("{name}")
        .reports(
            error(
                "[SGT0420] @LinkedKey(index = \"GSI1\"): the template \"{name:shard(10)}\":"
                    + " {name:shard(10)} spreads nothing, because the partition key has {name}"
                    + " without a shard, too. Remove one of them."));
  }

  @Test
  void aTenantStandsInTheFirstAttribute() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}",
                indexes = @Index(value = "GSI1", partitionKey = {"P1", "city"}, sortKey = "name"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(
                  index = "GSI1",
                  partition = {"USERS", "{city}"},
                  sort = "{name}")
              record User(String name, String city) implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void entitiesOfACollectionHaveEachTemplateAlike() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", partitionKey = {"P1", "P2"}))
            public sealed interface Shop {
              @ItemCollection(name = "all", index = "GSI1") // !
              sealed interface Person extends Shop permits User, Guest {}

              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = {"CITY#{city}", "{name}"}, sort = "USER#{name}")
              record User(String name, String city) implements Person {}

              @Entity
              @LinkedKey(partition = "GUEST#{name}", sort = "GUEST")
              @LinkedKey(index = "GSI1", partition = {"CITY#{city}", "{city}"}, sort = "GUEST#{name}")
              record Guest(String name, String city) implements Person {}
            }
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection Person.all must share a partition"
                    + " of GSI1, but have different keys there: \"CITY#{city}, {name}\" of User"
                    + " (String city, String name) and \"CITY#{city}, {city}\" of Guest (String"
                    + " city). Write templates that differ only in attribute names, with values"
                    + " of the same types and stored forms."));
  }
}
