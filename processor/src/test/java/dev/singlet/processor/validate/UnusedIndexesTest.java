package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class UnusedIndexesTest {

  private static final EntityFixture USER =
      new EntityFixture("User")
          .texts("name")
          .key("USER#{name}", "USER")
          .keyOn("GSI1", "NAME#{name}", "USER");

  @Test
  void anIndexWithoutKeysIsWarnedOf() {
    TableFixture table = new TableFixture().index("GSI1").index("GSI2").entity(USER);

    assertThat(Problems.of(new UnusedIndexes(), table))
        .containsExactly(
            "GSI2: [SGT0906] No entity of the table Shop has a key in the index GSI2, so no query"
                + " reads it. Give one a @LinkedKey(index = \"GSI2\", ...), or remove the index."
                + " Or silence this with @SuppressWarnings(\"singlet:unused-index\").");
  }

  @Test
  void anIndexWithAKeyIsFine() {
    assertThat(Problems.of(new UnusedIndexes(), new TableFixture().index("GSI1").entity(USER)))
        .isEmpty();
  }

  @Test
  void aTableWithoutEntitiesMayStillGetThem() {
    assertThat(Problems.of(new UnusedIndexes(), new TableFixture().index("GSI1"))).isEmpty();
  }

  @Test
  void oneEntityWithAKeyIsEnough() {
    EntityFixture team = new EntityFixture("Team").texts("name").key("TEAM#{name}", "TEAM");
    TableFixture table = new TableFixture().index("GSI1").entity(USER).entity(team);

    assertThat(Problems.of(new UnusedIndexes(), table)).isEmpty();
  }
}
