package dev.singlet.processor.source;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * A class, a record or an interface. The components of a record are the parameters of its
 * constructor.
 */
public record TypeSource(
    Kind kind,
    String name,
    Code javadoc,
    List<AnnotationSource> annotations,
    Set<Modifier> modifiers,
    List<TypeVariableName> typeVariables,
    TypeName superclass,
    List<TypeName> superinterfaces,
    List<FieldSource> fields,
    List<MethodSource> methods,
    List<TypeSource> types) {

  /** The kinds of types that are generated. */
  public enum Kind {
    CLASS,
    RECORD,
    INTERFACE
  }

  public TypeSource {
    Declaration.check(name);
    annotations = List.copyOf(annotations);
    modifiers = Set.copyOf(modifiers);
    typeVariables = List.copyOf(typeVariables);
    superinterfaces = List.copyOf(superinterfaces);
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
    types = List.copyOf(types);
  }

  public static Builder classBuilder(String name) {
    return new Builder(Kind.CLASS, name);
  }

  public static Builder classBuilder(ClassName name) {
    return classBuilder(name.simpleName());
  }

  public static Builder finalClass(ClassName name, boolean isPublic) {
    Builder type = classBuilder(name).addModifiers(Modifier.FINAL);
    return isPublic ? type.addModifiers(Modifier.PUBLIC) : type;
  }

  public static Builder recordBuilder(String name) {
    return new Builder(Kind.RECORD, name);
  }

  public static Builder interfaceBuilder(String name) {
    return new Builder(Kind.INTERFACE, name);
  }

  /** Describes the same type, so that more can be added. */
  public Builder toBuilder() {
    Builder builder =
        new Builder(kind, name)
            .addJavadoc(javadoc)
            .addModifiers(modifiers)
            .addTypeVariables(typeVariables)
            .superclass(superclass)
            .addSuperinterfaces(superinterfaces)
            .addFields(fields)
            .addMethods(methods);
    annotations.forEach(builder::addAnnotation);
    types.forEach(builder::addType);
    return builder;
  }

  /** Describes a type. */
  public static final class Builder extends Declaration<Builder> {

    private final Kind kind;
    private final List<TypeName> superinterfaces = new ArrayList<>();
    private final List<FieldSource> fields = new ArrayList<>();
    private final List<MethodSource> methods = new ArrayList<>();
    private final List<TypeSource> types = new ArrayList<>();
    private TypeName superclass = ClassName.OBJECT;

    private Builder(Kind kind, String name) {
      super(name);
      this.kind = kind;
    }

    @Override
    Builder self() {
      return this;
    }

    public Builder superclass(TypeName type) {
      superclass = type;
      return this;
    }

    public Builder addSuperinterface(TypeName type) {
      superinterfaces.add(type);
      return this;
    }

    public Builder addSuperinterfaces(List<? extends TypeName> more) {
      superinterfaces.addAll(more);
      return this;
    }

    public Builder addField(FieldSource field) {
      fields.add(field);
      return this;
    }

    public Builder addField(TypeName type, String field, Modifier... fieldModifiers) {
      return addField(FieldSource.builder(type, field, fieldModifiers).build());
    }

    public Builder addFields(List<FieldSource> more) {
      fields.addAll(more);
      return this;
    }

    public Builder addMethod(MethodSource method) {
      methods.add(method);
      return this;
    }

    public Builder addMethods(List<MethodSource> more) {
      methods.addAll(more);
      return this;
    }

    public Builder addType(TypeSource type) {
      types.add(type);
      return this;
    }

    public TypeSource build() {
      return new TypeSource(
          kind,
          name,
          javadoc.build(),
          annotations,
          modifiers,
          typeVariables,
          superclass,
          superinterfaces,
          fields,
          methods,
          types);
    }
  }
}
