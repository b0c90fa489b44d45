package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class DollarsTest {

  private static final EntityFixture USER =
      new EntityFixture("User").texts("name").key("USER#${name}", "USER");

  @Test
  void aDollarBeforeAPlaceholderIsWarnedOf() {
    assertThat(Problems.of(new Dollars(), new TableFixture().entity(USER)))
        .containsExactly(
            "USER#${name}: [SGT0904] The primary @LinkedKey: the template \"USER#${name}\" has a"
                + " '$' before {name}. It is not part of the placeholder, so it becomes part of"
                + " every key. Remove it. Or silence this with"
                + " @SuppressWarnings(\"singlet:dollar-in-key\").");
  }

  @Test
  void aDollarIsFineWhereItIsTheDelimiter() {
    assertThat(Problems.of(new Dollars(), new TableFixture().delimiter("$").entity(USER)))
        .isEmpty();
  }

  @Test
  void aDollarElsewhereIsFine() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").texts("name").key("US$#{name}", "{name}#US$"));

    assertThat(Problems.of(new Dollars(), table)).isEmpty();
  }
}
