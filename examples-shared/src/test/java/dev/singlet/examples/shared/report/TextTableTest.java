package dev.singlet.examples.shared.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextTableTest {

  @Test
  void columnsAreAsWideAsTheirWidestCell() {
    TextTable table =
        new TextTable(List.of("name", "n"), List.of(List.of("a", "1"), List.of("longer", "1000")));

    assertThat(table.lines(10))
        .containsExactly(
            "name    n", //
            "------  ----",
            "a       1",
            "longer  1000");
  }

  @Test
  void ofTooManyRowsTheFirstAndTheLastAreShownAndTheOthersCounted() {
    List<List<String>> rows =
        IntStream.rangeClosed(1, 100).mapToObj(n -> List.of("row " + n)).toList();

    assertThat(new TextTable(List.of("name"), rows).lines(6))
        .containsExactly(
            "name",
            "-------",
            "row 1",
            "row 2",
            "row 3",
            "row 4",
            "... 94 more",
            "row 99",
            "row 100");
  }

  @Test
  void asManyRowsAsMayBeAreAllShown() {
    TextTable table = new TextTable(List.of("n"), List.of(List.of("1"), List.of("2")));

    assertThat(table.lines(2)).containsExactly("n", "-", "1", "2");
  }

  @Test
  void aTableWithoutRowsIsNotShown() {
    assertThat(new TextTable(List.of("n"), List.of()).lines(10)).isEmpty();
  }

  @Test
  void aCellIsOneLineOfAtMostFortyCharacters() {
    TextTable table =
        new TextTable(List.of("text"), List.of(List.of("a\nb"), List.of("x".repeat(41))));

    assertThat(table.lines(10)).endsWith("a\\u{A}b", "x".repeat(37) + "...");
  }
}
