package dev.singlet.maven;

import dev.singlet.tools.run.Recording;
import dev.singlet.tools.source.Models;
import java.io.File;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Records the models as they are released. From then on, the compiler compares a changed model with
 * the recorded one.
 */
@Mojo(name = "record", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class RecordMojo extends ModelMojo {

  /** The folder of recorded models. */
  @Parameter(
      property = "singlet.recorded",
      defaultValue = "${project.basedir}/src/main/singlet",
      required = true)
  private File recorded;

  @Override
  void run(Models models) {
    new Recording(recorded.toPath(), models.tables(), models.interfaces())
        .record()
        .forEach(getLog()::info);
  }
}
