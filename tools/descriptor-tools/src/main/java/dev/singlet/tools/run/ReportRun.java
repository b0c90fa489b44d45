package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.report.Report;
import dev.singlet.tools.report.ReportOptions;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the reports of models: {@code <folder>/<table>.html}.
 *
 * @param models the models
 * @param samples where sample items come from
 * @param options links to the source
 * @param folder where the files go
 */
public record ReportRun(
    Models models, SampleSource samples, ReportOptions options, OutputFolder folder) {

  /**
   * Makes all reports, and then writes them.
   *
   * @param progress told of each table
   * @return the files
   */
  public List<Path> run(Progress progress) {
    List<ExportedFile> files = new ArrayList<>();
    for (TableDescriptor table : models.tables()) {
      progress.begins("report of " + table.name());
      Samples items = samples.of(table, models);
      SampleSource.warn(table, items.problems(), progress);
      String text = Report.of(table, items, options);
      files.add(new ExportedFile(TableFolders.of(table, models) + ".html", text));
    }
    return folder.write(files);
  }
}
