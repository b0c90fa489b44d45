package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.schema.EntitySchema;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.print.SourcePrinter;
import dev.singlet.processor.source.AnnotationSource;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.collection.CollectionWriter;
import dev.singlet.processor.write.entity.EntityWriter;
import dev.singlet.processor.write.entity.FormWriter;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import dev.singlet.processor.write.projection.CollectionProjectionWriter;
import dev.singlet.processor.write.projection.ProjectionWriter;
import dev.singlet.processor.write.stub.StubWriter;
import dev.singlet.processor.write.table.TableWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the classes of a model, or stubs for a model with errors. */
public final class ModelWriter {

  private static final String PROCESSOR = "dev.singlet.processor.SingletProcessor";

  private final boolean marksGenerated;
  private final Set<String> hidden;

  /**
   * Makes a writer of classes of one package.
   *
   * @param marksGenerated true if {@code @Generated} can be seen from the package of the classes
   * @param hidden the classes of {@link SourcePrinter#javaLang} that a class of the package hides
   */
  public ModelWriter(boolean marksGenerated, Set<String> hidden) {
    this.marksGenerated = marksGenerated;
    this.hidden = Set.copyOf(hidden);
  }

  /**
   * Returns the class of an entity, and its JSON Schema if its table is described.
   *
   * @param described the descriptor of the table; empty for a table with errors
   */
  public GeneratedSource entity(
      EntityModel entity, TableModel table, Optional<TableDescriptor> described) {
    TypeSource.Builder type = new EntityWriter(entity, table).write();
    mark(allowing(type, entity.usesDeprecated()));
    ClassName name = TypeNames.of(entity.generatedType());
    GeneratedSource file =
        SourcePrinter.file(name, type.build(), hidden, hiding -> meaning(hiding, entity));
    return described
        .map(each -> each.entity(entity.name()).orElseThrow())
        .map(each -> EntitySchema.of(each).toJson())
        .map(schema -> new GeneratedSource.Resource(FormWriter.schemaFile(entity), schema))
        .map(file::with)
        .orElse(file);
  }

  private static String meaning(String name, EntityModel entity) {
    return entity.attributes().stream()
        .map(AttributeModel::component)
        .filter(component -> Words.constant(component).equals(name))
        .findFirst()
        .map(component -> "the constant of the component " + component)
        .orElse("something that is generated");
  }

  public GeneratedSource collection(CollectionModel collection, TableModel table) {
    return file(
        TypeNames.of(collection.generatedType()),
        ofEntities(new CollectionWriter(collection, table).write(), collection.entities()));
  }

  public GeneratedSource table(TableModel table) {
    return file(
        TypeNames.of(table.generatedType()),
        ofEntities(new TableWriter(table).write(), table.entities()));
  }

  /** Returns a class that names the records of entities. */
  private static TypeSource.Builder ofEntities(
      TypeSource.Builder type, List<EntityModel> entities) {
    return allowing(type, entities.stream().anyMatch(EntityModel::usesDeprecated));
  }

  public GeneratedSource projection(ProjectionModel projection) {
    TypeSource.Builder type = new ProjectionWriter(projection).write();
    return file(
        TypeNames.of(projection.generatedType()), allowing(type, projection.usesDeprecated()));
  }

  public GeneratedSource collectionProjection(CollectionProjectionModel projection) {
    TypeSource.Builder type = new CollectionProjectionWriter(projection).write();
    return file(
        TypeNames.of(projection.generatedType()), allowing(type, projection.usesDeprecated()));
  }

  /**
   * Returns a class that other source can refer to, so that the references cause no further errors.
   *
   * @param outline the outline, which is known despite errors
   * @param problem the message for callers
   */
  public GeneratedSource stub(Outline outline, String problem) {
    GeneratedSource stub =
        file(TypeNames.of(outline.type()), new StubWriter(outline, problem).write(null, false));
    return stub.obscured().isEmpty() || !outline.isNamed()
        ? stub
        : stub(outline.unnamed(), problem);
  }

  /**
   * Returns a stub with the signatures of an entity's class.
   *
   * @param entity the known parts of the entity
   * @param isKeyKnown true if the primary key is among them
   */
  public GeneratedSource entityStub(
      Outline outline, String problem, EntityModel entity, boolean isKeyKnown, TableModel table) {
    EntityModel usable = entity.within(outline);
    return usable.isWritable()
        ? stub(outline, problem, new EntityWriter(usable, table).write(), isKeyKnown)
        : stub(outline, problem);
  }

  /**
   * Returns a stub with the signatures of a collection's class.
   *
   * @param collection the known parts of the collection
   * @param areKeysKnown true if the keys of all its entities are among them
   */
  public GeneratedSource collectionStub(
      Outline outline,
      String problem,
      CollectionModel collection,
      boolean areKeysKnown,
      TableModel table) {
    CollectionModel usable = collection.within(outline);
    return usable.isWritable()
        ? stub(outline, problem, new CollectionWriter(usable, table).write(), areKeysKnown)
        : stub(outline, problem);
  }

  /** Returns a stub with the signatures of a projection's class, if anything is known of it. */
  public GeneratedSource projectionStub(
      Outline outline, String problem, @Nullable ProjectionModel projection) {
    return projection == null || !projection.nested().isWritable(projection.attributes())
        ? stub(outline, problem)
        : stub(outline, problem, new ProjectionWriter(projection).write(), true);
  }

  /** Returns a stub with the signatures of the class of a projection of an item collection. */
  public GeneratedSource collectionProjectionStub(
      Outline outline, String problem, CollectionProjectionModel projection) {
    return stub(outline, problem, new CollectionProjectionWriter(projection).write(), true);
  }

  /** Returns a stub with the signatures of a table's class. */
  public GeneratedSource tableStub(Outline outline, String problem, TableModel table) {
    return stub(outline, problem, new TableWriter(table).write(), true);
  }

  /** Returns a stub with what is known of its class, or only names if a name is obscured. */
  private GeneratedSource stub(
      Outline outline, String problem, TypeSource.Builder known, boolean isKeyKnown) {
    GeneratedSource file =
        file(
            TypeNames.of(outline.type()),
            new StubWriter(outline, problem).write(known.build(), isKeyKnown));
    return file.obscured().isEmpty() ? file : stub(outline, problem);
  }

  /** Returns a class that draws no warnings if it uses what is deprecated. */
  private static TypeSource.Builder allowing(TypeSource.Builder type, boolean usesDeprecated) {
    return usesDeprecated
        ? type.addAnnotation(
            new AnnotationSource(
                ClassName.get(SuppressWarnings.class),
                Code.of("{$S, $S}", "deprecation", "removal")))
        : type;
  }

  private GeneratedSource file(ClassName name, TypeSource.Builder type) {
    mark(type);
    return SourcePrinter.file(name, type.build(), hidden, n -> "something that is generated");
  }

  private void mark(TypeSource.Builder type) {
    if (marksGenerated) {
      type.addAnnotation(new AnnotationSource(Names.GENERATED, Code.of("$S", PROCESSOR)));
    }
    type.addAnnotation(Names.NULL_MARKED);
    type.addAnnotation(Names.CHECK_RETURN_VALUE);
  }
}
