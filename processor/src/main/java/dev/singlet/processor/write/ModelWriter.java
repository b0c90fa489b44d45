package dev.singlet.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.ProjectionModel;
import dev.singlet.processor.model.TableModel;
import java.util.Set;

/** Writes the classes of a model, or stubs for one that is not good. */
public final class ModelWriter {

  private static final String PROCESSOR = "dev.singlet.processor.SingletProcessor";

  private final boolean marksGenerated;
  private final Set<String> hidden;

  /**
   * Makes a writer of classes of one package.
   *
   * @param marksGenerated whether {@code @Generated} can be seen from where the classes will be
   * @param hidden those of {@link #javaLang} that a class of the package hides there
   */
  public ModelWriter(boolean marksGenerated, Set<String> hidden) {
    this.marksGenerated = marksGenerated;
    this.hidden = Set.copyOf(hidden);
  }

  /** The classes of {@code java.lang} that are not imported where nothing hides them. */
  public static Set<String> javaLang() {
    return Imports.JAVA_LANG;
  }

  public GeneratedSource entity(EntityModel entity, TableModel table) {
    TypeSpec.Builder type = new EntityWriter(entity, table).write();
    if (entity.usesDeprecated()) {
      type.addAnnotation(allowsDeprecated());
    }
    mark(type);
    return SourcePrinter.file(
        entity.generatedType(), type.build(), hidden, name -> meaning(name, entity));
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
    return file(collection.generatedType(), new CollectionWriter(collection, table).write());
  }

  public GeneratedSource table(TableModel table) {
    return file(table.generatedType(), new TableWriter(table).write());
  }

  public GeneratedSource projection(ProjectionModel projection) {
    TypeSpec.Builder type = new ProjectionWriter(projection).write();
    if (projection.usesDeprecated()) {
      type.addAnnotation(allowsDeprecated());
    }
    return file(projection.generatedType(), type);
  }

  /** A class that is there for other source to refer to, so that it adds no errors of its own. */
  public GeneratedSource stub(Outline outline) {
    return file(outline.type(), StubWriter.write(outline));
  }

  private static AnnotationSpec allowsDeprecated() {
    return AnnotationSpec.builder(SuppressWarnings.class)
        .addMember("value", "{$S, $S}", "deprecation", "removal")
        .build();
  }

  private GeneratedSource file(ClassName name, TypeSpec.Builder type) {
    mark(type);
    return SourcePrinter.file(name, type.build(), hidden, n -> "something that is generated");
  }

  private void mark(TypeSpec.Builder type) {
    if (marksGenerated) {
      type.addAnnotation(
          AnnotationSpec.builder(Names.GENERATED).addMember("value", "$S", PROCESSOR).build());
    }
    type.addAnnotation(Names.NULL_MARKED);
  }
}
