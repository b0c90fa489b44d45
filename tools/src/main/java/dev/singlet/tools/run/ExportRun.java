package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes models in other formats: {@code <folder>/<table>/<format>/<file>}.
 *
 * @param models the models
 * @param exporters the formats
 * @param settings how the tables are to be created
 * @param samples where sample items come from
 * @param folder where the files go
 */
public record ExportRun(
    Models models,
    List<Exporter> exporters,
    TableSettings settings,
    SampleSource samples,
    OutputFolder folder) {

  /**
   * Makes all files, and then writes them.
   *
   * @param progress told of each table and format
   * @return the files
   */
  public List<Path> run(Progress progress) {
    List<ExportedFile> files = new ArrayList<>();
    for (TableDescriptor table : models.tables()) {
      Export export = new Export(table, settings, () -> samples.of(table, models));
      for (Exporter exporter : exporters) {
        progress.begins(exporter.format() + " of " + table.name());
        for (String warning : exporter.warnings(export)) {
          progress.warns(exporter.format() + " of " + table.name() + ": " + warning);
        }
        String folder = TableFolders.of(table, models) + "/" + exporter.format() + "/";
        for (ExportedFile file : exporter.export(export)) {
          files.add(new ExportedFile(folder + file.path(), file.text()));
        }
      }
    }
    return folder.write(files);
  }
}
