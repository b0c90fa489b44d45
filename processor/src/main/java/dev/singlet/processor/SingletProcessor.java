package dev.singlet.processor;

import dev.singlet.annotation.Components;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Relationship;
import dev.singlet.annotation.Relationships;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.processor.change.RecordedModels;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.ClassFiles;
import dev.singlet.processor.mirror.SourceTypes;
import dev.singlet.processor.mirror.UnknownMembers;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.read.element.Compiler;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Checks single-table models while they are compiled, and generates the classes that use them. */
@SupportedAnnotationTypes({
  "dev.singlet.annotation.Table",
  "dev.singlet.annotation.Entity",
  "dev.singlet.annotation.LinkedKey",
  "dev.singlet.annotation.LinkedKeys",
  "dev.singlet.annotation.ItemCollection",
  "dev.singlet.annotation.ItemCollections",
  "dev.singlet.annotation.Projection",
  "dev.singlet.annotation.Mark",
  "dev.singlet.annotation.Migrate",
  "dev.singlet.annotation.Components",
  "dev.singlet.annotation.Relationship",
  "dev.singlet.annotation.Relationships",
  "dev.singlet.annotation.Stamps",
  "dev.singlet.annotation.Tuple"
})
public final class SingletProcessor extends AbstractProcessor {

  /**
   * Tables, entities and projections by name, because the elements of one round are not those of
   * the next.
   */
  private final Set<String> deferred = new LinkedHashSet<>();

  /** The top-level types that are being processed. */
  private final Set<String> processed = new HashSet<>();

  private final Set<String> written = new HashSet<>();

  private final Descriptors descriptors = new Descriptors();

  /** Made by the compiler. */
  public SingletProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Returns the names of options. One of them tells Gradle that types may be processed again
   * without being compiled again, if the compiler shows everything in their class files.
   */
  @Override
  public Set<String> getSupportedOptions() {
    Set<String> options = new HashSet<>(RecordedModels.OPTIONS);
    if (ClassFiles.areShown()) {
      options.add("org.gradle.annotation.processing.aggregating");
    }
    return options;
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element root : round.getRootElements()) {
      processed.add(root.toString());
    }
    AnnotatedElements annotated = AnnotatedElements.of(annotations, round);
    Set<TypeElement> entities = types(annotated.with(Entity.class));
    Set<TypeElement> tables = types(annotated.with(Table.class));
    Set<TypeElement> projections = types(annotated.with(Projection.class));
    for (String name : deferred) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      if (type != null) {
        (Annotated.has(type, Table.class)
                ? tables
                : Annotated.has(type, Entity.class) ? entities : projections)
            .add(type);
      }
    }
    deferred.clear();
    SourceTypes sources = SourceTypes.of(processingEnv, processed);
    GeneratedFiles files = new GeneratedFiles(processingEnv, sources, processed, written);
    Compiler compiler =
        new Compiler(
            processingEnv.getElementUtils(),
            processingEnv.getTypeUtils(),
            files.classFiles(),
            files::describedBefore,
            sources::contains,
            round.processingOver());
    Reporter reporter =
        new Reporter(
            processingEnv.getMessager(), sources::contains, UnknownMembers.in(processingEnv));
    TablePipeline pipeline = new TablePipeline(compiler, reporter, files, descriptors);
    tablesOf(entities, pipeline, tables)
        .forEach((table, members) -> process(table, members, pipeline));
    pipeline.finish();
    Set<TypeElement> keyed =
        types(
            annotated.with(
                LinkedKey.class,
                LinkedKeys.class,
                ItemCollection.class,
                ItemCollections.class,
                Mark.class,
                Relationship.class,
                Relationships.class,
                Stamps.class,
                Tuple.class));
    for (Element method : annotated.with(Migrate.class, Components.class)) {
      keyed.add((TypeElement) method.getEnclosingElement());
    }
    keyed.forEach(pipeline::reportIgnored);
    ProjectionPipeline projectionPipeline =
        new ProjectionPipeline(compiler, reporter, files, descriptors, pipeline.sound());
    projections.addAll(projectionPipeline.compiledBefore());
    // A sealed interface comes after the projections that it permits.
    projections.stream()
        .sorted(Comparator.comparing(projection -> projection.getKind().isInterface()))
        .forEach(projection -> process(projection, projectionPipeline));
    if (round.processingOver()) {
      RecordedModels recorded =
          new RecordedModels(processingEnv.getElementUtils(), processingEnv.getOptions(), reporter);
      descriptors.write(compiler, files, recorded);
    }
    return false;
  }

  private void process(TypeElement projection, ProjectionPipeline pipeline) {
    try {
      pipeline.run(projection);
    } catch (Unresolved notThereYet) {
      deferred.add(projection.getQualifiedName().toString());
    }
  }

  /** Returns the tables to process, each with the entities that name it as their table. */
  private Map<TypeElement, Set<TypeElement>> tablesOf(
      Set<TypeElement> entities, TablePipeline pipeline, Set<TypeElement> tables) {
    Map<TypeElement, Set<TypeElement>> members = new LinkedHashMap<>();
    tables.forEach(table -> members.put(table, new LinkedHashSet<>()));
    for (TypeElement entity : entities) {
      try {
        pipeline
            .tableOf(entity)
            .ifPresent(
                table -> members.computeIfAbsent(table, t -> new LinkedHashSet<>()).add(entity));
      } catch (Unresolved notThereYet) {
        deferred.add(entity.getQualifiedName().toString());
      }
    }
    return members;
  }

  /** Processes a table. If a type is still missing at the end, the compiler itself reports it. */
  private void process(TypeElement table, Set<TypeElement> members, TablePipeline pipeline) {
    try {
      pipeline.run(table, members);
    } catch (Unresolved notThereYet) {
      deferred.add(table.getQualifiedName().toString());
      members.forEach(member -> deferred.add(member.getQualifiedName().toString()));
    }
  }

  private static Set<TypeElement> types(Set<? extends Element> elements) {
    Set<TypeElement> types = new LinkedHashSet<>();
    for (TypeElement type : ElementFilter.typesIn(elements)) {
      if (type.getKind() != ElementKind.ANNOTATION_TYPE) {
        types.add(type);
      }
    }
    return types;
  }
}
