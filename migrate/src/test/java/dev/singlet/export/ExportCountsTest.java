package dev.singlet.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
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

  @Test
  void theTextHasTheNumbers() {
    assertThat(new ExportCounts(Map.of("Issue", 1_200L, "Star", 3L), 0, 0, 0, 0, 2, 5_000))
        .hasToString(
            """
            Export: 1,203 lines of 2 files, 5,000 bytes.
              Issue: 1,200
              Star: 3""");
    assertThat(new ExportCounts(Map.of("Issue", 1L), 2, 3, 4, 5, 1, 90))
        .hasToString(
            """
            Export: 15 lines of 1 files, 90 bytes. Deleted items: 2.
              Issue: 1
            Left out: 3 unreadable, 4 of Singlet, 5 of others.""");
  }

  @Test
  void theTextOfAnImportHasTheNumbers() {
    assertThat(new ImportReport(Map.of("User", 5L), 5, List.of(Path.of("a.json.gz")), 900, 300))
        .hasToString(
            """
            Files for an import: 10 lines in 1 files, 300 bytes, before compression 900.
              User: 5
              Reserved unique values: 5""");
  }
}
