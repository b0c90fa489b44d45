package dev.singlet.processor.source;

import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A method or a constructor.
 *
 * @param name {@code <init>} of a constructor
 * @param varargs true if the last parameter takes any number of arguments
 */
public record MethodSource(
    String name,
    Code javadoc,
    List<AnnotationSource> annotations,
    Set<Modifier> modifiers,
    List<TypeVariableName> typeVariables,
    TypeName returnType,
    List<ParameterSource> parameters,
    boolean varargs,
    Code code) {

  /** The name of a constructor, as class files have it. */
  private static final String CONSTRUCTOR = "<init>";

  public MethodSource {
    annotations = List.copyOf(annotations);
    modifiers = Set.copyOf(modifiers);
    typeVariables = List.copyOf(typeVariables);
    parameters = List.copyOf(parameters);
  }

  public static Builder methodBuilder(String name) {
    Declaration.check(name);
    return new Builder(name);
  }

  /** Returns a public static method. */
  public static Builder staticMethod(String name) {
    return methodBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }

  /** Returns a method that overrides one of the runtime. */
  public static Builder overriding(Modifier access, String name) {
    return methodBuilder(name).addAnnotation(Override.class).addModifiers(access);
  }

  public static Builder constructorBuilder() {
    return new Builder(CONSTRUCTOR);
  }

  public boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  /** Describes a method. */
  public static final class Builder extends Declaration<Builder> {

    private final List<ParameterSource> parameters = new ArrayList<>();
    private final Code.Builder code = Code.builder();
    private TypeName returnType = TypeName.VOID;
    private boolean varargs;

    private Builder(String name) {
      super(name);
    }

    @Override
    Builder self() {
      return this;
    }

    public Builder returns(TypeName type) {
      returnType = type;
      return this;
    }

    public Builder returns(Class<?> type) {
      return returns(TypeName.get(type));
    }

    public Builder addParameter(ParameterSource parameter) {
      parameters.add(parameter);
      return this;
    }

    public Builder addParameter(TypeName type, String parameter) {
      return addParameter(new ParameterSource(type, parameter));
    }

    public Builder addParameter(Class<?> type, String parameter) {
      return addParameter(TypeName.get(type), parameter);
    }

    public Builder addParameters(List<ParameterSource> more) {
      parameters.addAll(more);
      return this;
    }

    public Builder varargs(boolean isVarargs) {
      varargs = isVarargs;
      return this;
    }

    public Builder addCode(String format, @Nullable Object... arguments) {
      code.add(format, arguments);
      return this;
    }

    public Builder addCode(Code more) {
      code.add(more);
      return this;
    }

    public Builder addStatement(String format, @Nullable Object... arguments) {
      code.addStatement(format, arguments);
      return this;
    }

    public Builder addStatement(Code statement) {
      code.addStatement(statement);
      return this;
    }

    public Builder beginControlFlow(String format, @Nullable Object... arguments) {
      code.beginControlFlow(format, arguments);
      return this;
    }

    public Builder endControlFlow() {
      code.endControlFlow();
      return this;
    }

    public MethodSource build() {
      return new MethodSource(
          name,
          javadoc.build(),
          annotations,
          modifiers,
          typeVariables,
          returnType,
          parameters,
          varargs,
          code.build());
    }
  }
}
