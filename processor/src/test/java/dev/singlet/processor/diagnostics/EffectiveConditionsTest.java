package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A condition that can keep no item out of its index. */
class EffectiveConditionsTest {

  private static final String WAY_OUT =
      ", so they are in the index anyway. Give the index a key attribute that only this key"
          + " writes, or remove the when.";

  private static final String ADVICE = " whether it holds or not" + WAY_OUT;

  private static Compilation shop(String indexes, String entity) {
    return compile(
        """
        @Table(name = "ShopTable", indexes = {%s})
        public sealed interface Shop {
        %s}
        """
            .formatted(indexes, entity));
  }

  private static final String NEVER =
      """
        @Entity
        @LinkedKeys({
          @LinkedKey(partition = "USER#{name}", sort = "USER"),
          @LinkedKey(
              name = "some",
              index = "GSI1",
              partition = "%s",
              sort = "USER#{name}",
              when = "%s") // !
        })
        record User(String name, @Nullable String mail, @Nullable Home home, boolean active)
            implements Shop {}
        record Home(String city) {}
      """;

  @ParameterizedTest
  @CsvSource({
    "MAIL#{mail}, mail not exists, mail",
    "MAIL#{mail}, active && mail not exists, mail",
    "CITY#{home.city}, home not exists, home.city"
  })
  void aKeyOfWhatIsAbsentIsNeverMade(String template, String when, String source) {
    shop("@Index(\"GSI1\")", NEVER.formatted(template, when))
        .reports(
            error(
                "[SGT0421] @LinkedKey(name = \"some\", index = \"GSI1\") is only for items without"
                    + " %1$s, but is made of {%1$s}, so no item has it. Remove the term, or take"
                        .formatted(source)
                    + " {%s} out of the template.".formatted(source)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "active && !active",
        "mail exists && mail not exists",
        "mail == 'a' && mail == 'b'",
        "home not exists && home.city == 'a'"
      })
  void termsExcludeEachOther(String when) {
    shop("@Index(\"GSI1\")", NEVER.formatted("USER", when))
        .reports(
            error(
                "[SGT0421] @LinkedKey(name = \"some\", index = \"GSI1\") has a when that no item"
                    + " satisfies, because its terms exclude each other. Remove one."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mail exists", "mail != 'a'", "active", "home not exists"})
  void anotherConditionLeavesItems(String when) {
    shop("@Index(\"GSI1\")", NEVER.replace("// !", "").formatted("MAIL#{mail}", when)).isClean();
  }

  @Test
  void bothHalvesAreComponents() {
    shop(
            "@Index(value = \"byTeam\", partitionKey = \"team\", sortKey = \"name\")",
            """
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    name = "active",
                    index = "byTeam",
                    partition = "{team}",
                    sort = "{name}",
                    when = "active") // !
              })
              record User(String name, @Nullable String team, boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0421] @LinkedKey(name = \"active\", index = \"byTeam\") has a when, but items"
                    + " have team and name"
                    + ADVICE));
  }

  @Test
  void itIsSaidOnceOfAnIndex() {
    shop(
            "@Index(value = \"byTeam\", partitionKey = \"team\", sortKey = Index.NONE)",
            """
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "byTeam",
                    partition = "{team}",
                    when = "active"), // !
                @LinkedKey(index = "byTeam", partition = "{team}", when = "!active")
              })
              record User(String name, String team, boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0421] @LinkedKey(index = \"byTeam\") has a when, but items have team"
                    + ADVICE));
  }

  @Test
  void theSortHalfOfALocalIndexIsAComponent() {
    shop(
            "@Index(value = \"byTeam\", type = IndexType.LOCAL, sortKey = \"team\")",
            """
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "byTeam",
                    sort = "{team}",
                    when = "active") // !
              })
              record User(String name, String team, boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0421] @LinkedKey(index = \"byTeam\") has a when, but items have team"
                    + ADVICE));
  }

  @Test
  void theHalvesAreThoseOfTheTableAndOfAnotherIndex() {
    shop(
            "@Index(\"GSI1\"), @Index(value = \"GSI2\", partitionKey = \"GSI1PK\", sortKey = \"PK\")",
            """
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(index = "GSI1", partition = "TEAM#{team}", sort = "{name}"),
                @LinkedKey(
                    index = "GSI2",
                    partition = "TEAM#{team}",
                    sort = "USER#{name}",
                    when = "active") // !
              })
              record User(String name, String team, boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0421] @LinkedKey(index = \"GSI2\") has a when, but items have GSI1PK and PK"
                    + ADVICE));
  }

  @Test
  void oneHalfOfItsOwnIsEnough() {
    shop(
            "@Index(value = \"byTeam\", sortKey = \"name\")",
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(
                  index = "byTeam", when = "active", partition = "TEAM#{team}", sort = "{name}")
              record User(String name, String team, boolean active) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void indexesWithOneConditionMayShareAHalf() {
    shop(
            "@Index(\"GSI1\"), @Index(value = \"GSI2\", partitionKey = \"GSI1PK\", sortKey = \"PK\")",
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", when = "active", partition = "TEAM#{team}", sort = "{name}")
              @LinkedKey(
                  index = "GSI2", when = "active", partition = "TEAM#{team}", sort = "USER#{name}")
              record User(String name, String team, boolean active) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void theConditionOfAnotherIndexWritesTheHalfThatIsShared() {
    for (String other : List.of("!active", "paid", "!active && paid")) {
      shop(
              "@Index(value = \"byName\", partitionKey = \"shared\", sortKey = \"name\"),"
                  + "@Index(value = \"byCity\", partitionKey = \"shared\", sortKey = \"city\")",
              """
                @Entity
                @LinkedKeys({
                  @LinkedKey(partition = "USER#{id}", sort = "USER"),
                  @LinkedKey(
                      index = "byName",
                      partition = "TEAM#{team}",
                      sort = "{name}",
                      when = "active"), // !
                  @LinkedKey(
                      index = "byCity",
                      partition = "TEAM#{team}",
                      sort = "{city}",
                      when = "%s")
                })
                record User(
                    String id, String name, String city, String team, boolean active, boolean paid)
                    implements Shop {}
              """
                  .formatted(other))
          .reports(
              error(
                  "[SGT0421] @LinkedKey(index = \"byName\") has a when, but items have shared and"
                      + " name also for @LinkedKey(index = \"byCity\")"
                      + WAY_OUT));
    }
  }

  @Test
  void oneConditionWithinTheOtherMakesOneIndexLarger() {
    shop(
            "@Index(value = \"byName\", partitionKey = \"shared\", sortKey = \"name\"),"
                + "@Index(value = \"byCity\", partitionKey = \"shared\", sortKey = \"city\")",
            """
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{id}", sort = "USER"),
                @LinkedKey(
                    index = "byName", partition = "TEAM#{team}", sort = "{name}", when = "active"),
                @LinkedKey(
                    index = "byCity",
                    partition = "TEAM#{team}",
                    sort = "{city}",
                    when = "active && paid") // !
              })
              record User(
                  String id, String name, String city, String team, boolean active, boolean paid)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0421] @LinkedKey(index = \"byCity\") has a when, but items have shared and"
                    + " city also for @LinkedKey(index = \"byName\")"
                    + WAY_OUT));
  }

  @Test
  void aHalfOfItsOwnKeepsItemsOutThatAnotherIndexHas() {
    shop(
            "@Index(value = \"byName\", partitionKey = \"shared\", sortKey = \"name_key\"),"
                + "@Index(value = \"byCity\", partitionKey = \"shared\", sortKey = \"city_key\")",
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(
                  index = "byName", partition = "TEAM#{team}", sort = "{name}", when = "active")
              @LinkedKey(
                  index = "byCity", partition = "TEAM#{team}", sort = "{city}", when = "paid")
              record User(
                  String id, String name, String city, String team, boolean active, boolean paid)
                  implements Shop {}
            """)
        .isClean();
  }

  @Test
  void aComponentIsTheKeyAttributeInEveryCondition() {
    shop(
            "@Index(value = \"byTeam\", sortKey = \"name\")",
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(
                  index = "byTeam", when = "active", partition = "TEAM#{team}", sort = "{name}")
              @LinkedKey(
                  index = "byTeam", when = "!active", partition = "PAST#{team}", sort = "{id}")
              record User(
                  String id,
                  String name, // !
                  String team,
                  boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0303] @LinkedKey(index = \"byTeam\"): the template \"{id}\" is written to"
                    + " \"name\", and name would be stored there too. Write only {name} as that"
                    + " template, or give one of the two another name: the component with"
                    + " @Attribute, the key attribute with @Index."));
  }
}
