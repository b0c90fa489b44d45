package dev.singlet.tools.format.document;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Finding;
import dev.singlet.tools.analysis.Findings;
import dev.singlet.tools.analysis.WriteCost;
import dev.singlet.tools.analysis.WriteCosts;
import dev.singlet.tools.markdown.MarkdownText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The sections on writing and findings. */
final class CostSections {

  private final TableDescriptor table;

  CostSections(TableDescriptor table) {
    this.table = table;
  }

  String text() {
    return "## What writing costs\n\n" + writes() + "## Findings\n\n" + findings();
  }

  private String writes() {
    List<WriteCost> costs = WriteCosts.of(table);
    boolean isSometimes = costs.stream().anyMatch(cost -> !cost.sometimes().isEmpty());
    List<String> head =
        new ArrayList<>(
            List.of("Entity", "New item", "Update", "Update that moves keys", "Delete", "In"));
    if (isSometimes) {
      head.add("Sometimes in");
    }
    head.add("Rules");
    List<List<String>> rows = new ArrayList<>();
    for (WriteCost cost : costs) {
      List<String> cells = new ArrayList<>();
      cells.add(MarkdownText.plain(cost.entity()));
      cells.add(units(cost.putAtLeast(), cost.putAtMost()));
      cells.add(units(cost.updateAtLeast(), cost.updateAtMost()));
      cells.add(cost.movingUpdate() == 0 ? "" : String.valueOf(cost.movingUpdate()));
      cells.add(units(cost.deleteAtLeast(), cost.deleteAtMost()));
      cells.add(MarkdownText.plains(cost.indexes()));
      if (isSometimes) {
        cells.add(MarkdownText.plains(cost.sometimes()));
      }
      cells.add(MarkdownText.plain(String.join(" ", cost.rules())));
      rows.add(cells);
    }
    return "Units for an item and index entries of at most 1 KB each.\n\n"
        + MarkdownText.table(head, rows);
  }

  private static String units(int least, int most) {
    return least == most ? String.valueOf(least) : least + " to " + most;
  }

  private String findings() {
    List<List<String>> rows = new ArrayList<>();
    for (Finding finding : Findings.of(table)) {
      rows.add(
          List.of(
              finding.severity().name().toLowerCase(Locale.ROOT),
              MarkdownText.plain(finding.title()),
              MarkdownText.plains(finding.subjects()),
              MarkdownText.plain(finding.reason())));
    }
    return MarkdownText.table(List.of("", "Finding", "At", "Reason"), rows);
  }
}
