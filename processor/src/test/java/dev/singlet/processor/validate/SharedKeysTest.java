package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedKeysTest {

  private static final EntityFixture USER =
      new EntityFixture("User").texts("name").key("{name}", "A");
  private static final EntityFixture TEAM =
      new EntityFixture("Team").texts("title").key("TEAM#{title}", "A");

  @Test
  void twoEntitiesWithEqualKeysOverwriteEachOther() {
    TableFixture table = new TableFixture().entity(USER).entity(same("Person"));

    assertThat(Problems.of(new SharedKeys(), table))
        .containsExactly(
            "The primary @LinkedKey: [SGT0504] User and Person can have the same primary key, so"
                + " one could overwrite the other. Begin their templates with different"
                + " literals. If they share keys on purpose, declare a sealed interface below"
                + " Shop that permits both.");
  }

  @Test
  void aSealedInterfaceOverBothSaysThatItIsMeant() {
    EntityFixture person = same("Person");
    TableFixture table = new TableFixture().entity(USER).entity(person).collection(USER, person);

    assertThat(Problems.of(new SharedKeys(), table)).isEmpty();
  }

  @Test
  void differentLiteralsAreFine() {
    EntityFixture club = new EntityFixture("Club").texts("title").key("CLUB#{title}", "A");

    assertThat(Problems.of(new SharedKeys(), new TableFixture().entity(TEAM).entity(club)))
        .isEmpty();
  }

  @Test
  void anInterfaceOverOneOfThemSaysNothing() {
    TableFixture table = new TableFixture().entity(USER).entity(same("Person")).collection(USER);

    assertThat(Problems.of(new SharedKeys(), table)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "TEAM#{title:any}, TEAM#{title}#A, true",
    "TEAM#{title:any}#A, TEAM#{title:any}#B, false",
    "TEAM#{title:any}, CLUB#{title:any}, false",
    "TEAM#A#{title:any}, TEAM#{title}, false",
    "TEAM#A#{title:any}, TEAM#B#{title:any}, false",
    "TEAM#A{title:any}, TEAM#AB#{title}, true",
    "TEAM#{title:any}, TEAM#A#{title:any}, true"
  })
  void aValueWithTheDelimiterCanBeTheRestOfAnotherKey(
      String teams, String clubs, boolean isReported) {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("Team").texts("title").key(teams, "A"))
            .entity(new EntityFixture("Club").texts("title").key(clubs, "A"));

    assertThat(Problems.of(new SharedKeys(), table)).hasSize(isReported ? 1 : 0);
  }

  private static EntityFixture same(String type) {
    return new EntityFixture(type).texts("name").key("{name}", "A");
  }
}
