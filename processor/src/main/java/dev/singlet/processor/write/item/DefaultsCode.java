package dev.singlet.processor.write.item;

import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that write defaults to an item, or to a record within one, that is known in
 * part.
 */
public final class DefaultsCode {

  private DefaultsCode() {}

  /** Returns the method; empty if there is no default to write. */
  public static Optional<MethodSource> method(EntityModel entity) {
    List<AttributeModel> written =
        entity.attributes().stream()
            .filter(attribute -> attribute.initial() != null && !attribute.isGeneratedId())
            .toList();
    return written.isEmpty() ? Optional.empty() : Optional.of(method(entity, written));
  }

  private static MethodSource method(EntityModel entity, List<AttributeModel> defaults) {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "writeDefaults")
            .addParameter(Names.ITEM_WRITER, "item")
            .addParameter(Names.VALUES, "values")
            .addParameter(TypeNames.nullable(Names.STAMPS), "stamps");
    for (AttributeModel attribute : defaults) {
      Code written = write(attribute, initial(attribute, entity));
      Code condition = condition(attribute);
      if (condition.isEmpty()) {
        method.addCode(written);
      } else {
        method.beginControlFlow("if ($L)", condition);
        method.addCode(written).endControlFlow();
      }
    }
    return method.build();
  }

  /** Returns the condition for a default. Stamps are given for new items only. */
  private static Code condition(AttributeModel attribute) {
    List<Code> all = new ArrayList<>();
    if (attribute.isStated() || attribute.initial() instanceof DefaultValue.Now) {
      all.add(Code.of("stamps $L null", attribute.isStated() ? "==" : "!="));
    }
    if (!attribute.defaultSources().isEmpty()) {
      all.add(Code.of("values.has($L)", names(attribute)));
    }
    return all.stream().collect(Code.joining(" && "));
  }

  /**
   * Returns the method for the known value of a component that an update removes; empty if no
   * component has a default.
   */
  public static Optional<MethodSource> ofLacking(EntityModel entity) {
    Code.Builder cases = Code.builder();
    entity.attributes().stream()
        .filter(attribute -> attribute.isNullable() && isRead(attribute))
        .forEach(attribute -> cases.add(lacking(attribute, entity)));
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            MethodSource.overriding(Modifier.PUBLIC, "lacking")
                .returns(Names.VALUES)
                .addParameter(String.class, "component")
                .addParameter(Names.VALUES, "values")
                .addCode("return switch (component) {$>\n$L", cases.build())
                .addCode("default -> super.lacking(component, values);$<\n};\n")
                .build());
  }

  private static boolean isRead(AttributeModel attribute) {
    return attribute.initial() != null && attribute.initial().isForReading();
  }

  private static Code lacking(AttributeModel attribute, EntityModel entity) {
    String component = attribute.component();
    String variable = Words.variable(component);
    Code.Builder code = Code.builder().add("case $S -> {$>\n", component);
    if (!attribute.defaultSources().isEmpty()) {
      code.beginControlFlow("if (!values.has($L))", names(attribute))
          .addStatement("yield values.without($S)", component)
          .endControlFlow();
    }
    return code.addStatement(
            "$T $N = $L", attribute.type().javaType(), variable, initial(attribute, entity))
        .addStatement("yield values.and($S, $N)", component, variable)
        .add("$<}\n")
        .build();
  }

  /**
   * Returns the methods that tell updates of the defaults in a nested record, which may lack the
   * lists and maps from which they start.
   */
  public static List<MethodSource> ofNested(List<AttributeModel> attributes) {
    List<MethodSource> methods = new ArrayList<>();
    List<AttributeModel> documents =
        attributes.stream().filter(DefaultsCode::isDocumentWithDefault).toList();
    Code.Builder written = Code.builder();
    documents.stream()
        .filter(attribute -> attribute.defaultSources().isEmpty())
        .forEach(attribute -> written.add(write(attribute, AttributeCode.initial(attribute))));
    if (!written.isEmpty()) {
      methods.add(
          MethodSource.overriding(Modifier.PUBLIC, "writeDefaults")
              .addParameter(Names.ITEM_WRITER, "item")
              .addCode(written.build())
              .build());
    }
    Code madeOfOthers =
        documents.stream()
            .filter(attribute -> !attribute.defaultSources().isEmpty())
            .map(attribute -> Code.of("$S", attribute.stored()))
            .collect(Code.joining(", "));
    if (!madeOfOthers.isEmpty()) {
      methods.add(
          MethodSource.overriding(Modifier.PUBLIC, "defaultsMadeOfOthers")
              .returns(ParameterizedTypeName.get(Set.class, String.class))
              .addStatement("return $T.of($L)", Set.class, madeOfOthers)
              .build());
    }
    return methods;
  }

  private static boolean isDocumentWithDefault(AttributeModel attribute) {
    boolean isDocument =
        switch (attribute.type().kind()) {
          case LIST, MAP, SORTED_MAP, RECORD -> true;
          default -> false;
        };
    return isDocument && attribute.initial() != null;
  }

  /** Writes the value of an absent attribute. */
  static Code write(AttributeModel attribute, Code value) {
    return AttributeCode.write(attribute.stored(), attribute.component(), attribute.type(), value);
  }

  /** Returns the default, made of known values. */
  private static Code initial(AttributeModel attribute, EntityModel entity) {
    return attribute.initial() instanceof DefaultValue.Now
        ? Code.of("stamps.now()")
        : AttributeCode.initial(
            attribute,
            source -> AsReadCode.of(entity).known(ItemCode.attribute(entity.attributes(), source)));
  }

  /**
   * Returns the attributes that a default is made of, also through other defaults, as further
   * arguments of a call. Values that only the key has never change, so they are left out.
   */
  public static Code storedSources(AttributeModel attribute, EntityModel entity) {
    Set<AttributeModel> sources = new LinkedHashSet<>();
    addSources(attribute, entity, sources);
    return sources.stream()
        .filter(source -> !source.isOnlyInKey())
        .map(source -> Code.of(", $S", source.stored()))
        .collect(Code.joining(""));
  }

  private static void addSources(
      AttributeModel attribute, EntityModel entity, Set<AttributeModel> sources) {
    for (String component : attribute.defaultSources()) {
      AttributeModel source = ItemCode.attribute(entity.attributes(), component);
      if (sources.add(source)) {
        addSources(source, entity, sources);
      }
    }
  }

  private static Code names(AttributeModel attribute) {
    return attribute.defaultSources().stream()
        .map(source -> Code.of("$S", source))
        .collect(Code.joining(", "));
  }
}
