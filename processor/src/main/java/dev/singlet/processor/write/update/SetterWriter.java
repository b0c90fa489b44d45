package dev.singlet.processor.write.update;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.Exit;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the methods of an update that change one attribute, or those of one key. */
final class SetterWriter {

  private final EntityModel entity;
  private final Dependencies dependencies;

  /** The names of variables with values of components. */
  private final Set<String> variables = new HashSet<>();

  private final StaleVectors stale;

  SetterWriter(EntityModel entity, Dependencies dependencies) {
    this.entity = entity;
    this.dependencies = dependencies;
    this.stale = new StaleVectors(entity);
    entity.attributes().forEach(each -> variables.add(Words.variable(each.component())));
    entity.computed().forEach(each -> variables.add(Words.variable(each.name())));
  }

  /**
   * Returns the methods that change an attribute. Attributes that a key is made of are changed
   * together with the key.
   */
  List<MethodSource> of(AttributeModel attribute, TypeName self) {
    boolean isInKey = dependencies.isInKey(attribute);
    return Change.of(attribute, dependencies).stream()
        .map(
            change ->
                switch (change) {
                  case SET -> set(attribute, self, setting(attribute, isInKey));
                  case REMOVE -> remove(attribute, self, isInKey ? "unset" : "remove");
                  case LEAVE -> leave(attribute, self);
                  case INCREMENT -> arithmetic(change, "increment", attribute, self);
                  case DECREMENT -> arithmetic(change, "decrement", attribute, self);
                  case ADD -> elements(change, "addTo", attribute, self);
                  case TAKE -> elements(change, "removeFrom", attribute, self);
                  case APPEND -> elements(change, "append", attribute, self);
                  case PREPEND -> elements(change, "prepend", attribute, self);
                })
        .toList();
  }

  /** Returns the method of the superclass that sets an attribute, or removes it for null. */
  private String setting(AttributeModel attribute, boolean isInKey) {
    if (takesNull(attribute)) {
      return "replace";
    }
    return isInKey ? "assign" : "set";
  }

  private boolean takesNull(AttributeModel attribute) {
    return attribute.isNullable() && Change.of(attribute, dependencies).contains(Change.REMOVE);
  }

  /** Returns the methods that change all attributes of one key. */
  List<MethodSource> ofGroups(TypeName self) {
    return Change.Together.of(entity, dependencies).stream()
        .map(group -> setAll(group.method(), group.attributes(), self, group.derived()))
        .toList();
  }

  /** Returns the method of an upsert that gives a read-only attribute its first value. */
  MethodSource first(AttributeModel attribute, TypeName self) {
    String variable = Words.variable(attribute.component());
    String name = AttributeConstants.name(attribute);
    TypeName type = TypeNames.of(attribute.type().javaType());
    boolean takesNull = attribute.isNullable() && !type.isPrimitive();
    return method(Spelling.joined(attribute.component()), self)
        .addJavadoc(
            "{@return the upsert with {@code $L} set if the item lacks it$L}$L\n$L",
            attribute.component(),
            takesNull ? "; null sets nothing" : "",
            stale.withFirst(attribute),
            Javadocs.parameter(variable, attribute.text(), "the value"))
        .addParameter(
            takesNull
                ? AttributeCode.parameter(attribute, variable)
                : new ParameterSource(type, variable))
        .addStatement(
            takesNull
                ? Code.of(
                    "return $N == null ? this : assignIfAbsent($N, $N)", variable, name, variable)
                : Code.of("return assignIfAbsent($N, $N)", name, variable))
        .build();
  }

  /** Returns a parameter for the value of an attribute before the update. */
  ParameterSource current(AttributeModel attribute) {
    return AttributeCode.parameter(attribute, currentName(attribute));
  }

  String currentName(AttributeModel attribute) {
    String name = "current" + Spelling.capitalJoined(attribute.component());
    while (variables.contains(name)) {
      name += "_";
    }
    return name;
  }

  Code currentParameters(Collection<AttributeModel> attributes) {
    Code.Builder code = Code.builder();
    for (AttributeModel attribute : attributes) {
      code.add(
          """
          @param $L the current value of {@code $L}; an item with another one is not changed
          """,
          currentName(attribute),
          attribute.component());
    }
    return code.build();
  }

  private MethodSource set(AttributeModel attribute, TypeName self, String method) {
    String variable = Words.variable(attribute.component());
    List<AttributeModel> needs = dependencies.needs(List.of(attribute));
    MethodSource.Builder setter =
        method(Change.SET.method(attribute), self)
            .addParameter(value(attribute))
            .addParameters(needs.stream().map(this::current).toList());
    return setter
        .addJavadoc(
            "{@return the update with {@code $L}$L set$L}$L$L\n$L$L",
            attribute.component(),
            needs.isEmpty() ? "" : " and what is made of it",
            takesNull(attribute) ? "; null removes it" : "",
            dependencies.exits(attribute).isEmpty()
                ? ""
                : " If the value takes the item out of an index, {@link #"
                    + Change.LEAVE.method(attribute)
                    + "} asks for less.",
            stale.with(List.of(attribute)),
            Javadocs.parameter(variable, attribute.text(), "the value"),
            currentParameters(needs))
        .addStatement(
            "return $L$L($N, $N)",
            assumptions(needs),
            method,
            AttributeConstants.name(attribute),
            variable)
        .build();
  }

