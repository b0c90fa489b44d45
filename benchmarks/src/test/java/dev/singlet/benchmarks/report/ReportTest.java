package dev.singlet.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

  @Test
  void aDraftLeavesThePageAsItIs(@TempDir Path docs) throws Exception {
    Path page = docs.resolve("benchmarks.md");
    String text = "<!-- results of a -->\n\nold\n\n<!-- end of a -->\n";
    Files.writeString(page, text);
    Report published = new Report(docs);

    published.draft().section("a", "short");
    assertThat(page).hasContent(text);

    published.section("a", "long");
    assertThat(page).content().contains("long").doesNotContain("old");
  }
}
