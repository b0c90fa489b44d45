package dev.singlet.tools.format.document;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.KeyFormat;
import dev.singlet.tools.analysis.key.KeyValue;
import dev.singlet.tools.analysis.key.KeyValues;
import dev.singlet.tools.analysis.pattern.Partition;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.markdown.MarkdownText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The sections on what the charts of keys mean for items. */
final class KeySections {

  private final TableDescriptor table;

  KeySections(TableDescriptor table) {
    this.table = table;
  }

  String text() {
    return legend() + values() + shared();
  }

  private String legend() {
    List<KeyFormat> formats = KeyFormat.of(table);
    return formats.isEmpty()
        ? ""
        : formats.stream()
            .map(format -> MarkdownText.code(format.text()) + ": " + format.meaning())
            .collect(Collectors.joining("; ", "In keys, ", ".\n\n"));
  }

  private String values() {
    List<KeyValue> values = KeyValues.of(table);
    if (values.isEmpty()) {
      return "";
    }
    boolean isChoosing = values.stream().anyMatch(value -> !value.chosen().isEmpty());
    List<String> head = new ArrayList<>(List.of("Entity", "Value", "Used in", "A change takes"));
    if (isChoosing) {
      head.add(3, "Chooses");
    }
    List<List<String>> rows = new ArrayList<>();
    for (KeyValue value : values) {
      List<String> cells = new ArrayList<>();
      cells.add(MarkdownText.plain(value.entity()));
      cells.add(MarkdownText.code(value.component()));
      cells.add(MarkdownText.codes(value.keys()));
      if (isChoosing) {
        cells.add(MarkdownText.codes(value.chosen()) + MarkdownText.aside(value.stored()));
      }
      cells.add(value.change().text());
      rows.add(cells);
    }
    return "## Values in keys\n\nThe effects of a change of a value. A value in a primary key can't be"
        + " changed by an update: the item is put under its new key and the old one is deleted."
        + (isChoosing
            ? " A value that chooses keys is in their condition: a change of it adds, removes or"
                + " moves these keys."
            : "")
        + "\n\n"
        + MarkdownText.table(head, rows);
  }

  private String shared() {
    List<List<String>> rows = new ArrayList<>();
    for (Partition partition : Partitions.of(table)) {
      if (partition.entities().size() > 1) {
        rows.add(
            List.of(
                partition.index().isEmpty() ? "the table" : MarkdownText.plain(partition.index()),
                MarkdownText.plains(partition.entities()),
                templates(partition)));
      }
    }
    return rows.isEmpty()
        ? ""
        : "## Shared partitions\n\nEntities whose partition keys have the same form. Their items lie"
            + " together where the values are equal.\n\n"
            + MarkdownText.table(List.of("In", "Entities", "Partition key"), rows);
  }

  private static String templates(Partition partition) {
    return partition.byTemplate().size() == 1
        ? MarkdownText.code(partition.template())
        : partition.byTemplate().entrySet().stream()
            .map(
                each ->
                    MarkdownText.code(each.getKey())
                        + " ("
                        + MarkdownText.plains(each.getValue())
                        + ")")
            .collect(Collectors.joining(", "));
  }
}
