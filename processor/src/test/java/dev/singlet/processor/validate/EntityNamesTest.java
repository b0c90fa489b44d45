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
            "Member: [SGT0106] User and Member would both be stored with the entity name \"User\"."
                + " Give one of them another with @Entity(name = \"...\").");
  }

  @Test
  void anOlderNameIsNotThatOfAnother() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").key("USER", "USER"))
            .entity(new EntityFixture("Member").named("Member", "User").key("MEMBER", "MEMBER"));

    assertThat(Problems.of(new EntityNames(), table))
        .containsExactly(
            "Member: [SGT0106] Member has the older name \"User\", by which items of User are told."
                + " Take it away.");
  }

  @Test
  void anOlderNameIsGivenOnceAndNotEmpty() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("User").named("User", "User", "").key("U", "U"));

    assertThat(Problems.of(new EntityNames(), table))
        .containsExactly(
            "User: [SGT0106] User has the older name \"User\", which it is given already. Take it"
                + " away.",
            "User: [SGT0106] User has the older name \"\", and an entity's name is not empty. Take it"
                + " away.");
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
