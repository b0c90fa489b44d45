package dev.singlet.verify;

import dev.singlet.verify.ItemDifference.Kind;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A report as Markdown. */
final class ReportMarkdown extends ReportLayout {

  @Override
  void title(String title, String facts) {
    line("# " + escaped(title)).line("").line(facts);
  }

  @Override
  void section(String heading, String sentence) {
    line("").line("## " + escaped(heading));
    if (!sentence.isEmpty()) {
      line("").line(sentence);
    }
  }

  @Override
  void table(List<List<String>> rows) {
    line("").line(row(rows.get(0)));
    line("|---" + String.join("", Collections.nCopies(rows.get(0).size() - 1, "|--:")) + "|");
    rows.subList(1, rows.size()).forEach(row -> line(row(row)));
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(ReportMarkdown::escaped)
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  @Override
  void sentence(String sentence) {
    line("").line(escaped(sentence));
  }

  @Override
  void samples(String heading, Kind kind, List<ItemSample> samples) {
    line("").line("**" + escaped(heading) + "**").line("");
    for (ItemSample sample : samples) {
      line(
          "- "
              + code(sample.key())
              + stored(kind, sample.stored())
              + (sample.written().isEmpty() ? "" : "; a put writes " + code(sample.written())));
    }
  }

  private static String stored(Kind kind, String text) {
    if (text.isEmpty()) {
      return "";
    }
    return kind.isProblem() ? ": " + escaped(text) : ": stored " + code(text);
  }

  @Override
  void meaning(String word, String meaning) {
    line("").line("**" + word + "**: " + escaped(meaning));
  }

  /** Attributes are named by other programs, and may hold anything. */
  private static String escaped(String text) {
    return text.replaceAll("[\\\\`*_\\[\\]<>|#]", "\\\\$0");
  }

  private static String code(String text) {
    String fence = "`";
    while (text.contains(fence)) {
      fence += "`";
    }
    String space = fence.length() > 1 ? " " : "";
    return fence + space + text + space + fence;
  }
}
