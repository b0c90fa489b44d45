package dev.singlet.processor;

import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.EntityReader;
import dev.singlet.processor.read.table.IgnoredAnnotations;
import dev.singlet.processor.read.table.OutlineReader;
import dev.singlet.processor.read.table.TableFinder;
import dev.singlet.processor.read.table.TableReader;
import dev.singlet.processor.read.table.TableReading;
import dev.singlet.processor.validate.GeneratedNames;
import dev.singlet.processor.validate.Validator;
import dev.singlet.processor.verdict.ObscuredTypes;
import dev.singlet.processor.verdict.Verdict;
import dev.singlet.processor.write.ModelWriter;
import dev.singlet.processor.write.PendingSources;
import dev.singlet.processor.write.descriptor.DescriptorWriter;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Takes a table through all stages, in one round of the compiler. */
final class TablePipeline {

  private final Compiler compiler;
  private final GeneratedFiles files;
  private final TableReader reader;
  private final TableFinder finder;
  private final IgnoredAnnotations ignored;
  private final Reporter reporter;
  private final Descriptors descriptors;
  private final PendingSources sources = new PendingSources();
  private final Map<TypeElement, Origin> origins = new HashMap<>();

  /** The tables without errors, which are described while further tables are read. */
  private final Map<TypeElement, ForkJoinTask<TableDescriptor>> sound = new LinkedHashMap<>();

  /**
   * Makes a pipeline.
   *
   * @param compiler the compiler
   * @param reporter receives the diagnostics
   * @param files the generated files
   * @param descriptors receives the tables without errors
   */
  TablePipeline(
      Compiler compiler, Reporter reporter, GeneratedFiles files, Descriptors descriptors) {
    this.compiler = compiler;
    this.reader = new TableReader(compiler);
    this.finder = new TableFinder(compiler);
    this.ignored = new IgnoredAnnotations(compiler);
    this.reporter = reporter;
    this.files = files;
    this.descriptors = descriptors;
  }

  /** Returns the table of an entity. An entity without a table is reported, and gets a stub. */
  Optional<TypeElement> tableOf(TypeElement entity) {
    Report report = new Report();
    Optional<TypeElement> table = finder.find(entity, report);
    reporter.report(report);
    if (table.isEmpty()) {
      files.writeStub(
          OutlineReader.ofLoneEntity(compiler, entity),
          whyStub(entity, Code.ENTITY_WITHOUT_TABLE),
          entity);
    }
    return table;
  }

  /** Returns the text of a stub for an entity that no table lists. */
  private String whyStub(TypeElement entity, Code code) {
    boolean canBe = EntityReader.problem(entity, compiler).isEmpty();
    return Verdict.sentence(entity, (canBe ? code : Code.NOT_A_RECORD).code());
  }

  /** Reports the annotations on a type that no table reads. */
  void reportIgnored(TypeElement type) {
    Report report = new Report();
    try {
      ignored.check(type, report);
    } catch (Unresolved notThere) {
      return; // The compiler reports the missing type.
    }
    reporter.report(report);
  }

  /** Reads, validates and writes a table with its entities and collections. */
  void run(TypeElement table, Set<TypeElement> members) {
    Report report = new Report();
    TableReading reading = reader.read(table, report);
    Report unlisted = new Report();
    for (TypeElement member : members) {
      if (!reading.outlines().containsKey(member)) {
        if (files.isElsewhere(table)) {
          finder.reportElsewhere(member, table, unlisted);
        } else {
          finder.reportUnlisted(member, table, reading.rejected(), unlisted);
        }
        files.writeStub(
            OutlineReader.ofLoneEntity(compiler, member),
            whyStub(member, Code.ENTITY_NOT_LISTED),
            member);
      }
    }
    reporter.report(unlisted);
    Validator.check(reading.model(), reading.known(), report);
    GeneratedNames.check(reading.model(), files::isTaken, report);
    reporter.report(report);
    if (report.hasErrors() || unlisted.hasErrors()) {
      writeSound(reading, new Verdict(table, reading, report));
    } else {
      TableModel model = reading.model();
      ForkJoinTask<TableDescriptor> description =
          ForkJoinTask.adapt(() -> DescriptorWriter.of(model)).fork();
      sound.put(table, description);
      Map<ClassType, Function<ModelWriter, GeneratedSource>> writings =
          writings(model, () -> Optional.of(description.join()));
      reading
          .outlines()
          .forEach((type, outline) -> write(type, outline, writings.get(outline.type()), reading));
    }
  }

