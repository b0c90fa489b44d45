package dev.singlet.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpreadTest {

  @Test
  void hasTheMiddleOfAnOddNumberOfValues() {
    assertThat(Spread.of(3, 1, 2)).isEqualTo(new Spread(1, 2, 3));
  }

  @Test
  void hasTheMeanOfTheTwoInTheMiddleOfAnEvenNumber() {
    assertThat(Spread.of(4, 1, 2, 3)).isEqualTo(new Spread(1, 2.5, 4));
  }
}
