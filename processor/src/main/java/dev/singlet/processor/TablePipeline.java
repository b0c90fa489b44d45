package dev.singlet.processor;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.read.Compiler;
import dev.singlet.processor.read.IgnoredAnnotations;
import dev.singlet.processor.read.OutlineReader;
import dev.singlet.processor.read.TableFinder;
import dev.singlet.processor.read.TableReader;
import dev.singlet.processor.read.TableReading;
import dev.singlet.processor.validate.GeneratedNames;
import dev.singlet.processor.validate.Validator;
import dev.singlet.processor.write.GeneratedSource;
import dev.singlet.processor.write.ModelWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;

/** Takes a table through all stages, in one round of the compiler. */
final class TablePipeline {

  private final GeneratedFiles files;
  private final TableReader reader;
  private final TableFinder finder;
  private final IgnoredAnnotations ignored;
  private final Reporter reporter;
  private final PendingSources sources = new PendingSources();
  private final Map<TypeElement, Outline> outlines = new HashMap<>();

  /**
   * A pipeline.
   *
   * @param compiler what is compiled
   * @param reporter takes what is wrong with it
   * @param files what is generated
   */
  TablePipeline(Compiler compiler, Reporter reporter, GeneratedFiles files) {
    this.reader = new TableReader(compiler);
    this.finder = new TableFinder(compiler);
    this.ignored = new IgnoredAnnotations(compiler);
    this.reporter = reporter;
    this.files = files;
  }

  /** The table of an entity; one that has none is reported, and gets a stub. */
  Optional<TypeElement> tableOf(TypeElement entity) {
    Report report = new Report();
    Optional<TypeElement> table = finder.find(entity, report);
    reporter.report(report);
    if (table.isEmpty()) {
      files.writeStub(OutlineReader.ofLoneEntity(entity), entity);
    }
    return table;
  }

  /** Reports the annotations on a type that no table reads. */
  void reportIgnored(TypeElement type) {
    Report report = new Report();
    try {
      ignored.check(type, report);
    } catch (Unresolved notThere) {
      return; // The compiler reports what is missing.
    }
    reporter.report(report);
  }

  /** Reads, validates and writes a table and what is in it. */
  void run(TypeElement table, Set<TypeElement> members) {
    Report report = new Report();
    TableReading reading = reader.read(table, report);
    for (TypeElement member : members) {
      if (!reading.outlines().containsKey(member)) {
        if (files.isElsewhere(table)) {
          finder.reportElsewhere(member, table, report);
        } else {
          finder.reportUnlisted(member, table, reading.rejected(), report);
        }
        files.writeStub(OutlineReader.ofLoneEntity(member), member);
      }
    }
    Validator.check(reading.model(), report);
    GeneratedNames.check(reading.model(), files.taken(), report);
    reporter.report(report);
    if (report.hasErrors()) {
      reading.outlines().forEach((type, outline) -> files.writeStub(outline, type));
    } else {
      writeAll(reading);
    }
  }

  private void writeAll(TableReading reading) {
    TableModel table = reading.model();
    Map<ClassName, Function<ModelWriter, GeneratedSource>> writings = new HashMap<>();
    writings.put(table.generatedType(), writer -> writer.table(table));
    for (EntityModel entity : table.entities()) {
      writings.put(entity.generatedType(), writer -> writer.entity(entity, table));
    }
    for (CollectionModel collection : table.collections()) {
      if (collection.isGenerated()) {
        writings.put(collection.generatedType(), writer -> writer.collection(collection, table));
      }
    }
    reading
        .outlines()
        .forEach(
            (type, outline) -> {
              Function<ModelWriter, GeneratedSource> writing = writings.get(outline.type());
              if (writing != null && !reading.unreadable().contains(type)) {
                ModelWriter writer = files.writer(type);
                outlines.put(type, outline);
                sources.add(() -> writing.apply(writer), type);
              }
            });
  }

  /** Gives the compiler what was written for all tables. */
  void finish() {
    sources.forEach(
        (file, type) -> {
          Report report = new Report();
          ObscuredTypes.check(file, type, report);
          reporter.report(report);
          if (report.hasErrors()) {
            files.writeStub(outlines.getOrDefault(type, OutlineReader.ofTable(type)), type);
          } else {
            files.write(file, type);
          }
        });
  }
}
