package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeParts;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Takes away what stands behind the signatures of a class: what can be called is there, and nothing
 * of it works. Where a mistake in the model gave a class two members of a name, the first one
 * stays.
 */
final class Skeleton {

  private final String failure;
  private final Predicate<MethodSpec> isOpen;
  private final Map<String, List<MethodSpec>> additions;

  /**
   * Makes skeletons.
   *
   * @param failure the name of the method of the outermost class that fails whatever is called
   * @param isOpen whether a method's parameters are not known
   * @param additions further methods of nested classes, by the names of these
   */
  Skeleton(String failure, Predicate<MethodSpec> isOpen, Map<String, List<MethodSpec>> additions) {
    this.failure = failure;
    this.isOpen = isOpen;
    this.additions = Map.copyOf(additions);
  }

  TypeSpec.Builder of(TypeSpec type) {
    TypeSpec.Builder skeleton =
        TypeSpec.classBuilder(type.name())
            .addModifiers(type.modifiers().toArray(new Modifier[0]))
            .addTypeVariables(type.typeVariables())
            .superclass(type.superclass())
            .addSuperinterfaces(type.superinterfaces())
            .addFields(fields(type));
    Set<Object> signatures = new HashSet<>();
    for (MethodSpec method : type.methodSpecs()) {
      if (method.isConstructor()) {
        skeleton.addMethod(constructor(method, type));
      } else if (!method.modifiers().contains(Modifier.PRIVATE)
          && signatures.add(List.of(method.name(), erased(method)))) {
        skeleton.addMethod(failing(method));
      }
    }
    Set<String> names = new HashSet<>();
    for (TypeSpec nested : type.typeSpecs()) {
      if (names.add(nested.name())) {
        skeleton.addType(nested(nested));
      }
    }
    return skeleton;
  }

  private TypeSpec nested(TypeSpec type) {
    if (type.kind() == TypeSpec.Kind.INTERFACE) {
      return type; // It has nothing behind it.
    }
    if (type.kind() == TypeSpec.Kind.RECORD) {
      return record(type);
    }
    return type.modifiers().contains(Modifier.PRIVATE) ? constants(type) : withAdditions(type);
  }

  private TypeSpec withAdditions(TypeSpec type) {
    TypeSpec.Builder skeleton = of(type);
    additions
        .getOrDefault(type.name(), List.of())
        .forEach(method -> skeleton.addMethod(failing(method)));
    return skeleton.build();
  }

  private TypeSpec record(TypeSpec type) {
    TypeSpec.Builder skeleton =
        TypeSpec.recordBuilder(type.name()).addModifiers(type.modifiers().toArray(new Modifier[0]));
    for (MethodSpec method : type.methodSpecs()) {
      skeleton.addMethod(
          method.isConstructor()
              ? MethodSpec.constructorBuilder()
                  .addModifiers(method.modifiers())
                  .addParameters(distinct(method.parameters()))
                  .build()
              : failing(method));
    }
    return skeleton.build();
  }

  /** The first of each name. */
  private static List<ParameterSpec> distinct(List<ParameterSpec> parameters) {
    Set<String> names = new HashSet<>();
    return parameters.stream().filter(parameter -> names.add(parameter.name())).toList();
  }

  /** As many parameters, each with a name of its own. */
  private static List<ParameterSpec> renamed(List<ParameterSpec> parameters) {
    List<ParameterSpec> renamed = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (ParameterSpec parameter : parameters) {
      String name = parameter.name();
      while (!names.add(name)) {
        name += "_";
      }
      renamed.add(ParameterSpec.builder(parameter.type(), name).build());
    }
    return renamed;
  }

  /** What constructors pass on of a class that nothing else can see. */
  private TypeSpec constants(TypeSpec type) {
    return TypeSpec.classBuilder(type.name())
        .addModifiers(Modifier.PRIVATE, Modifier.ABSTRACT, Modifier.STATIC)
        .addSuperinterfaces(type.superinterfaces())
        .addFields(
            fields(type).stream().filter(f -> f.modifiers().contains(Modifier.STATIC)).toList())
        .build();
  }

  private List<FieldSpec> fields(TypeSpec type) {
    List<FieldSpec> fields = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (FieldSpec field : type.fieldSpecs()) {
      boolean isSeen =
          field.modifiers().contains(Modifier.STATIC)
              || !field.modifiers().contains(Modifier.PRIVATE);
      if (isSeen && names.add(field.name())) {
        fields.add(
            FieldSpec.builder(
                    field.type(), field.name(), field.modifiers().toArray(new Modifier[0]))
                .initializer("$N()", failure)
                .build());
      }
    }
    return fields;
  }

  /** Passes on to the class above what that asks for. */
  private static MethodSpec constructor(MethodSpec constructor, TypeSpec type) {
    MethodSpec.Builder skeleton =
        MethodSpec.constructorBuilder()
            .addModifiers(constructor.modifiers())
            .addParameters(constructor.parameters());
    if (!type.superclass().equals(ClassName.OBJECT)) {
      skeleton.addCode(CodeParts.firstStatement(constructor.code()));
    }
    return skeleton.build();
  }

  /** A method with the signature of another, as far as that is known. */
  private MethodSpec failing(MethodSpec method) {
    boolean takesAny = isOpen.test(method);
    return MethodSpec.methodBuilder(method.name())
        .addAnnotations(method.annotations())
        .addModifiers(method.modifiers())
        .addTypeVariables(method.typeVariables())
        .returns(method.returnType())
        .addParameters(takesAny ? List.of(LooseMembers.ANY) : renamed(method.parameters()))
        .varargs(takesAny || method.varargs())
        .addExceptions(method.exceptions())
        .addStatement(method.returnType().equals(TypeName.VOID) ? "$N()" : "return $N()", failure)
        .build();
  }

  private static List<String> erased(MethodSpec method) {
    return method.parameters().stream().map(Skeleton::erased).toList();
  }

  private static String erased(ParameterSpec parameter) {
    return parameter.type().withoutAnnotations().toString().replaceAll("<.*>", "");
  }
}
