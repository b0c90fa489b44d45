package dev.singlet.tools.format.document;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.List;

/**
 * A document to keep beside the source: GitHub renders it, and a comparison of two versions shows a
 * changed row as a changed line.
 */
public final class Markdown implements Exporter {

  @Override
  public String format() {
    return "markdown";
  }

  @Override
  public String summary() {
    return "A document of keys, access patterns, costs and findings, to read and to compare";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    String text =
        new EntitySections(table).text()
            + new PatternSections(table).text()
            + new CostSections(table).text();
    return List.of(new ExportedFile(table.name() + ".md", text.strip() + "\n"));
  }
}
