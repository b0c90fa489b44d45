package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Published modules grow only for a reason that was written down. With {@code -Dcounts.lower} the
 * file gets the counts that fell.
 */
class CountsTest {

  private static final Path FILE = Path.of("counts.txt");
  private static final Path ADRS = Path.of("../docs/adr");

  @Test
  void modulesHaveTheSizeThatIsRecorded() throws IOException {
    Map<String, Long> counted = Counts.of(PublishedModule.all());
    RecordedCounts recorded = RecordedCounts.parse(Files.readString(FILE));
    if (Boolean.getBoolean("counts.lower")) {
      recorded = recorded.lowered(counted);
      Files.writeString(FILE, recorded.text());
    }

    assertThat(recorded.differences(counted))
        .as("CONTRIBUTING.md, \"Sizes\", says what to do")
        .isEmpty();
  }

  @Test
  void aSizeRoseOnlyWithAPageThatSaysWhy() throws Exception {
    assertThat(CountsHistory.risenWithoutReason(CountsHistory.changesOf(FILE))).isEmpty();
    for (var each : RecordedCounts.parse(Files.readString(FILE)).counts().entrySet()) {
      if (!each.getValue().adr().isEmpty()) {
        assertThat(page(each.getValue().adr())).contains("`" + each.getKey() + "`");
      }
    }
  }

  @Test
  void packagesDoNotUseEachOtherInCircles() {
    for (PublishedModule module : PublishedModule.all()) {
      assertThat(ClassCycles.of(Uses.ofPackages(module.sources()))).as(module.name()).isEmpty();
    }
  }

  private static String page(String adr) throws IOException {
    try (Stream<Path> pages = Files.list(ADRS)) {
      return Files.readString(
          pages
              .filter(page -> page.getFileName().toString().startsWith(adr + "-"))
              .findAny()
              .orElseThrow(() -> new AssertionError("docs/adr has no page " + adr)));
    }
  }

  @Test
  void aDifferenceIsTold() {
    RecordedCounts recorded =
        RecordedCounts.parse("core cycle 10\ncore lines 28500 0045\nold cycle 1\n");

    assertThat(
            recorded.differences(Map.of("core cycle", 11L, "core lines", 28_400L, "new cycle", 1L)))
        .containsExactlyInAnyOrder(
            "core cycle rose from 10 to 11. Delete or move code until it doesn't.",
            "core lines fell from 28500 to 28400. Record it.",
            "new cycle is 1, and isn't recorded.",
            "old cycle is recorded, and there is no such module.");
  }

  @Test
  void recordingOnlyLowers() {
    RecordedCounts recorded = RecordedCounts.parse("core cycle 10 0045\ncore lines 28500 0045\n");

    assertThat(recorded.lowered(Map.of("core cycle", 11L, "core lines", 28_400L)).text())
        .startsWith("# ")
        .endsWith("\ncore cycle 10 0045\ncore lines 28400\n");
  }

  @Test
  void aRiseInTheHistoryNeedsItsOwnPage() {
    String changes =
        """
        -core cycle 10
        +core cycle 11
        commit c3
        --- a/counts.txt
        +++ b/counts.txt
        @@ -3 +3 @@
        -core lines 28600 0045
        +core lines 28700 0045
        commit c2
        -core lines 28500
        -core room 40
        +core lines 28600 0045
        +core room 39
        commit c1
        +core lines 28500
        """;

    assertThat(CountsHistory.risenWithoutReason(changes))
        .isEqualTo(
            List.of(
                "core cycle rose from 10 to 11 (not committed)",
                "core lines rose from 28600 to 28700 (c3)"));
  }
}
