package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.Places;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import org.junit.jupiter.api.Test;

class KeyDigitsTest {

  @Test
  void aKeyNeedsRoomForTheGreatestNumber() {
    TableFixture table = table("pad(3)", new Constraint.Max(origin("@Max(1000)"), 1000));

    assertThat(Problems.of(new KeyDigits(), table))
        .containsExactly(
            "{number:pad(3)}: [SGT0903] The primary @LinkedKey: the template \"{number:pad(3)}\":"
                + " {number:pad(3)} takes 0 to 999, but @Max(1000) lets number be greater. Write as"
                + " many digits as it can have. Or silence this with"
                + " @SuppressWarnings(\"singlet:too-few-digits\").");
  }

  @Test
  void aKeyOfDigitsHasNoRoomForLess() {
    TableFixture table = table("reverse(4)", new Constraint.Min(origin("@Min(-1)"), -1));

    assertThat(Problems.of(new KeyDigits(), table))
        .containsExactly(
            "{number:reverse(4)}: [SGT0903] The primary @LinkedKey: the template"
                + " \"{number:reverse(4)}\": {number:reverse(4)} takes 0 to 9999, but @Min(-1) lets"
                + " number be less. Raise the bound to 0, or write {number:descending}. Or silence"
                + " this with @SuppressWarnings(\"singlet:too-few-digits\").");
  }

  @Test
  void enoughDigitsAreFine() {
    assertThat(
            Problems.of(
                new KeyDigits(), table("pad(3)", new Constraint.Max(origin("@Max(999)"), 999))))
        .isEmpty();
  }

  @Test
  void aNumberWithoutBoundsIsFine() {
    assertThat(Problems.of(new KeyDigits(), table("pad(3)"))).isEmpty();
  }

  @Test
  void digitsOfAConstraintAreThoseOfTheKey() {
    assertThat(
            Problems.of(
                new KeyDigits(), table("pad(3)", new Constraint.Digits(origin("@Digits"), 3, 0))))
        .isEmpty();
    assertThat(
            Problems.of(
                new KeyDigits(), table("pad(3)", new Constraint.Digits(origin("@Digits"), 4, 0))))
        .hasSize(1);
  }

  @Test
  void aNumberFromZeroIsFine() {
    assertThat(
            Problems.of(new KeyDigits(), table("pad(3)", new Constraint.Min(origin("@Min(0)"), 0))))
        .isEmpty();
  }

  private static TableFixture table(String format, Constraint... constraints) {
    ValueType number = new ValueType.Scalar(Kind.INT, true);
    return new TableFixture()
        .entity(
            new EntityFixture("Row")
                .texts("sheet")
                .with("number", number, constraints)
                .key("SHEET#{sheet}", "{number:" + format + "}"));
  }

  private static Constraint.Origin origin(String text) {
    return new Constraint.Origin(Places.of(text), text, "");
  }
}
