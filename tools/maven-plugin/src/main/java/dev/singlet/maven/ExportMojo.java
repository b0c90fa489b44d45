package dev.singlet.maven;

import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.Formats;
import dev.singlet.tools.run.ExportRun;
import dev.singlet.tools.source.Models;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes the models in the formats of other programs: a folder for each table and format. */
@Mojo(
    name = "export",
    defaultPhase = LifecyclePhase.PREPARE_PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class ExportMojo extends WritingMojo {

  /** The formats, such as {@code terraform}. All, without it. */
  @Parameter(property = "singlet.formats")
  private List<String> formats = new ArrayList<>();

  /** Capacity, backups, stream and encryption of the tables. */
  @Parameter private TableConfiguration table = new TableConfiguration();

  @Override
  void run(Models models) {
    List<Exporter> exporters =
        formats.isEmpty() ? Formats.all() : formats.stream().map(Formats::of).toList();
    TableSettings settings = table.settings();
    written(
        new ExportRun(models, exporters, settings, samples(), folder(), !formats.isEmpty())
            .run(progress()));
  }
}
