package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import java.util.List;
import java.util.Optional;

/** Finds the index that an annotation names. */
public final class NamedIndex {

  private NamedIndex() {}

  /** Finds the index with the name in {@code index}. Reports the name if there is none. */
  public static Optional<IndexModel> find(
      Annotated annotation, TableSettings table, Report report) {
    Valued<String> name = annotation.string("index");
    List<String> names = table.indexes().stream().map(IndexModel::name).toList();
    int position = names.indexOf(name.value());
    if (position < 0) {
      report.add(
          "The table %s declares no index \"%s\". %s",
          Code.UNKNOWN_INDEX, name.place(), table.name(), name, Suggestion.of(name.value(), names));
      return Optional.empty();
    }
    return Optional.of(table.indexes().get(position));
  }
}
