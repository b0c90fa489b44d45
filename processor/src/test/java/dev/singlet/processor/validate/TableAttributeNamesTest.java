package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class TableAttributeNamesTest {

  @Test
  void aKeyHasDifferentAttributes() {
    assertThat(Problems.of(new TableAttributeNames(), new TableFixture().key("PK", "PK")))
        .containsExactly(
            "@Table: [SGT0201] The attribute \"PK\" is in one key twice. Give the attributes of a key"
                + " different names.");
  }

  @Test
  void aPartitionKeyHasAName() {
    TableFixture table = new TableFixture().index("GSI1", ScalarType.S, "");

    assertThat(Problems.of(new TableAttributeNames(), table))
        .containsExactly("GSI1: [SGT0201] The partition key has no name. Give it one.");
  }

  @Test
  void attributesWithoutANameAreNotWritten() {
    assertThat(Problems.of(new TableAttributeNames(), new TableFixture().managed("", "")))
        .isEmpty();
  }

  @Test
  void managedAttributesAreNoKeys() {
    assertThat(Problems.of(new TableAttributeNames(), new TableFixture().managed("SK", "SK")))
        .containsExactly(
            "@Table: [SGT0201] The entity attribute can't be \"SK\", because that is also a key"
                + " or holds something else. Give it another name.",
            "@Table: [SGT0201] The created attribute can't be \"SK\", because that is also a key"
                + " or holds something else. Give it another name.");
  }

  @Test
  void differentNamesAreFine() {
    TableFixture table = new TableFixture().index("GSI1").managed("entity", "created");

    assertThat(Problems.of(new TableAttributeNames(), table)).isEmpty();
  }
}
