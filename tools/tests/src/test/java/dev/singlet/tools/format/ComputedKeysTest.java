package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Keys that hold what a method of Java computes. */
class ComputedKeysTest {

  private static final String MODULE = OddModel.export("dynamodb-toolbox", WeatherTable.describe());

  @Test
  void aComputedValueIsThereWithoutTheComponentsThatItIsMadeOf() {
    assertThat(MODULE)
        .contains("const Guide_label = (_input: object): string => {")
        .contains("link<typeof prev>(input =>\n      `CALLED--${text(Guide_label(input))}`)");
  }

  @Test
  void withoutAComputedValueThereIsNoKey() {
    assertThat(MODULE)
        .contains("const Guide_language = (_input: object): string | undefined => {")
        .contains(
            """
                  Guide_language(input) !== undefined
                    ? `SPEAKS--${text(Guide_language(input)!)}`
                    : undefined),
            """);
  }
}
