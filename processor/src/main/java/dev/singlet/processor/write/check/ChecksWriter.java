package dev.singlet.processor.write.check;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.AnnotationSource;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.constraint.CheckCode;
import dev.singlet.processor.write.constraint.ElementChecks.ElementCheck;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the methods that check the components of a record, one by one and together. */
public final class ChecksWriter {

  private final List<AttributeModel> attributes;
  private final Map<AttributeModel, CheckCode> checks = new LinkedHashMap<>();
  private final ValidateWriter validates;

  /**
   * Makes a writer.
   *
   * @param self the class that has the methods
   * @param record the record
   * @param attributes its components
   * @param validates its methods that check several of them together
   * @param asRead the code of their arguments
   */
  public ChecksWriter(
      String self,
      ClassName record,
      List<AttributeModel> attributes,
      List<ValidateModel> validates,
      AsReadCode asRead) {
    this.attributes = attributes;
    this.validates = new ValidateWriter(record, attributes, validates, asRead);
    for (AttributeModel attribute : attributes) {
      CheckCode code = new CheckCode(self, name(attribute), attribute);
      if (!code.check().isEmpty()) {
        checks.put(attribute, code);
      }
    }
  }

  /** Returns the components that have anything to check. */
  public List<AttributeModel> checked() {
    return attributes.stream().filter(a -> checks.containsKey(a) || validates.takes(a)).toList();
  }

  public void addTo(TypeSource.Builder type) {
    type.addMethod(byName());
    checks.forEach(
        (attribute, code) -> {
          if (!code.isOneCall()) {
            type.addMethod(ofOne(attribute, code));
          }
          code.elements().all().forEach(each -> type.addMethod(code.elements().method(each)));
        });
    validates.addTo(type);
  }

  /** Returns the writer of the methods that check components together. */
  public ValidateWriter validates() {
    return validates;
  }

  /** Checks all components, whose values are in variables with their names. */
  public Code checkAll() {
    Code.Builder code = Code.builder();
    checks.forEach(
        (attribute, check) -> {
          code.addStatement(
              check.isOneCall() ? check.oneCall(violations(attribute)) : call(attribute, ""));
        });
    return code.add(validates.callAll()).build();
  }

  /**
   * Checks a component with constraints, whose value is in a variable with its name.
   *
   * @param owner the class of the method, followed by a dot; empty for the class around the call
   */
  static Code call(AttributeModel attribute, String owner) {
    String variable = Words.variable(attribute.component());
    return Code.of("$L$N($N, $L)", owner, name(attribute), variable, violations(attribute));
  }

  private MethodSource byName() {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "check")
            .addParameter(String.class, "component")
            .addParameter(TypeNames.nullable(ClassName.OBJECT), "value")
            .addParameter(Names.VIOLATIONS, "violations");
    if (checks.isEmpty()) {
      return method.build();
    }
    List<TypeName> casts = new ArrayList<>();
    Map<Code, List<Code>> components = new LinkedHashMap<>();
    checks.forEach(
        (attribute, code) -> {
          TypeName type = TypeNames.of(attribute.type().javaType());
          Code call =
              code.isOneCall()
                  ? code.oneCallByName(violations(attribute))
                  : byName(attribute, name(attribute), type);
          components
              .computeIfAbsent(call, first -> new ArrayList<>())
              .add(Code.of("$S", attribute.component()));
          casts.add(type);
          for (ElementCheck each : code.elements().all()) {
            TypeName element = TypeNames.of(each.each().type());
            components.put(
                byName(attribute, each.method(), element), List.of(Code.of("$S", each.dispatch())));
            casts.add(element);
          }
        });
    Code.Builder cases = Code.builder();
    components.forEach(
        (call, names) ->
            cases.addStatement("case $L -> $L", names.stream().collect(Code.joining(", ")), call));
    if (casts.stream().anyMatch(ParameterizedTypeName.class::isInstance)) {
      method.addAnnotation(
          new AnnotationSource(ClassName.get(SuppressWarnings.class), Code.of("$S", "unchecked")));
    }
    return method
        .beginControlFlow("switch (component)")
        .addCode(cases.build())
        .addCode("default -> {}\n")
        .endControlFlow()
        .build();
  }

  private static Code byName(AttributeModel attribute, String method, TypeName type) {
    return Code.of("$N($L, $L)", method, CheckCode.typed(type), violations(attribute));
  }

  private static MethodSource ofOne(AttributeModel attribute, CheckCode code) {
    return MethodSource.methodBuilder(name(attribute))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(
            new ParameterSource(
                attribute.type().javaType().isPrimitive()
                    ? TypeNames.of(attribute.type().javaType())
                    : TypeNames.nullable(TypeNames.of(attribute.type().javaType())),
                Words.variable(attribute.component())))
        .addParameter(Names.VIOLATIONS, "violations")
        .addCode(code.check())
        .build();
  }

  private static String violations(AttributeModel attribute) {
    return attribute.isSensitive() ? "violations.masking()" : "violations";
  }

  private static String name(AttributeModel attribute) {
    String component = attribute.component();
    String capitalized = Spelling.capitalJoined(component);
    return "check" + (capitalized.equals(component) ? "_" : "") + capitalized;
  }
}
