package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import javax.lang.model.element.Modifier;

/**
 * The attribute class for a value within an entity, without its members.
 *
 * @param codec the name of the value's codec
 * @param value the type of the value
 */
record AttributeClass(AttributeOwner owner, String codec, JavaType value) {

  static final TypeVariableName MARK = TypeVariableName.get("W");
  static final TypeVariableName REQUIRED = TypeVariableName.get("R");
  static final TypeVariableName OPTIONAL = TypeVariableName.get("O");

  /**
   * Starts the class.
   *
   * @param superclass the attribute class of the runtime
   * @param javadoc its Javadoc, with the types of the value and of the entity
   */
  TypeSource.Builder start(String superclass, String javadoc) {
    return TypeSource.classBuilder(name())
        .addJavadoc(javadoc, value, owner.item())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addTypeVariable(MARK)
        .addTypeVariable(REQUIRED)
        .addTypeVariable(OPTIONAL)
        .superclass(
            ParameterizedTypeName.get(
                Names.expression(superclass),
                TypeNames.of(owner.item()),
                TypeNames.of(value),
                MARK));
  }

  /** Starts the constructor, which takes the place of the value. */
  MethodSource.Builder constructor() {
    return MethodSource.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(location(), "location")
        .addStatement("super(location, $L.INSTANCE)", codec);
  }

  /** Returns the method that gives the attribute of another place. */
  MethodSource at() {
    ClassName self = TypeNames.of(owner.generated().nested(name()));
    return MethodSource.methodBuilder("at")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addParameter(location(), "location")
        .returns(ParameterizedTypeName.get(self, MARK, REQUIRED, OPTIONAL))
        .addStatement("return new $T<>(location)", self)
        .build();
  }

  /** Returns the type of places in items of the entity. */
  TypeName location() {
    return ParameterizedTypeName.get(Names.LOCATION, TypeNames.of(owner.item()));
  }

  private String name() {
    return Generated.nestedAttribute(codec);
  }
}
