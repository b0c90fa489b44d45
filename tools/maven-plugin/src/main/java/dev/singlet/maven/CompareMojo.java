package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Strictness;
import dev.singlet.tools.run.Comparison;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compares the models with older ones, and prints what each change means for stored items and for
 * programs of the older model that still run.
 */
@Mojo(
    name = "compare",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class CompareMojo extends ModelMojo {

  /** The older models: a folder of classes, a jar, or one descriptor file. */
  @Parameter(property = "singlet.before", required = true)
  private File before;

  /**
   * The programs and items that a change must not break: {@code BACKWARD} for stored items, {@code
   * FORWARD} for programs of the older model, {@code FULL} for both, {@code NONE} to print only.
   */
  @Parameter(property = "singlet.strictness", defaultValue = "NONE")
  private Strictness strictness;

  @Override
  void run(Models models) throws MojoFailureException {
    boolean isAccepted = true;
    try (Models older = Models.open(before.toPath(), List.of(), List.of())) {
      for (TableDescriptor table : models.tables()) {
        Comparison comparison = Comparison.of(older, table);
        comparison.toString().lines().forEach(getLog()::info);
        isAccepted &= strictness.accepts(comparison.answers());
      }
    }
    if (!isAccepted) {
      throw new MojoFailureException(
          "A change of a model breaks what " + strictness + " protects. The lines above say what.");
    }
  }
}
