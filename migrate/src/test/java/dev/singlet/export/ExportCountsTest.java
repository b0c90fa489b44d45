package dev.singlet.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ExportCountsTest {

  @Test
  void countsOfSharesAddUp() {
    ExportCounts one = new ExportCounts(Map.of("Issue", 2L, "Star", 1L), 1, 2, 3, 4, 5, 6);
    ExportCounts other = new ExportCounts(Map.of("Issue", 5L, "Fork", 7L), 10, 20, 30, 40, 50, 60);

    ExportCounts sum = one.and(other);

    assertThat(sum)
        .isEqualTo(
            new ExportCounts(Map.of("Issue", 7L, "Star", 1L, "Fork", 7L), 11, 22, 33, 44, 55, 66));
    assertThat(sum.lines()).isEqualTo(15 + 11 + 22 + 33 + 44);
    assertThat(ExportCounts.NONE.and(one)).isEqualTo(one);
  }
}
