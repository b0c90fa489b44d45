package dev.singlet.processor.write.entity;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.Exit;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the code that computes the keys of indexes and the stored computed attributes. */
final class DerivedWriter {

  private final EntityModel entity;
  private final Dependencies dependencies;
  private final KeyNames names;
  private final Map<DerivedModel, String> methods = new LinkedHashMap<>();
  private final Map<Exit, String> exits = new LinkedHashMap<>();

  DerivedWriter(EntityModel entity, Dependencies dependencies, KeyNames names) {
    this.entity = entity;
    this.dependencies = dependencies;
    this.names = names;
    Set<String> taken = new HashSet<>();
    for (DerivedModel derived : dependencies.derived()) {
      methods.put(derived, Words.unique("write" + Spelling.capitalized(stem(derived)), taken));
    }
    for (AttributeModel attribute : entity.attributes()) {
      if (Change.of(attribute, dependencies).contains(Change.LEAVE)) {
        for (Exit exit : dependencies.exits(attribute)) {
          String name = "mayBeIn" + Spelling.capitalized(stem(exit.derived()));
          exits.put(exit, Words.unique(name, taken));
        }
      }
    }
  }

  private static String stem(DerivedModel derived) {
    if (derived.component() != null) {
      return Spelling.joined(derived.component().component());
    }
    return derived.computed() == null ? Words.method(derived.name()) : derived.computed().name();
  }

  void addTo(TypeSource.Builder type) {
    if (!methods.isEmpty()) {
      type.addMethod(derive());
    }
    methods.forEach((derived, name) -> type.addMethod(method(derived, name)));
    if (!exits.isEmpty()) {
      type.addMethod(isLeft());
    }
    exits.forEach((exit, name) -> type.addMethod(method(exit, name)));
  }

  /** Writes all these attributes to an item, from variables. */
  Code writeAll(KeyHalves halves) {
    Code.Builder code = Code.builder();
    methods.forEach(
        (derived, name) -> {
          List<LinkedKeyModel> keys = certain(derived);
          boolean isOwn = keys.stream().allMatch(key -> halves.areOwn(key, derived.attributes()));
          Code whole =
              keys.stream()
                  .map(key -> halves.write(key, derived.attributes()))
                  .collect(Code.joining(""));
          if (isOwn) {
            code.addStatement("$L", call(name, variables(derived)));
          } else {
            code.add(whole);
          }
        });
    return code.build();
  }

  /**
   * Returns the keys that every item has in indexes; none if some items lack them or have others.
   */
  private static List<LinkedKeyModel> certain(DerivedModel derived) {
    return derived.keys().stream().allMatch(key -> condition(derived, key).isEmpty())
        ? derived.keys()
        : List.of();
  }

  /** Returns the condition under which an item has attributes of a key; empty if it always has. */
  private static Optional<Code> condition(DerivedModel derived, LinkedKeyModel key) {
    return derived.component() == null
        ? ConditionCode.of(key)
        : ConditionCode.present(derived.arguments());
  }

  private static List<Code> variables(DerivedModel derived) {
    return derived.arguments().stream()
        .map(source -> Code.of("$N", Words.variable(source.name())))
        .toList();
  }

  /** Returns the descriptions of these attributes for the runtime. */
  List<Code> describe() {
    return dependencies.derived().stream().map(DerivedWriter::describe).toList();
  }

  private static Code describe(DerivedModel derived) {
    boolean isAlwaysThere = derived.required().isEmpty() && derived.sinceCreation().isEmpty();
    if (isAlwaysThere && isWholeKey(derived)) {
      List<String> texts = new ArrayList<>(List.of(derived.name()));
      texts.addAll(derived.sources());
      return Code.of(".indexKey($L)", texts(texts));
    }
    Code rest =
        isAlwaysThere
            ? Code.of("")
            : Code.of(", $L, $L", list(derived.required()), list(derived.sinceCreation()));
    return Code.of(
        ".derived($S, $L, $L$L)",
        derived.name(),
        list(derived.attributes()),
        list(derived.sources()),
        rest);
  }

  /** Returns whether it is the whole key of the index whose name it has. */
  private static boolean isWholeKey(DerivedModel derived) {
    return derived.keys().stream()
        .map(LinkedKeyModel::index)
        .filter(index -> index != null && index.name().equals(derived.name()))
        .anyMatch(index -> index.key().names().equals(derived.attributes()));
  }

