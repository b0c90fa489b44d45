package dev.singlet.maven;

import dev.singlet.tools.run.Recording;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Accepts changes of models that the compiler refuses, until the next model is recorded. */
@Mojo(name = "accept", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class AcceptMojo extends ModelMojo {

  /** The folder of recorded models. */
  @Parameter(
      property = "singlet.recorded",
      defaultValue = "${project.basedir}/src/main/singlet",
      required = true)
  private File recorded;

  /**
   * The changes, each by its code and place, as the compiler shows them, such as {@code SGC0402
   * User.mail}, or by the code alone for all changes with it.
   */
  @Parameter(property = "singlet.change", required = true)
  private List<String> changes = new ArrayList<>();

  /** The reason why nothing breaks. It is recorded with the changes. */
  @Parameter(property = "singlet.because", required = true)
  private String because;

  @Override
  void run(Models models) {
    new Recording(recorded.toPath(), models.tables(), models.interfaces())
        .accept(changes, because)
        .forEach(getLog()::info);
  }
}
