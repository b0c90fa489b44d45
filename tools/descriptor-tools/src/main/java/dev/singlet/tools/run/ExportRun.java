package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.VectorRequest;
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
 * @param areNamed true if the formats were named, and not all are written because none was
 */
public record ExportRun(
    Models models,
    List<Exporter> exporters,
    TableSettings settings,
    SampleSource samples,
    OutputFolder folder,
    boolean areNamed) {

  /**
   * Makes all files, and then writes them.
   *
   * @param progress told of each table and format
   * @return the files
   * @throws UserErrorException if the settings don't fit a table, or a format that was named can't
   *     say it
   */
  public List<Path> run(Progress progress) {
    List<ExportedFile> files = new ArrayList<>();
    for (TableDescriptor table : models.tables()) {
      VectorRequest.check(table, settings);
      Export export = new Export(table, settings, () -> samples.of(table, models));
      for (Exporter exporter : exporters) {
        progress.begins(exporter.format() + " of " + table.name());
        warn(exporter.format() + " of " + table.name(), exporter.warnings(export), progress);
        String folder = TableFolders.of(table, models) + "/" + exporter.format() + "/";
        for (ExportedFile file : files(exporter, export, progress)) {
          files.add(new ExportedFile(folder + file.path(), file.text()));
        }
      }
      SampleSource.warn(table, export.problemsOfSamples(), progress);
    }
    return folder.write(files);
  }

  /** If all formats are written, one that refuses the table stops no other. */
  private List<ExportedFile> files(Exporter exporter, Export export, Progress progress) {
    try {
      return exporter.export(export);
    } catch (UserErrorException refused) {
      if (areNamed) {
        throw refused;
      }
      progress.warns(
          exporter.format()
              + " of "
              + export.table().name()
              + " is not written: "
              + refused.getMessage());
      return List.of();
    }
  }

  /** Warns of what a format lacks. If all formats are written, perhaps nobody needs this one. */
  private void warn(String subject, List<String> warnings, Progress progress) {
    if (areNamed) {
      warnings.forEach(warning -> progress.warns(subject + ": " + warning));
    } else if (!warnings.isEmpty()) {
      progress.notes(subject + " lacks something. To see what, export this format by its name.");
    }
  }
}
