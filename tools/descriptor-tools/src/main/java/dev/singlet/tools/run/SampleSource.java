package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.sample.SampleFile;
import dev.singlet.tools.sample.SampleMaker;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The source of sample items.
 *
 * @param file a file of the user's; null to make them
 */
public record SampleSource(@Nullable Path file) {

  /** Warns of each entity that has no sample items, whichever files are written. */
  static void warn(TableDescriptor table, List<String> problems, Progress progress) {
    problems.forEach(
        problem ->
            progress.warns(
                table.name()
                    + ": "
                    + problem
                    + " Give samples of your own by the option samples."));
  }

  Samples of(TableDescriptor table, Models models) {
    if (file == null) {
      return SetOrder.of(SampleMaker.of(table, models.classes()));
    }
    if (models.tables().size() > 1) {
      throw new UserErrorException(
          file
              + " has items of one table, and there are "
              + models.tables().size()
              + ". Choose one by the option table (in Maven, tables).");
    }
    return SetOrder.of(SampleFile.read(file, table, models.classes()));
  }
}