  private MethodSource remove(AttributeModel attribute, TypeName self, String method) {
    List<AttributeModel> needs = dependencies.needsToRemove(attribute);
    MethodSource.Builder remover =
        method(Change.REMOVE.method(attribute), self)
            .addParameters(needs.stream().map(this::current).toList());
    return remover
        .addJavadoc(
            "{@return the update with {@code $L}$L removed}$L\n$L",
            attribute.component(),
            needs.isEmpty() ? "" : " and what is made of it",
            stale.with(List.of(attribute)),
            currentParameters(needs))
        .addStatement(
            "return $L$L($N)", assumptions(needs), method, AttributeConstants.name(attribute))
        .build();
  }

  /**
   * Returns the method that sets an attribute to a value that takes the item out of indexes. The
   * other parts of their keys need not be known.
   */
  private MethodSource leave(AttributeModel attribute, TypeName self) {
    String variable = Words.variable(attribute.component());
    List<Exit> exits = dependencies.exits(attribute);
    List<String> indexes = exits.stream().flatMap(exit -> exit.indexes().stream()).toList();
    List<AttributeModel> needs = dependencies.needsToLeave(attribute);
    return method(Change.LEAVE.method(attribute), self)
        .addJavadoc(
            """
            {@return the update with {@code $L} set to a value that takes the item out of $L}
            $L$L@throws $L if the item can stay in $L with this value
            """,
            attribute.component(),
            (indexes.size() == 1 ? "the index " : "the indexes ") + String.join(", ", indexes),
            Javadocs.parameter(variable, attribute.text(), "the value"),
            currentParameters(needs),
            Names.INVALID_ARGUMENT_EXCEPTION,
            indexes.size() == 1 ? "it" : "one of them")
        .addParameter(value(attribute))
        .addParameters(needs.stream().map(this::current).toList())
        .addStatement(
            "return $L$L($N, $N).leaving($N, $L)",
            assumptions(needs),
            setting(attribute, true),
            AttributeConstants.name(attribute),
            variable,
            AttributeConstants.name(attribute),
            exits.stream()
                .map(exit -> Code.of("$S", exit.derived().name()))
                .collect(Code.joining(", ")))
        .build();
  }

  /** Returns the parameter for the value of an attribute. */
  private ParameterSource value(AttributeModel attribute) {
    String variable = Words.variable(attribute.component());
    return takesNull(attribute)
        ? AttributeCode.parameter(attribute, variable)
        : new ParameterSource(TypeNames.of(attribute.type().javaType()), variable);
  }

  private MethodSource setAll(
      String name, List<AttributeModel> group, TypeName self, DerivedModel derived) {
    List<AttributeModel> needs = dependencies.needsOfGroup(group);
    MethodSource.Builder setter =
        method(name, self)
            .addJavadoc(
                "{@return the update with all values set that $L $L}$L\n",
                derived.label(),
                derived.attributes().isEmpty() ? "takes" : "is made of",
                stale.with(group))
            .addParameters(
                group.stream()
                    .map(a -> AttributeCode.parameter(a, Words.variable(a.component())))
                    .toList())
            .addParameters(needs.stream().map(this::current).toList());
    Code.Builder chain = Code.builder().add("$L", assumptions(needs));
    for (int i = 0; i < group.size(); i++) {
      String variable = Words.variable(group.get(i).component());
      setter.addJavadoc(Javadocs.parameter(group.get(i)));
      chain.add(
          "$Lreplace($N, $N)", i == 0 ? "" : ".", AttributeConstants.name(group.get(i)), variable);
    }
    return setter
        .addJavadoc(currentParameters(needs))
        .addStatement("return $L", chain.build())
        .build();
  }

  /**
   * Returns a method that adds to a number. The amount is of a primitive type if there is one, so
   * that 1 is a long too.
   */
  private MethodSource arithmetic(
      Change change, String method, AttributeModel attribute, TypeName self) {
    TypeName type = TypeNames.of(attribute.type().javaType());
    return method(change.method(attribute), self)
        .addJavadoc(
            "{@return the update with an amount $L {@code $L}}$L\n@param amount the amount\n",
            change == Change.INCREMENT ? "added to" : "subtracted from",
            attribute.component(),
            stale.with(List.of(attribute)))
        .addParameter(type.isBoxedPrimitive() ? type.unbox() : type, "amount")
        .addStatement("return $L($N, amount)", method, AttributeConstants.name(attribute))
        .build();
  }

  private MethodSource elements(
      Change change, String method, AttributeModel attribute, TypeName self) {
    ValueType.Holder holder = (ValueType.Holder) attribute.type();
    TypeName held = TypeNames.of(holder.held().javaType().box());
    TypeName type = holder.holdsNull() ? TypeNames.nullable(held) : held;
    MethodSource.Builder adder =
        method(change.method(attribute), self)
            .addJavadoc(
                "{@return the update with elements $L {@code $L}}$L\n@param elements the elements\n",
                switch (change) {
                  case ADD -> "added to the set";
                  case TAKE -> "removed from the set";
                  case APPEND -> "added at the end of";
                  default -> "added at the beginning of";
                },
                attribute.component(),
                stale.with(List.of(attribute)));
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
        .varargs(true)
        .addStatement(
            "return $L($N, $T.asList(elements))",
            method,
            AttributeConstants.name(attribute),
            Arrays.class)
        .build();
  }

  StaleVectors stale() {
    return stale;
  }

  Code assumptions(List<AttributeModel> needs) {
    return needs.stream()
        .map(each -> Code.of("assume($N, $N).", AttributeConstants.name(each), currentName(each)))
        .collect(Code.joining(""));
  }

  static MethodSource.Builder method(String name, TypeName self) {
    return MethodSource.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(self);
  }
}
