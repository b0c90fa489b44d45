package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.AliasCode;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the attribute class for a record within an entity, with its components. */
public final class NestedAttributeWriter {

  private static final TypeVariableName MARK = TypeVariableName.get("W");
  private static final TypeVariableName REQUIRED = TypeVariableName.get("R");
  private static final TypeVariableName OPTIONAL = TypeVariableName.get("O");

  private final EntityModel entity;
  private final NestedModel nested;
  private final AttributeKinds free;
  private final AttributeKinds together;

  public NestedAttributeWriter(EntityModel entity, NestedModel nested) {
    this.entity = entity;
    this.nested = nested;
    this.free = new AttributeKinds(entity, REQUIRED, OPTIONAL);
    TypeName inKey = AttributeConstants.IN_KEY;
    this.together = new AttributeKinds(entity, inKey, inKey);
  }

  public TypeSource write() {
    String name = Generated.nestedAttribute(nested.codec());
    ClassName self = TypeNames.of(entity.generatedType().nested(name));
    TypeName location = ParameterizedTypeName.get(Names.LOCATION, TypeNames.of(entity.type()));
    TypeSource.Builder type =
        TypeSource.classBuilder(name)
            .addJavadoc(
                """
                A {@link $T} within a {@link $T}, with its components as attributes.

                @param <W> what an update can do with it
                @param <R> what an update can do with what it always has
                @param <O> what an update can do with what it need not have
                """,
                nested.type(),
                entity.type())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addTypeVariable(MARK)
            .addTypeVariable(REQUIRED)
            .addTypeVariable(OPTIONAL)
            .superclass(
                ParameterizedTypeName.get(
                    Names.expression("RecordAttribute"),
                    TypeNames.of(entity.type()),
                    TypeNames.of(nested.type()),
                    MARK));
    MethodSource.Builder constructor =
        MethodSource.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(location, "location")
            .addStatement("super(location, $L.INSTANCE)", nested.codec());
    List<AttributeModel> recursive =
        nested.attributes().stream()
            .filter(a -> entity.nested().isCyclic(nested.codec(), a.type()))
            .toList();
    if (!recursive.isEmpty()) {
      type.addField(location, "location", Modifier.PRIVATE, Modifier.FINAL);
      constructor.addStatement("this.location = location");
    }
    for (AttributeModel attribute : nested.attributes()) {
      if (attribute.isExtras()) {
        continue;
      }
      if (recursive.contains(attribute)) {
        type.addMethod(method(attribute));
        continue;
      }
      type.addField(
          FieldSource.builder(
                  type(attribute),
                  AttributeConstants.name(attribute),
                  Modifier.PUBLIC,
                  Modifier.FINAL)
              .addJavadoc("The attribute {@code $L}.", Javadocs.plain(attribute.stored()))
              .build());
      constructor.addStatement(
          "this.$N = $L", AttributeConstants.name(attribute), create(attribute));
    }
    TypeName whole = ParameterizedTypeName.get(self, MARK, REQUIRED, OPTIONAL);
    return type.addMethod(constructor.build())
        .addMethod(
            MethodSource.methodBuilder("at")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(location, "location")
                .returns(whole)
                .addStatement("return new $T<>(location)", self)
                .build())
        .build();
  }

  /**
   * Returns a method for an attribute that contains the record itself. It is created only on
   * demand, because creating it with the class would never end.
   */
  private MethodSource method(AttributeModel attribute) {
    return MethodSource.methodBuilder(attribute.component())
        .addJavadoc(
            "The attribute {@code $L}.\n\n@return the attribute\n",
            Javadocs.plain(attribute.stored()))
        .addModifiers(Modifier.PUBLIC)
        .returns(type(attribute))
        .addStatement("return $L", create(attribute))
        .build();
  }

  private TypeName type(AttributeModel attribute) {
    AttributeKinds kinds = kinds(attribute);
    boolean isRemovable = attribute.isRemovable();
    return kinds.type(attribute.type(), isRemovable ? kinds.optional() : kinds.required());
  }

  private AttributeKinds kinds(AttributeModel attribute) {
    return nested.isValidated(attribute) ? together : free;
  }

  private Code create(AttributeModel attribute) {
    return kinds(attribute)
        .create(
            attribute,
            Code.of(
                "location.component($L.INSTANCE, $S, $S$L)",
                nested.codec(),
                attribute.component(),
                attribute.stored(),
                attribute.aliases().isEmpty()
                    ? ""
                    : Code.of(", $L", AliasCode.names(attribute.aliases()))),
            CodecCode.DIRECT.codec(attribute.type()));
  }
}
