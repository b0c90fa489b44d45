package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** A condition that can keep no item out of its index. */
class EffectiveConditionsTest {

  private static final String ADVICE =
      " whatever the when says, and so is in the index. Give the index a key attribute that only"
          + " this key writes, or take the when away.";

  private static Compilation shop(String indexes, String entity) {
    return compile(
        """
        @Table(name = "ShopTable", indexes = {%s})
        public sealed interface Shop {
        %s}
        """
            .formatted(indexes, entity));
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
                "[SGT0421] @LinkedKey(name = \"active\", index = \"byTeam\") has a when, but the item"
                    + " has team and name"
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
                "[SGT0421] @LinkedKey(index = \"byTeam\") has a when, but the item has team"
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
                "[SGT0421] @LinkedKey(index = \"byTeam\") has a when, but the item has team"
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
                "[SGT0421] @LinkedKey(index = \"GSI2\") has a when, but the item has GSI1PK and PK"
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
                "[SGT0303] name would be stored as \"name\", which Singlet itself writes: a key, the"
                    + " entity's name or a stamp. Give it another name with @Attribute."));
  }
}
