package dev.singlet.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecordedCostsTest {

  private static final RecordedCosts COSTS =
      RecordedCosts.parse("# Costs.\nallocated by put 1000\nclasses of an entity 5\n");

  @Test
  void bytesMayGrowByFivePercent() {
    assertThat(COSTS.growth("allocated by put", 1050, 0.05)).isEmpty();
    assertThat(COSTS.growth("allocated by put", 1051, 0.05))
        .hasValue(
            "allocated by put grew from 1000 to 1051, by 5.1 %. Look for what grew. If it has to"
                + " grow, record it with -Dcosts.record, and say why in the commit.");
  }

  @Test
  void classesMayNotGrow() {
    assertThat(COSTS.growth("classes of an entity", 5, 0)).isEmpty();
    assertThat(COSTS.growth("classes of an entity", 6, 0)).isPresent();
  }

  @Test
  void whatFellIsToBeRecorded() {
    assertThat(COSTS.fall("allocated by put", 953, 0.05)).isEmpty();
    assertThat(COSTS.fall("allocated by put", 952, 0.05))
        .hasValue(
            "allocated by put fell from 1000 to 952. Record it with -Dcosts.record, so that it"
                + " can't grow back.");
    assertThat(COSTS.fall("classes of an entity", 4, 0)).isPresent();
  }

  @Test
  void whatIsNotRecordedIsReported() {
    assertThat(COSTS.growth("allocated by get", 7, 0.05))
        .hasValue("allocated by get is 7, and isn't recorded. Record it with -Dcosts.record.");
  }

  @Test
  void theFileKeepsItsOrderAndItsComment() {
    assertThat(COSTS.with("allocated by get", 7).text())
        .startsWith("# Bytes and classes")
        .endsWith("\nallocated by get 7\nallocated by put 1000\nclasses of an entity 5\n");
  }
}
