package dev.singlet.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.NestedTypes;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.ProjectionModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.UnionModel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Writes the classes of a model, or stubs for one that is not good. */
public final class ModelWriter {

  private static final String PROCESSOR = "dev.singlet.processor.SingletProcessor";

  private final boolean marksGenerated;
  private final Map<String, Boolean> isInJavaLang = new ConcurrentHashMap<>();

  /**
   * Makes a writer.
   *
   * @param marksGenerated whether {@code @Generated} can be seen from where the classes will be
   */
  public ModelWriter(boolean marksGenerated) {
    this.marksGenerated = marksGenerated;
  }

  public GeneratedSource entity(EntityModel entity, TableModel table) {
    TypeSpec.Builder type = new EntityWriter(entity, table).write();
    if (entity.usesDeprecated()) {
      type.addAnnotation(allowsDeprecated());
    }
    return file(entity.generatedType(), type, shadowsJavaLang(table));
  }

  public GeneratedSource collection(CollectionModel collection, TableModel table) {
    return file(
        collection.generatedType(),
        new CollectionWriter(collection, table).write(),
        shadowsJavaLang(table));
  }

  public GeneratedSource table(TableModel table) {
    return file(table.generatedType(), new TableWriter(table).write(), shadowsJavaLang(table));
  }

  public GeneratedSource projection(ProjectionModel projection) {
    TypeSpec.Builder type = new ProjectionWriter(projection).write();
    if (projection.usesDeprecated()) {
      type.addAnnotation(allowsDeprecated());
    }
    Stream<ClassName> types =
        Stream.concat(
            Stream.of(projection.type(), projection.entity()), names(projection.nested()));
    return file(
        projection.generatedType(), type, types.anyMatch(t -> isInJavaLang(t.simpleName())));
  }

  /** A class that is there for other source to refer to, so that it adds no errors of its own. */
  public GeneratedSource stub(Outline outline) {
    return file(outline.type(), StubWriter.write(outline), false);
  }

  /** Whether a type of the model hides one of {@code java.lang} from its package. */
  private boolean shadowsJavaLang(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> Stream.concat(Stream.of(entity.type()), names(entity.nested())))
        .anyMatch(type -> isInJavaLang(type.simpleName()));
  }

  private static Stream<ClassName> names(NestedTypes nested) {
    return Stream.concat(
        nested.records().stream().map(NestedModel::rawType),
        nested.unions().stream().map(UnionModel::rawType));
  }

  private boolean isInJavaLang(String simpleName) {
    return isInJavaLang.computeIfAbsent(simpleName, ModelWriter::findInJavaLang);
  }

  private static boolean findInJavaLang(String simpleName) {
    try {
      Class.forName("java.lang." + simpleName);
      return true;
    } catch (ClassNotFoundException isNot) {
      return false;
    }
  }

  private static AnnotationSpec allowsDeprecated() {
    return AnnotationSpec.builder(SuppressWarnings.class)
        .addMember("value", "{$S, $S}", "deprecation", "removal")
        .build();
  }

  private GeneratedSource file(ClassName name, TypeSpec.Builder type, boolean importsJavaLang) {
    mark(type);
    String text = SourcePrinter.file(name, type.build(), importsJavaLang);
    return new GeneratedSource(name.canonicalName(), Layout.apply(text));
  }

  private void mark(TypeSpec.Builder type) {
    if (marksGenerated) {
      type.addAnnotation(
          AnnotationSpec.builder(Names.GENERATED).addMember("value", "$S", PROCESSOR).build());
    }
    type.addAnnotation(Names.NULL_MARKED);
  }
}
