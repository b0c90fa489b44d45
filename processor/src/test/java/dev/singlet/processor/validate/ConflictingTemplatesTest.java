package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class ConflictingTemplatesTest {

  @Test
  void indexesThatShareAnAttributeNeedOneTemplateForIt() {
    TableFixture table =
        sharing(
            new EntityFixture("User")
                .texts("name", "city")
                .key("USER#{name}", "USER")
                .keyOn("GSI1", "CITY#{city}", "{name}")
                .keyOn("GSI2", "TOWN#{city}", "{name}"));

    assertThat(Problems.of(new ConflictingTemplates(), table))
        .containsExactly(
            "TOWN#{city}: [SGT0419] @LinkedKey(index = \"GSI2\"): the template \"TOWN#{city}\""
                + " gives the attribute SHARED another value than \"CITY#{city}\", its template"
                + " in @LinkedKey(index = \"GSI1\"). Write the same template, or give each index"
                + " its own key attributes.");
  }

  @Test
  void theSameTemplateIsFine() {
    TableFixture table =
        sharing(
            new EntityFixture("User")
                .texts("name", "city")
                .key("USER#{name}", "USER")
                .keyOn("GSI1", "CITY#{city}", "{name}")
                .keyOn("GSI2", "CITY#{city}", "{name}"));

    assertThat(Problems.of(new ConflictingTemplates(), table)).isEmpty();
  }

  @Test
  void keysOfOneIndexAreAnotherRules() {
    TableFixture table =
        sharing(
            new EntityFixture("User")
                .texts("name", "city")
                .key("USER#{name}", "USER")
                .keyWhen("GSI1", "city == A", "CITY#{city}", "{name}")
                .keyWhen("GSI1", "city != A", "TOWN#{city}", "{name}"));

    assertThat(Problems.of(new ConflictingTemplates(), table)).isEmpty();
  }

  private static TableFixture sharing(EntityFixture entity) {
    return new TableFixture()
        .index("GSI1", ScalarType.S, "SHARED", "GSI1SK")
        .index("GSI2", ScalarType.S, "SHARED", "GSI2SK")
        .entity(entity);
  }
}