  private MethodSource derive() {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "derive")
            .addParameter(String.class, "name")
            .addParameter(Names.VALUES, "values")
            .addParameter(Names.ITEM_WRITER, "item");
    method.beginControlFlow("switch (name)");
    methods.forEach(
        (derived, name) ->
            method.addStatement(
                "case $S -> $L",
                derived.name(),
                call(name, derived.arguments().stream().map(s -> known(s, derived)).toList())));
    return method
        .addStatement("default -> super.derive(name, values, item)")
        .endControlFlow()
        .build();
  }

  private MethodSource isLeft() {
    Map<DerivedModel, List<Code>> left = new LinkedHashMap<>();
    exits.forEach(
        (exit, name) ->
            left.computeIfAbsent(exit.derived(), derived -> new ArrayList<>())
                .add(
                    Code.of(
                        "values.has($S) && !$N($L)",
                        exit.component().component(),
                        name,
                        exit.arguments().stream()
                            .map(source -> known(source, exit.derived()))
                            .collect(Code.joining(", ")))));
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "isLeft")
            .addParameter(String.class, "name")
            .addParameter(Names.VALUES, "values")
            .returns(TypeName.BOOLEAN)
            .beginControlFlow("return switch (name)");
    left.forEach(
        (derived, ways) ->
            method.addStatement(
                "case $S -> $L", derived.name(), ways.stream().collect(Code.joining(" || "))));
    return method.addStatement("default -> super.isLeft(name, values)").addCode("$<};\n").build();
  }

  private static MethodSource method(Exit exit, String name) {
    return MethodSource.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameters(exit.arguments().stream().map(DerivedWriter::parameter).toList())
        .returns(TypeName.BOOLEAN)
        .addStatement("return $L", ConditionCode.anyOf(exit.conditions()))
        .build();
  }

  private static Code call(String method, List<Code> arguments) {
    List<Code> all = new ArrayList<>();
    all.add(Code.of("item"));
    all.addAll(arguments);
    return Code.of("$N($L)", method, all.stream().collect(Code.joining(", ")));
  }

  /** Returns a source from the values that an update knows. */
  private Code known(Source source, DerivedModel derived) {
    if (!source.isComputed() || derived.sources().contains(source.name())) {
      return Code.of("values.get($S)", source.name());
    }
    return ItemCode.compute(entity, entity.computedAs(source), AsReadCode.of(entity).known());
  }

  private MethodSource method(DerivedModel derived, String name) {
    MethodSource.Builder method =
        MethodSource.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(Names.ITEM_WRITER, "item")
            .addParameters(derived.arguments().stream().map(DerivedWriter::parameter).toList());
    if (derived.computed() != null) {
      String stored = Objects.requireNonNull(derived.computed().stored());
      return method
          .addCode(
              AttributeCode.write(stored, derived.computed().name(), derived.computed().type()))
          .build();
    }
    Map<IndexModel, List<LinkedKeyModel>> byIndex = new LinkedHashMap<>();
    for (LinkedKeyModel key : derived.keys()) {
      byIndex
          .computeIfAbsent(Objects.requireNonNull(key.index()), index -> new ArrayList<>())
          .add(key);
    }
    byIndex.values().forEach(keys -> method.addCode(alternatives(derived, keys)));
    return method.build();
  }

  private static ParameterSource parameter(Source source) {
    TypeName type = TypeNames.of(source.type().javaType());
    return new ParameterSource(
        source.isNullable() && !type.isPrimitive() ? TypeNames.nullable(type) : type,
        Words.variable(source.name()));
  }

  /** Writes one of several keys that exclude each other. */
  private Code alternatives(DerivedModel derived, List<LinkedKeyModel> keys) {
    List<String> attributes = derived.attributes();
    Optional<Code> first = condition(derived, keys.get(0));
    if (first.isEmpty()) {
      return halves(keys.get(0), attributes);
    }
    Code.Builder code = Code.builder();
    code.beginControlFlow("if ($L)", first.get()).add(halves(keys.get(0), attributes));
    for (LinkedKeyModel key : keys.subList(1, keys.size())) {
      Code condition = condition(derived, key).orElseThrow();
      code.nextControlFlow("else if ($L)", condition).add(halves(key, attributes));
    }
    return code.endControlFlow().build();
  }

  private Code halves(LinkedKeyModel key, List<String> attributes) {
    return key.halves().stream()
        .filter(half -> attributes.contains(half.attribute().name()))
        .map(half -> ItemCode.half(half, names))
        .collect(Code.joining(""));
  }

  private static Code list(Collection<String> texts) {
    return Code.of("$T.of($L)", List.class, texts(texts));
  }

  private static Code texts(Collection<String> texts) {
    return texts.stream().map(text -> Code.of("$S", text)).collect(Code.joining(", "));
  }
}
