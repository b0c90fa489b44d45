package dev.singlet.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Dependencies;
import dev.singlet.processor.model.DerivedModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the methods of an update that change one attribute, or those of one key. */
final class SetterWriter {

  private final EntityModel entity;
  private final Dependencies dependencies;

  SetterWriter(EntityModel entity, Dependencies dependencies) {
    this.entity = entity;
    this.dependencies = dependencies;
  }

  /** What changes an attribute that no key is made of. */
  List<MethodSpec> ofFree(AttributeModel attribute, TypeName self) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(set(attribute, self, "set"));
    if (AttributeConstants.isRemovable(attribute)) {
      methods.add(remove(attribute, self, "remove"));
    }
    if (attribute.type() instanceof ValueType.Numeric) {
      methods.add(arithmetic("increment", attribute, self));
      methods.add(arithmetic("decrement", attribute, self));
    } else if (attribute.type() instanceof ValueType.SetOf set) {
      methods.add(elements("addTo", "addTo", attribute, set.element(), self));
      methods.add(elements("removeFrom", "removeFrom", attribute, set.element(), self));
    } else if (attribute.type() instanceof ValueType.ListOf list) {
      methods.add(elements("appendTo", "append", attribute, list.element(), self));
      methods.add(elements("prependTo", "prepend", attribute, list.element(), self));
    }
    return methods;
  }

  /** What changes an attribute that a key is made of. */
  List<MethodSpec> ofKeyPart(AttributeModel attribute, TypeName self) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(set(attribute, self, "assign"));
    if (AttributeConstants.isRemovable(attribute)) {
      methods.add(remove(attribute, self, "unset"));
    }
    return methods;
  }

  /** What changes all attributes that one key is made of. */
  List<MethodSpec> ofGroups(TypeName self) {
    List<MethodSpec> methods = new ArrayList<>();
    Set<String> names = new HashSet<>();
    entity.attributes().forEach(attribute -> names.add(attribute.component()));
    for (DerivedModel derived : dependencies.together()) {
      List<AttributeModel> group =
          entity.attributes().stream()
              .filter(a -> derived.sources().contains(a.component()) && dependencies.isSettable(a))
              .toList();
      if (group.size() < 2) {
        continue;
      }
      String name =
          Words.decapitalized(
              group.stream()
                  .map(a -> Words.capitalized(a.component()))
                  .collect(Collectors.joining("And")));
      if (names.add(name)) {
        methods.add(setAll(name, group, self, derived));
      }
    }
    return methods;
  }

  /** A parameter that says what an attribute is before the update. */
  static ParameterSpec current(AttributeModel attribute) {
    return BuilderWriter.parameter(attribute, currentName(attribute));
  }

  static String currentName(AttributeModel attribute) {
    return "current" + Words.capitalized(attribute.component());
  }

  static CodeBlock currentParameters(Collection<AttributeModel> attributes) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeModel attribute : attributes) {
      code.add(
          """
          @param $L what {@code $L} is, which must be known as well;
              an item for which it is something else is not changed
          """,
          currentName(attribute),
          attribute.component());
    }
    return code.build();
  }

  private MethodSpec set(AttributeModel attribute, TypeName self, String method) {
    String variable = Words.variable(attribute.component());
    List<AttributeModel> needs = dependencies.needs(List.of(attribute));
    MethodSpec.Builder setter =
        method(attribute.component(), self)
            .addParameter(attribute.type().javaType(), variable)
            .addParameters(needs.stream().map(SetterWriter::current).toList());
    if (!needs.isEmpty()) {
      setter.addJavadoc(
          "Sets {@code $L}, with what is made of it.\n\n@param $L the value\n$L@return the update\n",
          attribute.component(),
          variable,
          currentParameters(needs));
    }
    return setter
        .addStatement(
            "return $L$L($N, $N)",
            assumptions(needs),
            method,
            AttributeConstants.name(attribute),
            variable)
        .build();
  }

  private MethodSpec remove(AttributeModel attribute, TypeName self, String method) {
    List<AttributeModel> needs = dependencies.needsToRemove(attribute);
    MethodSpec.Builder remover =
        method("remove" + Words.capitalized(attribute.component()), self)
            .addParameters(needs.stream().map(SetterWriter::current).toList());
    if (!needs.isEmpty()) {
      remover.addJavadoc(
          "Removes {@code $L}, with what is made of it.\n\n$L@return the update\n",
          attribute.component(),
          currentParameters(needs));
    }
    return remover
        .addStatement(
            "return $L$L($N)", assumptions(needs), method, AttributeConstants.name(attribute))
        .build();
  }

  private MethodSpec setAll(
      String name, List<AttributeModel> group, TypeName self, DerivedModel derived) {
    List<AttributeModel> needs = dependencies.needsOfGroup(group);
    MethodSpec.Builder setter =
        method(name, self)
            .addJavadoc(
                derived.attributes().isEmpty()
                    ? "Sets all that $L takes.\n\n"
                    : "Sets all that $L is made of.\n\n",
                derived.label())
            .addParameters(
                group.stream()
                    .map(a -> BuilderWriter.parameter(a, Words.variable(a.component())))
                    .toList())
            .addParameters(needs.stream().map(SetterWriter::current).toList());
    CodeBlock.Builder chain = CodeBlock.builder().add("$L", assumptions(needs));
    for (int i = 0; i < group.size(); i++) {
      String variable = Words.variable(group.get(i).component());
      setter.addJavadoc("@param $L the value of {@code $L}\n", variable, group.get(i).component());
      chain.add(
          "$Lreplace($N, $N)", i == 0 ? "" : ".", AttributeConstants.name(group.get(i)), variable);
    }
    return setter
        .addJavadoc("$L@return the update\n", currentParameters(needs))
        .addStatement("return $L", chain.build())
        .build();
  }

  /** The amount is a primitive where there is one, so that 1 is a long too. */
  private static MethodSpec arithmetic(String verb, AttributeModel attribute, TypeName self) {
    TypeName type = attribute.type().javaType();
    return method(verb + Words.capitalized(attribute.component()), self)
        .addParameter(type.isBoxedPrimitive() ? type.unbox() : type, "amount")
        .addStatement("return $L($N, amount)", verb, AttributeConstants.name(attribute))
        .build();
  }

  private static MethodSpec elements(
      String verb, String method, AttributeModel attribute, ValueType element, TypeName self) {
    TypeName type = element.javaType().box();
    MethodSpec.Builder adder = method(verb + Words.capitalized(attribute.component()), self);
    if (type instanceof ParameterizedTypeName) {
      adder.addParameter(
          ParameterizedTypeName.get(
              ClassName.get(Collection.class), WildcardTypeName.subtypeOf(type)),
          "elements");
      return adder
          .addStatement("return $L($N, elements)", method, AttributeConstants.name(attribute))
          .build();
    }
    return adder
        .addParameter(ArrayTypeName.of(type), "elements")
        .varargs()
        .addStatement(
            "return $L($N, $T.asList(elements))",
            method,
            AttributeConstants.name(attribute),
            Arrays.class)
        .build();
  }

  private static CodeBlock assumptions(List<AttributeModel> needs) {
    return needs.stream()
        .map(
            each ->
                CodeBlock.of("assume($N, $N).", AttributeConstants.name(each), currentName(each)))
        .collect(CodeBlock.joining(""));
  }

  private static MethodSpec.Builder method(String name, TypeName self) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(self);
  }
}
