package dev.singlet.processor;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.projection.CollectionProjectionReader;
import dev.singlet.processor.read.projection.DescribedProjections;
import dev.singlet.processor.read.projection.ProjectionReader;
import dev.singlet.processor.read.projection.StoredEntity;
import dev.singlet.processor.read.projection.StoredEntityReader;
import dev.singlet.processor.read.table.OutlineReader;
import dev.singlet.processor.read.table.TableFinder;
import dev.singlet.processor.validate.GeneratedNames;
import dev.singlet.processor.verdict.JudgedTables;
import dev.singlet.processor.verdict.ObscuredTypes;
import dev.singlet.processor.verdict.Verdict;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Takes a projection through all stages, in one round of the compiler. */
final class ProjectionPipeline {

  private final ProjectionReader reader;
  private final DescribedProjections described;
  private final JudgedTables tables;
  private final StoredEntityReader storedEntities;
  private final TableFinder finder;
  private final Reporter reporter;
  private final GeneratedFiles files;
  private final Descriptors descriptors;
  private final Set<TypeElement> processedTables;

  /** The problems of the projections of entities that have any, or whose entity has. */
  private final Map<ClassType, String> problems = new HashMap<>();

  private final CollectionProjectionPipeline ofCollections;

  /**
   * Makes a pipeline.
   *
   * @param descriptors receives the projections without errors
   * @param processedTables the tables that were read in the round and have no errors
   */
  ProjectionPipeline(
      Compiler compiler,
      Reporter reporter,
      GeneratedFiles files,
      Descriptors descriptors,
      Set<TypeElement> processedTables) {
    this.described = new DescribedProjections(compiler);
    this.descriptors = descriptors;
    this.processedTables = processedTables;
    this.reader = new ProjectionReader(compiler);
    this.tables = new JudgedTables(compiler);
    this.storedEntities = new StoredEntityReader(compiler);
    this.finder = new TableFinder(compiler);
    this.reporter = reporter;
    this.files = files;
    this.ofCollections =
        new CollectionProjectionPipeline(
            compiler, tables, processedTables, reporter, files, descriptors);
  }

  /**
   * Returns the projections of the processed tables that were compiled before, because what is
   * generated for them follows from their entities.
   */
  Set<TypeElement> compiledBefore() {
    return processedTables.stream()
        .flatMap(table -> described.types(table).stream())
        .filter(projection -> !files.isProcessed(projection))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Reads, checks and writes a projection. Writes a stub if the projection or its entity has
   * errors. Says nothing of a projection that was compiled before: its source may be gone, and no
   * declaration lists it.
   */
  void run(TypeElement projection) {
    Optional<TypeElement> collection = CollectionProjectionReader.collectionOf(projection);
    if (collection.isPresent()) {
      ofCollections.run(projection, collection.get(), problems);
    } else {
      runOfEntity(projection);
    }
  }

  private void runOfEntity(TypeElement projection) {
    Report report = new Report();
    Outline outline = OutlineReader.ofProjection(projection);
    Optional<TypeElement> entity = reader.entityOf(projection, report);
    Optional<StoredEntity> stored = entity.flatMap(this::stored);
    entity.ifPresent(e -> check(projection, e, outline, report));
    Optional<String> problem = entity.flatMap(this::problem);
    @Nullable ProjectionModel model = null;
    if (entity.isPresent() && stored.isPresent()) {
      // If an entity with errors lacks something, its projections have no error.
      Report own = problem.isPresent() ? new Report() : report;
      model = reader.blank(projection, entity.get(), stored.get());
      if (!report.hasErrors()) {
        ProjectionModel read = reader.read(projection, entity.get(), stored.get(), own);
        model = own.hasErrors() ? model : read;
      }
    }
    @Nullable GeneratedSource file = null;
    if (model != null && problem.isEmpty() && !report.hasErrors()) {
      file = files.writer(projection).projection(model);
      ObscuredTypes.check(file, projection, report);
    }
    if (files.isProcessed(projection)) {
      reporter.report(report);
    }
    if (report.hasErrors()) {
      problem = Optional.of(Verdict.sentence(projection, report));
    }
    if (model != null && file != null && problem.isEmpty()) {
      TypeElement table = finder.find(entity.orElseThrow(), new Report()).orElseThrow();
      if (files.isProcessed(projection) || isReadable(entity.orElseThrow(), table)) {
        files.write(file, projection);
      }
      descriptors.add(table, model, described.text(projection, table));
    } else if (files.isProcessed(projection)) {
      String text = problem.orElseGet(() -> Verdict.sentence(projection, report));
      problems.put(Compiler.name(projection), text);
      files.write(files.writer(projection).projectionStub(outline, text, model), projection);
    }
  }

  /**
   * Returns whether the compiler shows everything of an entity, so that it can be generated again.
   */
  private boolean isReadable(TypeElement entity, TypeElement table) {
    return !tables.of(table).unreadable().contains(entity);
  }

  private void check(TypeElement projection, TypeElement entity, Outline outline, Report report) {
    reader.check(projection, entity, report);
    if (files.exists(outline.type().canonicalName())) {
      GeneratedNames.report(outline.type(), projection, SourcePlace.of(projection), report);
    }
  }

  /** Finds the stored form of an entity, as far as it is known. */
  private Optional<StoredEntity> stored(TypeElement entity) {
    Optional<TypeElement> table = finder.find(entity, new Report());
    if (table.isPresent() && !files.isProcessed(entity) && !processedTables.contains(table.get())) {
      return Optional.of(storedEntities.read(entity, table.get()));
    }
    return table
        .map(tables::of)
        .flatMap(
            judged ->
                judged.known().entities().stream()
                    .filter(e -> entity.getQualifiedName().contentEquals(e.type().canonicalName()))
                    .findFirst()
                    .map(e -> StoredEntity.of(e, judged.known())));
  }

  /** Returns the problem of an entity. The pipeline of its table reports it. */
  private Optional<String> problem(TypeElement entity) {
    Optional<TypeElement> table = finder.find(entity, new Report());
    if (table.isEmpty()) {
      return Optional.of(Verdict.sentence(entity, Code.ENTITY_WITHOUT_TABLE.code()));
    }
    return files.isProcessed(entity)
        ? tables.of(table.get()).verdict().problem(entity)
        : Optional.empty();
  }
}
