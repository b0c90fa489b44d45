package dev.singlet.maven;

import dev.singlet.tools.run.OutputFolder;
import dev.singlet.tools.run.Progress;
import dev.singlet.tools.run.SampleSource;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that writes files. It has the folder, and the source of sample items. */
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
abstract class WritingMojo extends ModelMojo {

  /** The folder for the files. */
  @Parameter(
      property = "singlet.to",
      defaultValue = "${project.build.directory}/singlet",
      required = true)
  private File to;

  /** A file of sample items, as a JSON array of entities and attributes. Made, without it. */
  @Parameter(property = "singlet.samples")
  private @Nullable File samples;

  final OutputFolder folder() {
    return new OutputFolder(to.toPath());
  }

  final SampleSource samples() {
    return new SampleSource(samples == null ? null : samples.toPath());
  }

  final Progress progress() {
    return new Progress(getLog()::info, getLog()::warn);
  }

  final void written(List<Path> files) {
    getLog()
        .info(
            "Wrote " + files.size() + (files.size() == 1 ? " file to " : " files to ") + to + ".");
  }
}
