package dev.singlet.processor;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.filer.SourceFiler;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.TableModel;
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
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Takes a table through all stages, in one round of the compiler. */
final class TablePipeline {

  private final Elements elements;
  private final TableReader reader;
  private final TableFinder finder;
  private final IgnoredAnnotations ignored;
  private final Reporter reporter;
  private final SourceFiler filer;
  private final Set<String> sources;
  private final Set<String> written;

  /**
   * A pipeline.
   *
   * @param environment the compiler
   * @param sources the top-level types being compiled; code is generated for these only
   * @param written the types for which code was generated already
   */
  TablePipeline(ProcessingEnvironment environment, Set<String> sources, Set<String> written) {
    this.elements = environment.getElementUtils();
    this.reader = new TableReader(elements, environment.getTypeUtils());
    this.finder = new TableFinder(elements, environment.getTypeUtils());
    this.ignored = new IgnoredAnnotations(elements, environment.getTypeUtils());
    this.reporter = new Reporter(environment.getMessager());
    this.filer = new SourceFiler(environment.getFiler());
    this.sources = sources;
    this.written = written;
  }

  /** The table of an entity; one that has none is reported, and gets a stub. */
  Optional<TypeElement> tableOf(TypeElement entity) {
    Report report = new Report();
    Optional<TypeElement> table = finder.find(entity, report);
    reporter.report(report);
    if (table.isEmpty()) {
      write(writer(entity).stub(OutlineReader.ofLoneEntity(entity, elements)), entity);
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
        finder.reportUnlisted(member, table, reading.rejected(), report);
        write(writer(member).stub(OutlineReader.ofLoneEntity(member, elements)), member);
      }
    }
    Validator.check(reading.model(), report);
    GeneratedNames.check(reading.model(), taken(), report);
    reporter.report(report);
    if (report.hasErrors()) {
      reading.outlines().forEach((type, outline) -> write(writer(type).stub(outline), type));
    } else {
      writeAll(table, reading);
    }
  }

  private void writeAll(TypeElement tableElement, TableReading reading) {
    TableModel table = reading.model();
    ModelWriter writer = writer(tableElement);
    Map<String, GeneratedSource> files = new HashMap<>();
    files.put(table.generatedType().canonicalName(), writer.table(table));
    for (EntityModel entity : table.entities()) {
      files.put(entity.generatedType().canonicalName(), writer.entity(entity, table));
    }
    for (CollectionModel collection : table.collections()) {
      if (collection.isGenerated()) {
        files.put(collection.generatedType().canonicalName(), writer.collection(collection, table));
      }
    }
    for (Map.Entry<TypeElement, Outline> origin : reading.outlines().entrySet()) {
      GeneratedSource file = files.get(origin.getValue().type().canonicalName());
      if (file != null) {
        write(file, origin.getKey());
      }
    }
  }

  private void write(GeneratedSource file, TypeElement origin) {
    Element topLevel = origin;
    while (topLevel.getEnclosingElement() instanceof TypeElement enclosing) {
      topLevel = enclosing;
    }
    boolean isTaken = taken().contains(file.name());
    if (sources.contains(topLevel.toString()) && !isTaken && written.add(file.name())) {
      filer.write(file.name(), file.text(), origin);
    }
  }

  /** The types that stand in source, and so can't be generated. */
  private Set<String> taken() {
    Set<String> taken = new HashSet<>(sources);
    taken.removeAll(written);
    return taken;
  }

  private ModelWriter writer(TypeElement type) {
    return new ModelWriter(
        elements.getTypeElement(elements.getModuleOf(type), "javax.annotation.processing.Generated")
            != null);
  }
}
