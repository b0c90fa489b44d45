package dev.singlet.processor.write.check;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.constraint.ConstraintCode;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.Parts;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the calls of the {@code @Validate} methods of a record. */
public final class ValidateWriter {

  private static final ClassName RECORD_CONSTRAINTS = Names.constraint("RecordConstraints");

  private final ClassName record;
  private final List<AttributeModel> attributes;
  private final List<ValidateModel> validates;
  private final AsReadCode asRead;
  private final Map<ValidateModel, String> names = new LinkedHashMap<>();

  ValidateWriter(
      ClassName record,
      List<AttributeModel> attributes,
      List<ValidateModel> validates,
      AsReadCode asRead) {
    this.record = record;
    this.attributes = attributes;
    this.validates = validates;
    this.asRead = asRead;
    Set<String> taken = new HashSet<>();
    for (ValidateModel validate : validates) {
      String name = "validate" + Spelling.capitalJoined(validate.name());
      names.put(validate, Words.unique(name, taken));
    }
  }

  /** Returns whether one of the methods takes a component. */
  boolean takes(AttributeModel attribute) {
    return validates.stream().anyMatch(v -> v.components().contains(attribute.component()));
  }

  /** Calls all methods, with the values in variables with the components' names. */
  Code callAll() {
    Code.Builder code = Code.builder();
    for (ValidateModel validate : validates) {
      Code arguments =
          validate.components().stream()
              .map(parameter -> asRead.variable(attribute(parameter)))
              .collect(Code.joining(", "));
      code.addStatement("$N($L, violations)", name(validate), arguments);
    }
    return code.build();
  }

  /** Returns the descriptions of the methods for the runtime. */
  public List<Code> describe() {
    List<Code> calls = new ArrayList<>();
    for (ValidateModel validate : validates) {
      Code.Builder code = Code.builder();
      code.add(".validate($S", validate.name());
      validate.components().forEach(parameter -> code.add(", $S", parameter));
      calls.add(code.add(")").build());
    }
    return calls;
  }

  void addTo(TypeSource.Builder type) {
    validates.forEach(validate -> type.addMethod(method(validate)));
  }

  /** Overrides the runtime's method that calls a method by its name. */
  public void addByName(TypeSource.Builder type) {
    if (validates.isEmpty()) {
      return;
    }
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "validate")
            .addParameter(String.class, "method")
            .addParameter(Names.VALUES, "values")
            .addParameter(Names.VIOLATIONS, "violations")
            .beginControlFlow("switch (method)");
    for (ValidateModel validate : validates) {
      Code arguments =
          validate.components().stream()
              .map(parameter -> asRead.known(attribute(parameter)))
              .collect(Code.joining(", "));
      method.addStatement(
          "case $S -> $N($L, violations)", validate.name(), name(validate), arguments);
    }
    type.addMethod(
        method
            .addStatement("default -> super.validate(method, values, violations)")
            .endControlFlow()
            .build());
  }

  private MethodSource method(ValidateModel validate) {
    MethodSource.Builder method =
        MethodSource.methodBuilder(name(validate)).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    for (String parameter : validate.components()) {
      AttributeModel attribute = attribute(parameter);
      TypeName type = TypeNames.of(attribute.type().javaType());
      boolean isNeverNull = type.isPrimitive() || attribute.type().declared().isSet();
      method.addParameter(
          new ParameterSource(
              isNeverNull ? type : TypeNames.nullable(type), Words.variable(parameter)));
    }
    Code names =
        validate.components().stream()
            .map(parameter -> Code.of("$S", parameter))
            .collect(Code.joining(", "));
    Code arguments =
        ItemCode.arguments(
            attributes,
            validate.parameters(),
            validate.within(),
            Parts.of(
                attribute -> Code.of("$N", Words.variable(attribute.component())),
                AsReadCode::isThere));
    return method
        .addParameter(Names.VIOLATIONS, "violations")
        .beginControlFlow("if ($Lviolations.admit($L))", areThere(validate), names)
        .addStatement(
            "$T.rule($L, $S, $T.$N($L))",
            RECORD_CONSTRAINTS,
            ConstraintCode.saying("violations", validate.message()),
            validate.name(),
            validate.within() == null ? record : TypeNames.of(validate.within().rawType()),
            Spelling.lastStep(validate.name()),
            arguments)
        .endControlFlow()
        .build();
  }

  /**
   * Returns the condition that the record is there, and that no argument lacks its default because
   * a source of the default is missing. The missing source is reported separately.
   */
  private Code areThere(ValidateModel validate) {
    Code record =
        validate.components().stream()
            .filter(each -> validate.optional().isPresent())
            .map(each -> AsReadCode.isThere(attribute(each)))
            .collect(Code.joining(" || "));
    Code isThere = record.isEmpty() ? record : Code.of("($L) && ", record);
    return Code.of("$L$L", isThere, defaultsAreThere(validate));
  }

  private Code defaultsAreThere(ValidateModel validate) {
    return validate.parameters().stream()
        .map(this::attribute)
        .filter(attribute -> !attribute.isRequired())
        .filter(attribute -> DefaultOrder.canBeMissed(attribute, attributes))
        .map(attribute -> Code.of("$N != null && ", Words.variable(attribute.component())))
        .collect(Code.joining(""));
  }

  private AttributeModel attribute(String component) {
    return ItemCode.attribute(attributes, component);
  }

  private String name(ValidateModel validate) {
    return Objects.requireNonNull(names.get(validate));
  }
}
