package dev.singlet.processor;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.projection.CollectionProjectionReader;
import dev.singlet.processor.read.projection.DescribedProjections;
import dev.singlet.processor.read.table.OutlineReader;
import dev.singlet.processor.read.table.TableFinder;
import dev.singlet.processor.validate.GeneratedNames;
import dev.singlet.processor.verdict.JudgedTables;
import dev.singlet.processor.verdict.ObscuredTypes;
import dev.singlet.processor.verdict.Verdict;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Takes a projection of an item collection through all stages, in one round of the compiler. Those
 * of its entities come before it.
 */
final class CollectionProjectionPipeline {

  private final Compiler compiler;
  private final CollectionProjectionReader reader;
  private final DescribedProjections described;
  private final TableFinder finder;
  private final JudgedTables tables;
  private final Set<TypeElement> processedTables;
  private final Reporter reporter;
  private final GeneratedFiles files;
  private final Descriptors descriptors;

  /**
   * Makes a pipeline.
   *
   * @param tables the tables of the round
   * @param processedTables the tables that were read in the round and have no errors
   * @param descriptors receives the projections without errors
   */
  CollectionProjectionPipeline(
      Compiler compiler,
      JudgedTables tables,
      Set<TypeElement> processedTables,
      Reporter reporter,
      GeneratedFiles files,
      Descriptors descriptors) {
    this.compiler = compiler;
    this.reader = new CollectionProjectionReader(compiler);
    this.described = new DescribedProjections(compiler);
    this.finder = new TableFinder(compiler);
    this.tables = tables;
    this.processedTables = processedTables;
    this.reporter = reporter;
    this.files = files;
    this.descriptors = descriptors;
  }

  /**
   * Reads, checks and writes a projection. Writes a stub if the projection, one of those it
   * permits, or the item collection has errors. Says nothing of a projection that was compiled
   * before.
   *
   * @param problems the problems of the projections of entities that have any
   */
  void run(TypeElement projection, TypeElement collection, Map<ClassType, String> problems) {
    Report report = new Report();
    Outline outline = OutlineReader.ofProjection(projection);
    CollectionProjectionModel model = reader.read(projection, collection, report);
    Optional<TypeElement> table =
        finder.find(CollectionProjectionReader.entities(collection).get(0), new Report());
    Optional<String> problem = table.flatMap(found -> problem(collection, found));
    if (table.isPresent() && problem.isEmpty() && !isRead(collection, table.get())) {
      reader.reportUnread(projection, collection, report);
    }
    if (files.exists(outline.type().canonicalName())) {
      GeneratedNames.report(outline.type(), projection, SourcePlace.of(projection), report);
    }
    problem =
        problem.or(
            () ->
                model.parts().stream()
                    .map(part -> problems.get(part.type()))
                    .filter(Objects::nonNull)
                    .findFirst());
    boolean isSound = table.isPresent() && problem.isEmpty() && !report.hasErrors();
    if (isSound) {
      GeneratedSource file = files.writer(projection).collectionProjection(model);
      ObscuredTypes.check(file, projection, report);
      if (!report.hasErrors()) {
        files.write(file, projection);
        TypeElement found = table.orElseThrow();
        descriptors.add(found, model, described.text(projection, found));
      }
    }
    if (files.isProcessed(projection)) {
      reporter.report(report);
      if (!isSound || report.hasErrors()) {
        String text = problem.orElseGet(() -> Verdict.sentence(projection, report));
        files.write(
            files.writer(projection).collectionProjectionStub(outline, text, model), projection);
      }
    }
  }

  /** Returns the problem of an item collection. The pipeline of its table reports it. */
  private Optional<String> problem(TypeElement collection, TypeElement table) {
    return files.isProcessed(collection)
        ? tables.of(table).verdict().problem(collection)
        : Optional.empty();
  }

  /** Returns whether the item collection has a generated class. */
  private boolean isRead(TypeElement collection, TypeElement table) {
    ClassType name = Compiler.name(collection);
    if (!files.isProcessed(collection) && !processedTables.contains(table)) {
      String generated = Generated.collection(name).canonicalName();
      return compiler.elements().getTypeElement(generated) != null;
    }
    return tables.of(table).known().collections().stream()
        .filter(each -> each.type().equals(name))
        .anyMatch(CollectionModel::isGenerated);
  }
}
