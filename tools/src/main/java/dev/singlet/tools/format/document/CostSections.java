package dev.singlet.tools.format.document;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Finding;
import dev.singlet.tools.analysis.Findings;
import dev.singlet.tools.analysis.Partition;
import dev.singlet.tools.analysis.Partitions;
import dev.singlet.tools.analysis.WriteCost;
import dev.singlet.tools.analysis.WriteCosts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The sections on writing, shared partitions and findings. */
final class CostSections {

  private final TableDescriptor table;

  CostSections(TableDescriptor table) {
    this.table = table;
  }

  String text() {
    return "## What writing costs\n\n" + writes() + shared() + "## Findings\n\n" + findings();
  }

  private String writes() {
    List<List<String>> rows = new ArrayList<>();
    for (WriteCost cost : WriteCosts.of(table)) {
      rows.add(
          List.of(
              MarkdownText.plain(cost.entity()),
              units(cost),
              MarkdownText.plains(cost.indexes()),
              MarkdownText.plains(cost.sometimes()),
              MarkdownText.plain(String.join(" ", cost.rules()))));
    }
    return "Write units of a put of a new item of up to 1 KB.\n\n"
        + MarkdownText.table(
            List.of("Entity", "Units", "Always in", "Sometimes in", "Rules"), rows);
  }

  private static String units(WriteCost cost) {
    return cost.putAtLeast() == cost.putAtMost()
        ? String.valueOf(cost.putAtLeast())
        : cost.putAtLeast() + " to " + cost.putAtMost();
  }

  private String shared() {
    List<List<String>> rows = new ArrayList<>();
    for (Partition partition : Partitions.of(table)) {
      if (partition.entities().size() > 1) {
        rows.add(
            List.of(
                partition.index().isEmpty() ? "the table" : MarkdownText.plain(partition.index()),
                MarkdownText.code(partition.template()),
                MarkdownText.plains(partition.entities())));
      }
    }
    return rows.isEmpty()
        ? ""
        : "## Shared partitions\n\n"
            + MarkdownText.table(List.of("In", "Partition", "Entities"), rows);
  }

  private String findings() {
    List<List<String>> rows = new ArrayList<>();
    for (Finding finding : Findings.of(table)) {
      rows.add(
          List.of(
              finding.severity().name().toLowerCase(Locale.ROOT),
              MarkdownText.plain(finding.rule()),
              MarkdownText.plain(finding.subject()),
              MarkdownText.plain(finding.reason())));
    }
    return MarkdownText.table(List.of("", "Rule", "At", "Reason"), rows);
  }
}
