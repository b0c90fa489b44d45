package dev.singlet.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MarkedTextTest {

  private static final MarkedText PAGE =
      new MarkedText("Before\n<!-- results of a -->\nold\n<!-- end of a -->\nAfter\n");

  @Test
  void replacesWhatStandsBetweenTheMarks() {
    assertThat(PAGE.with("a", "| x |\n").text())
        .isEqualTo("Before\n<!-- results of a -->\n\n| x |\n\n<!-- end of a -->\nAfter\n");
  }

  @Test
  void staysAsItIsWhenTheSameIsWrittenTwice() {
    MarkedText once = PAGE.with("a", "x");

    assertThat(once.with("a", "x")).isEqualTo(once);
  }

  @Test
  void refusesASectionThatThePageDoesNotHave() {
    assertThatThrownBy(() -> PAGE.with("b", "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("<!-- results of b -->");
  }
}
