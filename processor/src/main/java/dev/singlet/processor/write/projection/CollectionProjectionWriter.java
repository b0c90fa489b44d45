package dev.singlet.processor.write.projection;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.projection.CollectionProjectionModel.Part;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of a projection of an item collection, which lists those of its entities. */
public final class CollectionProjectionWriter {

  private final CollectionProjectionModel projection;
  private final ClassName generated;
  private final ClassName collection;
  private final ClassName type;

  public CollectionProjectionWriter(CollectionProjectionModel projection) {
    this.projection = projection;
    this.generated = TypeNames.of(projection.generatedType());
    this.collection = TypeNames.of(projection.collection());
    this.type = TypeNames.of(projection.type());
  }

  public TypeSource.Builder write() {
    TypeSource.Builder source =
        TypeSource.finalClass(generated, projection.isPublic())
            .addJavadoc("{@link $T} as a part of {@link $T}.", type, collection);
    source.addSuperinterfaces(
        List.of(ParameterizedTypeName.get(Names.PROJECTED_COLLECTION, collection, type)));
    source.addField(FieldSource.constant(generated, "INSTANCE", "new $T()", generated));
    source.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    source.addMethod(ProjectionWriter.type(generated, "INSTANCE"));
    source.addMethod(
        ProjectionWriter.override(
                "collection", ParameterizedTypeName.get(Names.COLLECTION_TYPE, collection))
            .addStatement("return $T.type()", Generated.collection(projection.collection()))
            .build());
    source.addMethod(
        list(
            "projections",
            ParameterizedTypeName.get(Names.PROJECTED_TYPE, under(collection), under(type)),
            projection.parts().stream()
                .filter(part -> !part.isWhole())
                .map(part -> Generated.projection(part.type()))
                .toList()));
    List<ClassType> whole =
        projection.parts().stream()
            .filter(Part::isWhole)
            .map(part -> Generated.entity(part.entity()))
            .toList();
    if (!whole.isEmpty()) {
      TypeName entity = ParameterizedTypeName.get(Names.ENTITY_TYPE, under(type));
      source.addMethod(list("whole", entity, whole));
    }
    return source;
  }

  private static TypeName under(ClassName type) {
    return WildcardTypeName.subtypeOf(type);
  }

  private static MethodSource list(String name, TypeName element, List<ClassType> classes) {
    Code types =
        classes.stream().map(each -> Code.of("$T.type()", each)).collect(Code.joining(", "));
    return ProjectionWriter.override(
            name, ParameterizedTypeName.get(ClassName.get(List.class), element))
        .addStatement("return $T.of($L)", List.class, types)
        .build();
  }
}
