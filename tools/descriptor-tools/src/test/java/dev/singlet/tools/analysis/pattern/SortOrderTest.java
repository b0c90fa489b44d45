package dev.singlet.tools.analysis.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of a query's items in reports and documents. */
class SortOrderTest {

  private static final AccessPatternDescriptor BY_STATE =
      new AccessPatternDescriptor(
          "byState",
          "shop.OrderEntity",
          "",
          List.of(),
          Operation.QUERY,
          "",
          "",
          List.of(
              new AccessPatternDescriptor.SortPart("state", "shop.State", true, true, false),
              new AccessPatternDescriptor.SortPart("at", "java.time.Instant", true, false, true),
              new AccessPatternDescriptor.SortPart("tag", "shop.Tag", false, false, false)),
          1,
          "",
          List.of("Order"),
          List.of(),
          false,
          false,
          true);

  @Test
  void theOrderOfTextsIsToldFromThatOfValues() {
    assertThat(SortOrder.of(BY_STATE))
        .isEqualTo(
            "by state (as text), ascending; then by at, descending; then by tag, as it is stored;"
                + " .reverse() on the query reads it backwards");
  }

  @Test
  void bothTakeRanges() {
    assertThat(SortOrder.narrowing(BY_STATE))
        .isEqualTo(
            "to state (a value or a range), then at (a value or a range), then tag (a value)");
  }
}
