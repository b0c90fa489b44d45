package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.UserErrorException;
import dev.singlet.tools.sample.SampleFile;
import dev.singlet.tools.sample.SampleMaker;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The source of sample items.
 *
 * @param file a file of the user's; null to make them
 */
public record SampleSource(@Nullable Path file) {

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
