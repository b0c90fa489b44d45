package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ValueType;
import org.junit.jupiter.api.Test;

class TypedKeysTest {

  private static final ValueType NUMBER = new ValueType.Numeric(NumberKind.LONG, true);

  @Test
  void aNumberIsNoText() {
    assertThat(Problems.of(new TypedKeys(), ranked("RANK#{rank}")))
        .containsExactly(
            "RANK#{rank}: [SGT0414] @LinkedKey(index = \"RANKS\"): the template \"RANK#{rank}\": the"
                + " key attribute RANK is of type N, and takes one placeholder of a number, or of an"
                + " Instant with epoch or epochMillis, without other text. Write such a template, or"
                + " declare the key attribute as S.");
  }

  @Test
  void aNumberHasNoFormat() {
    assertThat(Problems.of(new TypedKeys(), ranked("{rank:pad(3)}"))).hasSize(1);
  }

  @Test
  void aTextIsNoNumber() {
    assertThat(Problems.of(new TypedKeys(), ranked("{name}"))).hasSize(1);
  }

  @Test
  void aNumberAloneIsFine() {
    assertThat(Problems.of(new TypedKeys(), ranked("{rank}"))).isEmpty();
  }

  @Test
  void aKeyAttributeOfTextIsNoComponentThatIsANumber() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("Row").stored("rank", "PK", NUMBER).key("{rank}", "ROW"));

    assertThat(Problems.of(new TypedKeys(), table))
        .containsExactly(
            "{rank}: [SGT0414] The primary @LinkedKey: the template \"{rank}\": the key attribute PK is"
                + " of type S, but it is rank itself, which is stored as a number. Declare the key"
                + " attribute as N, or give rank another name with @Attribute.");
  }

  private static TableFixture ranked(String template) {
    return new TableFixture()
        .index("RANKS", ScalarType.N, "RANK")
        .entity(
            new EntityFixture("Player")
                .texts("name")
                .with("rank", NUMBER)
                .key("PLAYER#{name}", "PLAYER")
                .keyOn("RANKS", template));
  }
}
