package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.UnionModel;
import dev.singlet.processor.model.UnionModel.Variant;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the attribute class for a sealed interface within an entity, with a method for each of its
 * records.
 */
public final class UnionAttributeWriter {

  private static final TypeVariableName MARK = TypeVariableName.get("W");
  private static final TypeVariableName REQUIRED = TypeVariableName.get("R");
  private static final TypeVariableName OPTIONAL = TypeVariableName.get("O");

  private final EntityModel entity;
  private final UnionModel union;
  private final AttributeKinds kinds;

  public UnionAttributeWriter(EntityModel entity, UnionModel union) {
    this.entity = entity;
    this.union = union;
    this.kinds = new AttributeKinds(entity, REQUIRED, OPTIONAL);
  }

  public TypeSource write() {
    String name = Generated.nestedAttribute(union.codec());
    ClassName self = TypeNames.of(entity.generatedType().nested(name));
    TypeName location = ParameterizedTypeName.get(Names.LOCATION, TypeNames.of(entity.type()));
    TypeSource.Builder type =
        TypeSource.classBuilder(name)
            .addJavadoc(
                """
                A {@link $T} within a {@link $T}, as each of its records.

                @param <W> what an update can do with it
                @param <R> what an update can do with what one of its records always has
                @param <O> what an update can do with what one of its records need not have
                """,
                union.type(),
                entity.type())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addTypeVariable(MARK)
            .addTypeVariable(REQUIRED)
            .addTypeVariable(OPTIONAL)
            .superclass(
                ParameterizedTypeName.get(
                    Names.expression("UnionAttribute"),
                    TypeNames.of(entity.type()),
                    TypeNames.of(union.type()),
                    MARK))
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(location, "location")
                    .addStatement("super(location, $L.INSTANCE)", union.codec())
                    .build());
    union.variants().forEach(variant -> type.addMethod(variant(variant)));
    return type.addMethod(
            MethodSource.methodBuilder("at")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(location, "location")
                .returns(ParameterizedTypeName.get(self, MARK, REQUIRED, OPTIONAL))
                .addStatement("return new $T<>(location)", self)
                .build())
        .build();
  }

  /** Returns the method that gives the value as a record. */
  private MethodSource variant(Variant variant) {
    ParameterizedTypeName record = kinds.nested((ValueType.Nested) variant.type(), MARK);
    return MethodSource.methodBuilder(name(variant))
        .addJavadoc(
            """
            The value as a {@link $T}. Conditions and updates need it to be one.

            @return its attributes
            """,
            variant.rawType())
        .addModifiers(Modifier.PUBLIC)
        .returns(record)
        .addStatement("return new $T<>(variant($T.class))", record.rawType(), variant.rawType())
        .build();
  }

  /**
   * Returns the method's name. Records of different classes can have the same simple name; the
   * names of their codecs are unique.
   */
  private String name(Variant variant) {
    Set<String> simple = new HashSet<>();
    boolean areUnique = union.variants().stream().allMatch(each -> simple.add(simpleName(each)));
    String codec = variant.codec();
    return "as" + (areUnique ? simpleName(variant) : codec.replaceFirst("Codec(\\d*)$", "$1"));
  }

  private static String simpleName(Variant variant) {
    return variant.rawType().simpleName();
  }
}
