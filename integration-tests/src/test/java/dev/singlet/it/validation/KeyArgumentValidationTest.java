package dev.singlet.it.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.it.validation.model.FairsVisitorEntity;
import dev.singlet.value.Range;
import org.junit.jupiter.api.Test;

class KeyArgumentValidationTest {

  @Test
  void argumentsOfAKeySatisfyTheConstraintsOfTheComponents() {
    String city = "city must match [a-z]+ (was \"Rome\")";
    String number = "number starts at 1 (was 0)";

    assertThat(Violated.of(() -> FairsFairEntity.get("Rome", 0))).containsExactly(city, number);
    assertThat(Violated.of(() -> FairsFairEntity.delete("Rome", 0))).containsExactly(city, number);
    assertThat(Violated.of(() -> FairsFairEntity.update("Rome", 1))).containsExactly(city);
    assertThat(Violated.of(() -> FairsFairEntity.check("rome", 0))).containsExactly(number);
    assertThat(Violated.of(() -> FairsFairEntity.byCity("Rome"))).containsExactly(city);
    assertThat(Violated.of(() -> FairsFairEntity.byCity("rome").number(0))).containsExactly(number);
  }

  @Test
  void theEndsOfARangeNeedNot() {
    assertThat(Violated.of(() -> FairsFairEntity.byCity("rome").number(Range.between(0, 9))))
        .isEmpty();
  }

  @Test
  void aKeyThatIsNotToBeShownIsNot() {
    assertThatThrownBy(() -> FairsVisitorEntity.get("a#b"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageStartingWith(
            "[SGR0102] Visitor, key PK: person *** contains the delimiter '#'.");
  }
}
