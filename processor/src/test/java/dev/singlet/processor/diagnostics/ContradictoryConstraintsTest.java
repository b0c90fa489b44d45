package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static dev.singlet.processor.fixture.Expected.warning;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Constraints, defaults and digits of keys that leave no value, or fewer than they say. */
class ContradictoryConstraintsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Min(5) | @Max(1) | @Min(5) | @Max(1) | int",
        "@Positive | @Max(0) | @Positive | @Max(0) | BigDecimal",
        "@PositiveOrZero | @Max(-1) | @PositiveOrZero | @Max(-1) | long",
        "@NotEmpty | @Size(max = 0) | @NotEmpty | @Size(min = 0, max = 0) | List<String>",
        "@NotBlank | @Size(max = 0) | @NotBlank | @Size(min = 0, max = 0) | String",
        "@Positive | @Negative | @Positive | @Negative | double",
        "@DecimalMin(\"0.2\") | @DecimalMax(\"0.1\") | @DecimalMin(\"0.2\") | @DecimalMax(\"0.1\") | float",
        "@DecimalMin(\"0.2\") | @DecimalMax(\"0.9\") | @DecimalMin(\"0.2\") | @DecimalMax(\"0.9\") | int",
        "@PositiveOrZero | @DecimalMax(value = \"0\", inclusive = false) | @PositiveOrZero |"
            + " @DecimalMax(\"0\") | BigDecimal",
        "@Min(1000) | @Digits(integer = 3, fraction = 1) | @Min(1000) |"
            + " @Digits(integer = 3, fraction = 1) | double",
        "@AssertTrue | @AssertFalse | @AssertTrue | @AssertFalse | boolean",
        "@Past | @Future | @Past | @Future | Instant",
        "@PastOrPresent | @Future | @PastOrPresent | @Future | Instant"
      })
  void twoConstraintsLeaveAValue(
      String lower, String upper, String lowerText, String upperText, String type) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s
                  %s // !
                      %s other)
                  implements Shop {}
            """
            .formatted(lower, upper, type))
        .reports(
            error(
                "[SGT0310] %s and %s allow no value of other, so every put would be refused."
                        .formatted(lowerText, upperText)
                    + " Change one of them."));
  }

  @Test
  void theConstraintsOnWhatACollectionHoldsLeaveAValue() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Map<String, List<@Min(5) @Max(1) Integer>> other) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0310] @Min(5) and @Max(1) allow no value of an element of a value of other,"
                    + " so every put would be refused. Change one of them."));
  }

  @Test
  void thePresentIsBothPastAndFutureOrPresent() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, @PastOrPresent @FutureOrPresent Instant now) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void aConstraintLeavesAValueItselfAlsoInANestedRecord() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  @Size(min = 5, max = 1) // !
                      String city) {}
            """)
        .reports(
            error(
                "[SGT0310] @Size(min = 5, max = 1) allows no value of city, so every put would be"
                    + " refused. Swap min and max."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Max(999) int | 1000 | @Max(999)",
        "@Min(0) @Max(9) double | -0.5 | @Min(0)",
        "@Positive BigDecimal | 0 | @Positive",
        "@Size(min = 2) String | a | @Size(min = 2)",
        "@NotBlank String | '  ' | @NotBlank",
        "@Pattern(regexp = \"[a-z]+\") String | A | @Pattern",
        "@DecimalMax(\"5\") String | many | @DecimalMax(\"5\")",
        "@Digits(integer = 1, fraction = 0) double | 1.5 | @Digits(integer = 1, fraction = 0)",
        "@AssertTrue boolean | false | @AssertTrue",
        "@Negative int | 0 | @Negative",
      })
  void aDefaultSatisfiesTheConstraints(String component, String text, String violated) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Default("%s") // !
                      %s other)
                  implements Shop {}
            """
            .formatted(text, component))
        .reports(
            error(
                "[SGT0304] The default \"%s\" violates %s, so no put could use it. Change one of"
                        .formatted(text, violated)
                    + " them."));
  }

  @Test
  void theDigitsOfAKeyHaveRoomForAValue() {
    numbered("", "@Min(1000)", "{number:pad(3)}")
        .reports(
            error(
                "[SGT0310] The primary @LinkedKey: the template \"{number:pad(3)}\":"
                    + " {number:pad(3)} takes 0 to 999, but @Min(1000) allows none of these, so"
                    + " every put would be refused. Change one of them."));
    numbered("", "@Max(-1)", "{number:reverse(3)}")
        .reports(
            error(
                "[SGT0310] The primary @LinkedKey: the template \"{number:reverse(3)}\":"
                    + " {number:reverse(3)} takes 0 to 999, but @Max(-1) allows none of these,"
                    + " so every put would be refused. Change one of them."));
  }

  @Test
  void aBoundBeyondTheDigitsOfAKeyIsWarnedOf() {
    numbered("", "@Max(9999)", "{number:reverse(3)}")
        .reports(
            warning(
                "[SGT0903] The primary @LinkedKey: the template \"{number:reverse(3)}\":"
                    + " {number:reverse(3)} takes 0 to 999, but @Max(9999) lets number be greater."
                    + " Write as many digits as it can have. Or silence this with"
                    + " @SuppressWarnings(\"singlet:too-few-digits\")."));
    numbered("", "@Min(-1) @Max(9)", "{number:pad(3)}")
        .reports(
            warning(
                "[SGT0903] The primary @LinkedKey: the template \"{number:pad(3)}\": {number:pad(3)}"
                    + " takes 0 to 999, but @Min(-1) lets number be less. Raise the bound to 0,"
                    + " or write {number:ordered}. Or silence this with"
                    + " @SuppressWarnings(\"singlet:too-few-digits\")."));
    numbered("", "@Min(-1) @Max(9)", "{number:reverse(3)}")
        .reports(
            warning(
                "[SGT0903] The primary @LinkedKey: the template \"{number:reverse(3)}\":"
                    + " {number:reverse(3)} takes 0 to 999, but @Min(-1) lets number be less. Raise"
                    + " the bound to 0, or write {number:descending}. Or silence this with"
                    + " @SuppressWarnings(\"singlet:too-few-digits\")."));
    numbered("", "@Min(-1) @Max(9)", "{number:ordered}").isClean();
    numbered("", "@Min(-1) @Max(9)", "{number:descending}").isClean();
  }

  @Test
  void itIsSilencedOnTheEntity() {
    numbered("@SuppressWarnings(\"singlet:too-few-digits\")", "@Max(9999)", "{number:reverse(3)}")
        .isClean();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@Min(0) @Max(999)", "@Positive", "@Min(999)", "@Max(0)"})
  void whatHasRoomCompiles(String constraints) {
    numbered("", constraints, "{number:pad(3)}").isClean();
  }

  private static Compilation numbered(String annotation, String constraints, String sort) {
    return shop(
        """
          @Entity %s
          @LinkedKey(
              partition = "USER#{name}",
              sort = "%s") // !
          record User(String name, %s long number) implements Shop {}
        """
            .formatted(annotation, sort, constraints));
  }
}