  /**
   * Writes the classes of types without errors, and stubs for the others. Classes that an earlier
   * build generated stay as they are.
   */
  private void writeSound(TableReading reading, Verdict verdict) {
    Map<ClassType, Function<ModelWriter, GeneratedSource>> writings =
        writings(verdict.sound(reading.known()), Optional::empty);
    writings.put(reading.known().generatedType(), writer -> writer.table(reading.known()));
    reading
        .outlines()
        .forEach(
            (type, outline) -> {
              if (files.isProcessed(type)) {
                verdict
                    .problem(type)
                    .ifPresentOrElse(
                        problem -> files.write(stub(outline, problem, reading, type), type),
                        () -> write(type, outline, writings.get(outline.type()), reading));
              }
            });
  }

  private GeneratedSource stub(
      Outline outline, String problem, TableReading reading, TypeElement type) {
    ModelWriter writer = files.writer(type);
    TableModel known = reading.known();
    if (!outline.isNamed()) {
      return writer.stub(outline, problem);
    }
    if (outline.kind() == Outline.Kind.TABLE) {
      return writer.tableStub(outline, problem, known);
    }
    for (EntityModel entity : known.entities()) {
      if (entity.generatedType().equals(outline.type())) {
        boolean isKeyKnown = reading.model().entities().contains(entity);
        return writer.entityStub(outline, problem, entity, isKeyKnown, known);
      }
    }
    for (CollectionModel collection : known.collections()) {
      if (collection.generatedType().equals(outline.type())) {
        boolean areKeysKnown = reading.model().entities().containsAll(collection.entities());
        return writer.collectionStub(outline, problem, collection, areKeysKnown, known);
      }
    }
    return writer.stub(outline, problem);
  }

  private void write(
      TypeElement type,
      Outline outline,
      @Nullable Function<ModelWriter, GeneratedSource> writing,
      TableReading reading) {
    if (writing != null && !reading.unreadable().contains(type)) {
      ModelWriter writer = files.writer(type);
      origins.put(type, new Origin(reading.known().generatedType(), outline));
      sources.add(() -> writing.apply(writer), type);
    }
  }

  private static Map<ClassType, Function<ModelWriter, GeneratedSource>> writings(
      TableModel table, Supplier<Optional<TableDescriptor>> description) {
    Map<ClassType, Function<ModelWriter, GeneratedSource>> writings = new HashMap<>();
    writings.put(table.generatedType(), writer -> writer.table(table));
    for (EntityModel entity : table.entities()) {
      writings.put(
          entity.generatedType(), writer -> writer.entity(entity, table, description.get()));
    }
    for (CollectionModel collection : table.collections()) {
      if (!collection.entities().isEmpty() && collection.isGenerated()) {
        writings.put(collection.generatedType(), writer -> writer.collection(collection, table));
      }
    }
    return writings;
  }

  /**
   * Gives the compiler the files that were written for all tables. If one file of a table can't be
   * written, the table gets only stubs, because its other files refer to that file.
   */
  void finish() {
    Map<TypeElement, GeneratedSource> written = new LinkedHashMap<>();
    Map<ClassType, String> problems = new HashMap<>();
    sources.forEach(
        (file, type) -> {
          Report report = new Report();
          ObscuredTypes.check(file, type, report);
          reporter.report(report);
          if (report.hasErrors()) {
            problems.put(origin(type).table(), Verdict.sentence(type, report));
          }
          written.put(type, file);
        });
    written.forEach(
        (type, file) -> {
          Origin origin = origin(type);
          String problem = problems.get(origin.table());
          if (problem == null) {
            files.write(file, type);
          } else {
            files.writeStub(origin.outline(), problem, type);
          }
        });
    sound.keySet().removeIf(table -> problems.containsKey(origin(table).table()));
    sound.forEach(descriptors::add);
  }

  /** Returns the tables that were read and written without errors. */
  Set<TypeElement> sound() {
    return Collections.unmodifiableSet(sound.keySet());
  }

  private Origin origin(TypeElement type) {
    return Objects.requireNonNull(origins.get(type));
  }

  /** The table and the declaration that a file is generated for. */
  private record Origin(ClassType table, Outline outline) {}
}
