package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class PrimaryKeysTest {

  @Test
  void everyItemHasAPrimaryKey() {
    TableFixture table =
        new TableFixture()
            .entity(
                new EntityFixture("User")
                    .texts("name")
                    .keyWhen(null, "name == A", "USER#{name}", "USER"));

    assertThat(Problems.of(new PrimaryKeys(), table))
        .containsExactly(
            "name == A: [SGT0411] The primary @LinkedKey has a when, but every item has a primary"
                + " key. Remove the when, or give the key an index.");
  }

  @Test
  void whatCanBeAbsentIsNoPartOfIt() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").nullable("name").key("USER#{name}", "USER"));

    assertThat(Problems.of(new PrimaryKeys(), table))
        .containsExactly(
            "USER#{name}: [SGT0410] The primary @LinkedKey: the template \"USER#{name}\": {name} can be"
                + " absent, but every item has a primary key. Make it required, or use another"
                + " attribute.");
  }

  @Test
  void whatCanBeAbsentIsFineInAnIndex() {
    TableFixture table =
        new TableFixture()
            .index("GSI1")
            .entity(
                new EntityFixture("User")
                    .texts("name")
                    .nullable("city")
                    .key("USER#{name}", "USER")
                    .keyOn("GSI1", "CITY#{city}", "{name}"));

    assertThat(Problems.of(new PrimaryKeys(), table)).isEmpty();
  }
}
