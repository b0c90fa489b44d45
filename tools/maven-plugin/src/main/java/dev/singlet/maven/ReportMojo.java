package dev.singlet.maven;

import dev.singlet.tools.report.ReportOptions;
import dev.singlet.tools.run.ReportRun;
import dev.singlet.tools.source.Models;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Writes a page of HTML for each table: a diagram, keys, access patterns, sample items as stored,
 * findings and costs.
 */
@Mojo(
    name = "report",
    defaultPhase = LifecyclePhase.PREPARE_PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class ReportMojo extends WritingMojo {

  /**
   * Links entities to their sources, such as {@code
   * https://github.com/o/r/blob/main/src/main/java/{file}}.
   */
  @Parameter(property = "singlet.sourceUrl")
  private @Nullable String sourceUrl;

  @Override
  void run(Models models) {
    ReportOptions options = new ReportOptions(sourceUrl == null ? "" : sourceUrl);
    written(new ReportRun(models, samples(), options, folder()).run(progress()));
  }
}
