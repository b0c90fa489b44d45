package dev.singlet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MeasureTest {

  @Test
  void namesThePartsThereAreWhenOneIsUnknown() {
    assertThatThrownBy(() -> Measure.main("maping, short"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no part maping. The parts are mapping, calls, ");
  }

  @Test
  void hasASectionOfThePageForEachPart() throws Exception {
    String page = Files.readString(Path.of("../docs/benchmarks.md"));

    for (Part part : Measure.PARTS) {
      assertThat(page)
          .contains(
              "<!-- results of " + part.name() + " -->", "<!-- end of " + part.name() + " -->");
    }
  }
}
