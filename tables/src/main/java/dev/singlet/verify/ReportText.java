package dev.singlet.verify;

import dev.singlet.verify.ItemDifference.Kind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A report as plain text, with columns. */
final class ReportText extends ReportLayout {

  @Override
  void title(String title, String facts) {
    line(title).line(facts);
  }

  @Override
  void section(String heading, String sentence) {
    line("").line(sentence.isEmpty() ? heading : heading + ": " + sentence);
  }

  @Override
  void table(List<List<String>> rows) {
    int[] widths =
        IntStream.range(0, rows.get(0).size())
            .map(column -> rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0))
            .toArray();
    line("");
    for (List<String> row : rows) {
      line(
          IntStream.range(0, widths.length)
              .mapToObj(column -> cell(row.get(column), widths[column], column == 0))
              .collect(Collectors.joining("  ", "  ", ""))
              .stripTrailing());
    }
  }

  private static String cell(String text, int width, boolean isLeft) {
    String space = " ".repeat(width - text.length());
    return isLeft ? text + space : space + text;
  }

  @Override
  void sentence(String sentence) {
    line("").line("  " + sentence);
  }

  @Override
  void samples(String heading, Kind kind, List<ItemSample> samples) {
    line("").line("  " + heading);
    for (ItemSample sample : samples) {
      line("    " + sample.key());
      if (!sample.stored().isEmpty()) {
        line("      " + (kind.isProblem() ? "" : "stored: ") + sample.stored());
      }
      if (!sample.written().isEmpty()) {
        line("      a put writes: " + sample.written());
      }
    }
  }

  @Override
  void meaning(String word, String meaning) {
    line("  " + word + ": " + meaning);
  }
}
