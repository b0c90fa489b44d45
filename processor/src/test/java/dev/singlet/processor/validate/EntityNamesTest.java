package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class EntityNamesTest {

  @Test
  void twoEntitiesNeedTwoNames() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").key("USER", "USER"))
            .entity(new EntityFixture("Member").named("User").key("MEMBER", "MEMBER"));

    assertThat(Problems.of(new EntityNames(), table))
        .containsExactly(
            "Member: [SGT0106] User and Member would both be stored with the entity name"
                + " \"User\". Give one of them another name with @Entity(name = \"...\").");
  }

  @Test
  void anOlderNameIsNotThatOfAnother() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").key("USER", "USER"))
            .entity(new EntityFixture("Member").named("Member", "User").key("MEMBER", "MEMBER"));

    assertThat(Problems.of(new EntityNames(), table))
        .containsExactly(
            "Member: [SGT0106] Member has the older name \"User\", which is a name of User."
                + " Remove it.");
  }

  @Test
  void anOlderNameIsGivenOnceAndNotEmpty() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").named("User", "User", "").key("U", "U"));

    assertThat(Problems.of(new EntityNames(), table))
        .containsExactly(
            "User: [SGT0106] User has the older name \"User\", but has that name already. Remove"
                + " it.",
            "User: [SGT0106] User has the older name \"\", but a name can't be empty. Remove it.");
  }

  @Test
  void differentNamesAreFine() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").named("User", "Person").key("USER", "USER"))
            .entity(new EntityFixture("Member").key("MEMBER", "MEMBER"));

    assertThat(Problems.of(new EntityNames(), table)).isEmpty();
  }
}
