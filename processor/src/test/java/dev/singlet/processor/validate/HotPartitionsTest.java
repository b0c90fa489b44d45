package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class HotPartitionsTest {

  @Test
  void aPartitionForAllItemsIsWarnedOf() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").texts("name").key("USERS", "USER#{name}"));

    assertThat(Problems.of(new HotPartitions(), table))
        .containsExactly(
            "USERS: [SGT0901] The primary @LinkedKey: the template \"USERS\" puts every User into"
                + " one partition, which takes at most 1,000 writes of 1 KB a second. Put an"
                + " attribute into the template, for instance {name:shard(10)}. Or silence this"
                + " with @SuppressWarnings(\"singlet:hot-partition\").");
  }

  @Test
  void aPrimaryKeyWithoutAttributesHasNothingToSpread() {
    TableFixture table = new TableFixture().entity(new EntityFixture("Root").key("ROOT", "ROOT"));

    assertThat(Problems.of(new HotPartitions(), table))
        .singleElement()
        .asString()
        .contains("Put an attribute into the template. Or silence");
  }

  @Test
  void anIndexCanBeSpreadByAnyAttribute() {
    TableFixture table =
        new TableFixture()
            .index("GSI1")
            .entity(
                new EntityFixture("User")
                    .texts("name")
                    .key("USER#{name}", "USER")
                    .keyOn("GSI1", "USERS", "{name}"));

    assertThat(Problems.of(new HotPartitions(), table))
        .singleElement()
        .asString()
        .startsWith("USERS: ")
        .contains("for instance {name:shard(10)}");
  }

  @Test
  void aPartitionWithAnAttributeIsFine() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").texts("name").key("USER#{name}", "USER"));

    assertThat(Problems.of(new HotPartitions(), table)).isEmpty();
  }

  @Test
  void aLocalIndexHasThePartitionOfTheTable() {
    TableFixture table =
        new TableFixture()
            .localIndex("LSI1", "LSK")
            .entity(
                new EntityFixture("User")
                    .texts("name")
                    .key("USER#{name}", "USER")
                    .keyOn("LSI1", "USERS", "{name}"));

    assertThat(Problems.of(new HotPartitions(), table)).isEmpty();
  }
}
