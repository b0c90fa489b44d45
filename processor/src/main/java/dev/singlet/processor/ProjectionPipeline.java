package dev.singlet.processor;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.ProjectionModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.read.Compiler;
import dev.singlet.processor.read.OutlineReader;
import dev.singlet.processor.read.ProjectionReader;
import dev.singlet.processor.read.StoredEntity;
import dev.singlet.processor.read.StoredEntityReader;
import dev.singlet.processor.read.TableFinder;
import dev.singlet.processor.read.TableReader;
import dev.singlet.processor.validate.Validator;
import dev.singlet.processor.write.GeneratedSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Takes a projection through all stages, in one round of the compiler. */
final class ProjectionPipeline {

  private final ProjectionReader reader;
  private final TableReader tables;
  private final StoredEntityReader storedEntities;
  private final TableFinder finder;
  private final Reporter reporter;
  private final GeneratedFiles files;

  /** The tables that were read; nothing for one with errors, which its own pipeline reports. */
  private final Map<TypeElement, Optional<TableModel>> models = new HashMap<>();

  ProjectionPipeline(Compiler compiler, Reporter reporter, GeneratedFiles files) {
    this.reader = new ProjectionReader(compiler);
    this.tables = new TableReader(compiler);
    this.storedEntities = new StoredEntityReader(compiler);
    this.finder = new TableFinder(compiler);
    this.reporter = reporter;
    this.files = files;
  }

  /** Reads, checks and writes a projection; a stub if it or its entity is not good. */
  void run(TypeElement projection) {
    Report report = new Report();
    Outline outline = OutlineReader.ofProjection(projection);
    Optional<ProjectionModel> model = read(projection, outline, report);
    Optional<GeneratedSource> file =
        report.hasErrors()
            ? Optional.empty()
            : model.map(each -> files.writer(projection).projection(each));
    file.ifPresent(each -> ObscuredTypes.check(each, projection, report));
    reporter.report(report);
    if (file.isPresent() && !report.hasErrors()) {
      files.write(file.get(), projection);
    } else {
      files.writeStub(outline, projection);
    }
  }

  private Optional<ProjectionModel> read(TypeElement projection, Outline outline, Report report) {
    Optional<TypeElement> entity = reader.entityOf(projection, report);
    if (entity.isEmpty()) {
      return Optional.empty();
    }
    reader.check(projection, entity.get(), files.isProcessed(entity.get()), report);
    Optional<StoredEntity> stored = stored(entity.get());
    if (files.exists(outline.type().canonicalName())) {
      report.add(
          Code.GENERATED_NAME_TAKEN,
          SourcePlace.of(projection),
          "The class %s, to be generated for %s, is there already. Rename one of them.",
          outline.type().simpleName(),
          projection.getSimpleName());
    }
    return report.hasErrors()
        ? Optional.empty()
        : stored.map(s -> reader.read(projection, entity.get(), s, report));
  }

  /** How an entity is stored; nothing if its table has errors. */
  private Optional<StoredEntity> stored(TypeElement entity) {
    Optional<TypeElement> table = finder.find(entity, new Report());
    if (table.isPresent() && !files.isProcessed(entity)) {
      return Optional.of(storedEntities.read(entity, table.get()));
    }
    return table
        .flatMap(this::model)
        .flatMap(
            model ->
                model.entities().stream()
                    .filter(e -> entity.getQualifiedName().contentEquals(e.type().canonicalName()))
                    .findFirst()
                    .map(e -> StoredEntity.of(e, model)));
  }

  private Optional<TableModel> model(TypeElement table) {
    Optional<TableModel> known = models.get(table);
    if (known != null) {
      return known;
    }
    Report report = new Report();
    TableModel model = tables.read(table, report).model();
    Validator.check(model, report);
    Optional<TableModel> good = report.hasErrors() ? Optional.empty() : Optional.of(model);
    models.put(table, good);
    return good;
  }
}
