package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class ToldByKeysTest {

  private static final String WAYS =
      "Begin their templates with different literals; or exclude the other's keys by the type of a"
          + " component, such as a date, or by its constraints, such as @Pattern or @Positive; or"
          + " let an attribute name the entity:";

  private static final EntityFixture USER =
      new EntityFixture("User").texts("name").key("ACCOUNT#{name}", "A");
  private static final EntityFixture TEAM =
      new EntityFixture("Team").texts("title").key("TEAM#{title}", "A");

  private static TableFixture unmarked() {
    return new TableFixture().managed("", "");
  }

  @Test
  void anInterfaceOverBothIsNotEnough() {
    EntityFixture person = new EntityFixture("Person").texts("name").key("{name}#{name}", "A");
    TableFixture table = unmarked().entity(USER).entity(person).collection(USER, person);

    assertThat(Problems.of(new SharedKeys(), table)).isEmpty();
    assertThat(Problems.of(new ToldByKeys(), table))
        .containsExactly(
            "The primary @LinkedKey: [SGT0506] Only the primary key tells the items of Person, but"
                + " User can have the same primary key. "
                + WAYS
                + " write a name in @Table(entityAttribute = ...).");
  }

  @Test
  void differentLiteralsAreEnough() {
    assertThat(Problems.of(new ToldByKeys(), unmarked().entity(USER).entity(TEAM))).isEmpty();
  }

  @Test
  void namesTellEntitiesOfOneKey() {
    EntityFixture person = new EntityFixture("Person").texts("name").key("ACCOUNT#{name}", "A");

    assertThat(Problems.of(new ToldByKeys(), new TableFixture().entity(USER).entity(person)))
        .isEmpty();
  }
}
