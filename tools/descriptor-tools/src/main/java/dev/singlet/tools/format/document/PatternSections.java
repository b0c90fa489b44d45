package dev.singlet.tools.format.document;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import dev.singlet.tools.markdown.MarkdownText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sections on access patterns and what they cost. */
final class PatternSections {

  private final List<PatternRow> patterns;

  PatternSections(TableDescriptor table) {
    this.patterns = Patterns.of(table);
  }

  String text() {
    if (patterns.isEmpty()) {
      return "";
    }
    return "## Access patterns\n\n" + patterns() + "## What reading costs\n\n" + costs();
  }

  private String patterns() {
    List<List<String>> rows = new ArrayList<>();
    for (PatternRow row : patterns) {
      rows.add(
          List.of(
              MarkdownText.code(row.signature()),
              MarkdownText.prose(row.purpose()),
              request(row),
              MarkdownText.code(row.keyCondition()),
              MarkdownText.plain(row.order()),
              MarkdownText.plain(row.narrowing())));
    }
    return MarkdownText.table(
        List.of("Access pattern", "Returns", "Request", "Key condition", "Order", "Narrowed"),
        rows);
  }

  private static String request(PatternRow row) {
    return row.index().isEmpty()
        ? row.operation().request()
        : row.operation().request() + " on " + MarkdownText.plain(row.index());
  }

  /** Most access patterns cost the same, so each cost is said once. */
  private String costs() {
    Map<List<String>, List<String>> patternsByCost = new LinkedHashMap<>();
    for (PatternRow row : patterns) {
      patternsByCost
          .computeIfAbsent(row.capacity(), any -> new ArrayList<>())
          .add(row.owner() + "." + row.pattern());
    }
    List<List<String>> rows = new ArrayList<>();
    patternsByCost.forEach(
        (cost, names) ->
            rows.add(
                List.of(MarkdownText.codes(names), MarkdownText.plain(String.join(" ", cost)))));
    return MarkdownText.table(List.of("Access patterns", "Capacity"), rows);
  }
}
