package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.warning;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Partition templates without attributes. */
class HotPartitionsTest {

  private static final String USER =
      """
        @Entity%s
        @LinkedKeys({
          @LinkedKey(partition = "USER#{name}", sort = "USER"),
          @LinkedKey(
              index = "GSI1",
              partition = "USERS", // !
              sort = "{name}")
        })
        record User(String name) implements Shop {}
      """;

  @Test
  void aPartitionForAllItemsIsWarnedOf() {
    shop(USER.formatted(""))
        .reports(
            warning(
                "[SGT0901] @LinkedKey(index = \"GSI1\"): the template \"USERS\" puts every User"
                    + " into one partition, which takes at most 1,000 writes of 1 KB a second."
                    + " Put an attribute into the template, for instance {name:shard(10)}."
                    + " Or silence this with @SuppressWarnings(\"singlet:hot-partition\")."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"singlet:hot-partition\")",
        "@SuppressWarnings({\"unused\", \"singlet:hot-partition\"})"
      })
  void itIsSilencedOnTheEntity(String annotation) {
    shop(USER.formatted(annotation)).isClean();
  }

  @Test
  void itIsSilencedOnTheTableThatEnclosesTheEntity() {
    compile(
            """
            @Table(name = "ShopTable", indexes = @Index("GSI1"))
            @SuppressWarnings("singlet:hot-partition")
            public sealed interface Shop {
            %s}
            """
                .formatted(USER.formatted("")))
        .isClean();
  }

  @Test
  void aPeriodIsOnePartitionForAllThatIsWrittenInIt() {
    String model =
        """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                index = "GSI1",
                partition = "%s", // !
                sort = "{born}")
          })
          record User(String name, java.time.Instant born) implements Shop {}
        """;
    shop(model.formatted("{born:day}"))
        .reports(
            warning(
                "[SGT0901] @LinkedKey(index = \"GSI1\"): the template \"{born:day}\" puts every User"
                    + " of the current time into one partition, which takes at most 1,000 writes of"
                    + " 1 KB a second. Put an attribute into the template, for instance"
                    + " {name:shard(10)}. Or silence this with"
                    + " @SuppressWarnings(\"singlet:hot-partition\")."));
    shop(model.formatted("{born:day}#{name:shard(4)}").replace(" // !", "")).isClean();
  }

  @Test
  void eachTenantHasPartitionsOfItsOwn() {
    compile(
            """
            @Table(name = "ShopTable", tenant = "TENANT#{tenant}")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USERS", sort = "{name}")
              record User(String name) implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void aShardIsAWayOut() {
    shop(USER.formatted("").replace("USERS", "USERS#{name:shard(10)}").replace(" // !", ""))
        .isClean();
  }

  @Test
  void anotherCategoryDoesNotSilenceIt() {
    shop(USER.formatted("@SuppressWarnings(\"singlet:swallowed-prefix\")"))
        .reports(
            warning(
                "[SGT0901] @LinkedKey(index = \"GSI1\"): the template \"USERS\" puts every User"
                    + " into one partition, which takes at most 1,000 writes of 1 KB a second."
                    + " Put an attribute into the template, for instance {name:shard(10)}."
                    + " Or silence this with @SuppressWarnings(\"singlet:hot-partition\")."));
  }
}
