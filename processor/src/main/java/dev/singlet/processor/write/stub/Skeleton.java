package dev.singlet.processor.write.stub;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Removes the bodies of a class's methods: everything can be called, and nothing works. If a
 * mistake in the model gave a class two members of one name, the first one stays.
 */
final class Skeleton {

  private final String failure;
  private final Predicate<MethodSource> isOpen;
  private final Map<String, List<MethodSource>> additions;

  /**
   * Makes skeletons.
   *
   * @param failure the name of the outermost class's method that every other method calls to fail
   * @param isOpen tells whether a method's parameters are not known
   * @param additions further methods of nested classes, by the names of these
   */
  Skeleton(
      String failure, Predicate<MethodSource> isOpen, Map<String, List<MethodSource>> additions) {
    this.failure = failure;
    this.isOpen = isOpen;
    this.additions = Map.copyOf(additions);
  }

  TypeSource.Builder of(TypeSource type) {
    TypeSource.Builder skeleton =
        TypeSource.classBuilder(type.name())
            .addModifiers(type.modifiers())
            .addTypeVariables(type.typeVariables())
            .superclass(type.superclass())
            .addSuperinterfaces(type.superinterfaces())
            .addFields(fields(type));
    Set<Object> signatures = new HashSet<>();
    for (MethodSource method : type.methods()) {
      if (method.isConstructor()) {
        skeleton.addMethod(constructor(method, type));
      } else if (!method.modifiers().contains(Modifier.PRIVATE)
          && signatures.add(List.of(method.name(), erased(method)))) {
        skeleton.addMethod(failing(method));
      }
    }
    Set<String> names = new HashSet<>();
    for (TypeSource nested : type.types()) {
      if (names.add(nested.name())) {
        skeleton.addType(nested(nested));
      }
    }
    return skeleton;
  }

  private TypeSource nested(TypeSource type) {
    if (type.kind() == TypeSource.Kind.INTERFACE) {
      return type; // An interface has no code.
    }
    if (type.kind() == TypeSource.Kind.RECORD) {
      return record(type);
    }
    return type.modifiers().contains(Modifier.PRIVATE) ? constants(type) : withAdditions(type);
  }

  private TypeSource withAdditions(TypeSource type) {
    TypeSource.Builder skeleton = of(type);
    additions
        .getOrDefault(type.name(), List.of())
        .forEach(method -> skeleton.addMethod(failing(method)));
    return skeleton.build();
  }

  private TypeSource record(TypeSource type) {
    TypeSource.Builder skeleton =
        TypeSource.recordBuilder(type.name()).addModifiers(type.modifiers());
    for (MethodSource method : type.methods()) {
      skeleton.addMethod(
          method.isConstructor()
              ? MethodSource.constructorBuilder()
                  .addModifiers(method.modifiers())
                  .addParameters(distinct(method.parameters()))
                  .build()
              : failing(method));
    }
    return skeleton.build();
  }

  /** Returns the first parameter of each name. */
  private static List<ParameterSource> distinct(List<ParameterSource> parameters) {
    Set<String> names = new HashSet<>();
    return parameters.stream().filter(parameter -> names.add(parameter.name())).toList();
  }

  /** Returns the same number of parameters, each with its own name. */
  private static List<ParameterSource> renamed(List<ParameterSource> parameters) {
    List<ParameterSource> renamed = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (ParameterSource parameter : parameters) {
      String name = parameter.name();
      while (!names.add(name)) {
        name += "_";
      }
      renamed.add(new ParameterSource(parameter.type(), name));
    }
    return renamed;
  }

  /** Returns a private class with only the constants of another one, which constructors pass on. */
  private TypeSource constants(TypeSource type) {
    return TypeSource.classBuilder(type.name())
        .addModifiers(Modifier.PRIVATE, Modifier.ABSTRACT, Modifier.STATIC)
        .addSuperinterfaces(type.superinterfaces())
        .addFields(
            fields(type).stream().filter(f -> f.modifiers().contains(Modifier.STATIC)).toList())
        .build();
  }

  private List<FieldSource> fields(TypeSource type) {
    List<FieldSource> fields = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (FieldSource field : type.fields()) {
      boolean isSeen =
          field.modifiers().contains(Modifier.STATIC)
              || !field.modifiers().contains(Modifier.PRIVATE);
      if (isSeen && names.add(field.name())) {
        fields.add(
            FieldSource.builder(field.type(), field.name(), field.modifiers())
                .initializer("$N()", failure)
                .build());
      }
    }
    return fields;
  }

  /** Returns a constructor that passes the required arguments to its superclass. */
  private static MethodSource constructor(MethodSource constructor, TypeSource type) {
    MethodSource.Builder skeleton =
        MethodSource.constructorBuilder()
            .addModifiers(constructor.modifiers())
            .addParameters(constructor.parameters());
    if (!type.superclass().equals(ClassName.OBJECT)) {
      skeleton.addCode(constructor.code().firstStatement());
    }
    return skeleton.build();
  }

  /** Returns a method with the signature of another one, as far as that is known. */
  private MethodSource failing(MethodSource method) {
    boolean takesAny = isOpen.test(method);
    return MethodSource.methodBuilder(method.name())
        .addAnnotations(method.annotations())
        .addModifiers(method.modifiers())
        .addTypeVariables(method.typeVariables())
        .returns(method.returnType())
        .addParameters(takesAny ? List.of(LooseMembers.ANY) : renamed(method.parameters()))
        .varargs(takesAny || method.varargs())
        .addStatement(method.returnType().equals(TypeName.VOID) ? "$N()" : "return $N()", failure)
        .build();
  }

  private static List<String> erased(MethodSource method) {
    return method.parameters().stream().map(Skeleton::erased).toList();
  }

  private static String erased(ParameterSource parameter) {
    return parameter.type().withoutAnnotations().toString().replaceAll("<.*>", "");
  }
}
