package dev.singlet.processor.write.projection;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.projection.ProjectedPath;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.attribute.AttributeOwner;
import dev.singlet.processor.write.attribute.NestedAttributeWriter;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.entity.NestedCodecWriter;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.MakerCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the class of a projection: the attributes that it reads, and the code that makes its
 * record of an item.
 */
public final class ProjectionWriter {

  private final ProjectionModel projection;
  private final ClassName generated;

  public ProjectionWriter(ProjectionModel projection) {
    this.projection = projection;
    this.generated = TypeNames.of(projection.generatedType());
  }

  public TypeSource.Builder write() {
    TypeSource.Builder type =
        TypeSource.finalClass(generated, projection.isPublic())
            .addJavadoc(
                "{@link $T} as a part of {@link $T}.$L",
                projection.type(),
                projection.entity(),
                uncovered());
    type.addSuperinterfaces(interfaces());
    AttributeConstants constants = AttributeConstants.of(projection);
    constants.addTo(type);
    type.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    type.addMethod(type(generated, "Type.INSTANCE"));
    type.addMethod(
        override(
                "entity",
                ParameterizedTypeName.get(Names.ENTITY_TYPE, TypeNames.of(projection.entity())))
            .addStatement("return $T.type()", Generated.entity(projection.entity()))
            .build());
    type.addMethod(
        override("attributes", listOfStrings()).addStatement("return Type.ATTRIBUTES").build());
    if (!parts().isEmpty()) {
      type.addMethod(override("parts", listOfLists()).addStatement("return Type.PARTS").build());
    }
    type.addMethod(
        override("fromItem", TypeNames.of(projection.type()))
            .addParameter(Names.ITEM_READER, "item")
            .addStatement("return Type.read(item)")
            .build());
    type.addType(constantsOfCode());
    constants.addClasses(type);
    NestedAttributeWriter.addAll(type, AttributeOwner.of(projection), projection.nested());
    new NestedCodecWriter(generated, projection.nested()).addTo(type);
    return type;
  }

  /** The private constants are in a class of their own: attributes can have any name. */
  private TypeSource constantsOfCode() {
    TypeSource.Builder type =
        TypeSource.classBuilder(TypeNames.of(projection.generatedType().nested(Generated.TYPE)))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    type.addField(FieldSource.constant(generated, "INSTANCE", "new $T()", generated));
    type.addField(
        FieldSource.constant(listOfStrings(), "ATTRIBUTES", "$T.of($L)", List.class, names()));
    if (!parts().isEmpty()) {
      type.addField(
          FieldSource.constant(listOfLists(), "PARTS", "$T.of($L)", List.class, partNames()));
    }
    AttributeCode.addConstants(type, projection.attributes(), CodecCode.DIRECT);
    type.addMethod(AttributeConstants.location(projection));
    return type.addMethod(
            MethodSource.staticMethod("read")
                .returns(TypeNames.of(projection.type()))
                .addParameter(Names.ITEM_READER, "item")
                .addCode(
                    ItemCode.construct(
                        MakerCode.of(TypeNames.of(projection.type())), projection.attributes()))
                .build())
        .build();
  }

  private List<TypeName> interfaces() {
    if (projection.coveredBy().isEmpty()) {
      return List.of(
          ParameterizedTypeName.get(
              Names.PROJECTED_TYPE,
              TypeNames.of(projection.entity()),
              TypeNames.of(projection.type())));
    }
    return projection.coveredBy().stream()
        .<TypeName>map(
            covered ->
                ParameterizedTypeName.get(
                    TypeNames.of(covered.type()), TypeNames.of(projection.type())))
        .toList();
  }

  /** Returns what indexes lack: the compiler's message for a query of them doesn't say it. */
  private Code uncovered() {
    return projection.indexes().stream()
        .filter(index -> !index.missing().isEmpty())
        .map(
            index ->
                Code.of(
                    "\n\n<p>$L lacks {@code $L} of it.",
                    Spelling.capitalized(Javadocs.where(index.index())),
                    Javadocs.plain(String.join(", ", index.missing()))))
        .collect(Code.joining(""));
  }

  static MethodSource type(ClassName generated, String instance) {
    return MethodSource.staticMethod("type")
        .addJavadoc("{@return the projection, for gets and queries}")
        .returns(generated)
        .addStatement("return $L", instance)
        .build();
  }

  private Code names() {
    return projection.paths().stream()
        .filter(ProjectedPath::isTopLevel)
        .map(ProjectedPath::stored)
        .distinct()
        .map(name -> Code.of("$S", name))
        .collect(Code.joining(", "));
  }

  private List<ProjectedPath> parts() {
    return projection.paths().stream().filter(path -> !path.isTopLevel()).toList();
  }

  private Code partNames() {
    return parts().stream()
        .flatMap(path -> path.names().stream())
        .map(ProjectionWriter::list)
        .collect(Code.joining(", "));
  }

  private static Code list(List<String> names) {
    Code texts = names.stream().map(name -> Code.of("$S", name)).collect(Code.joining(", "));
    return Code.of("$T.of($L)", List.class, texts);
  }

  private static TypeName listOfLists() {
    return ParameterizedTypeName.get(ClassName.get(List.class), listOfStrings());
  }

  private static TypeName listOfStrings() {
    return ParameterizedTypeName.get(List.class, String.class);
  }

  static MethodSource.Builder override(String name, TypeName returned) {
    return MethodSource.overriding(Modifier.PUBLIC, name).returns(returned);
  }
}
