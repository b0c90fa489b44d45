package dev.singlet.examples.shared.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultTextTest {

  /** A record to show. */
  public record Star(String user, int number) {}

  /** Another one. */
  public record Fork(String user) {}

  @Test
  void recordsAreTablesByTheirKind() {
    assertThat(ResultText.lines(List.of(new Star("ann", 1), new Star("bob", 20), new Fork("cy"))))
        .containsExactly(
            "Star",
            "  user  number",
            "  ----  ------",
            "  ann   1",
            "  bob   20",
            "Fork",
            "  user",
            "  ----",
            "  cy");
  }

  @Test
  void anOptionalIsItsValueOrNoItems() {
    assertThat(ResultText.lines(Optional.of(new Fork("cy")))).hasSize(4).startsWith("Fork");
    assertThat(ResultText.lines(Optional.empty())).containsExactly("no items");
  }

  @Test
  void otherValuesStandAsTheyAre() {
    assertThat(ResultText.lines(7)).containsExactly("= 7");
    assertThat(ResultText.lines(List.of("a", "b"))).containsExactly("= [a, b]");
    assertThat(ResultText.lines(null)).isEmpty();
  }
}
