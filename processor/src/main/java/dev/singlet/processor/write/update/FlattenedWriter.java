package dev.singlet.processor.write.update;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.FlattenedCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.List;

/** Writes what updates and upserts do with flattened records as a whole. */
record FlattenedWriter(EntityModel entity, Dependencies dependencies, SetterWriter setters) {

  /** Returns the method that sets the attributes of a flattened component. */
  MethodSource setter(Change.Whole whole, TypeName self) {
    FlattenedModel flattened = whole.flattened();
    AttributeModel component = flattened.whole();
    String variable = Words.variable(flattened.component());
    List<AttributeModel> needs = dependencies.needsOfGroup(whole.attributes());
    MethodSource.Builder setter =
        SetterWriter.method(whole.method(), self)
            .addJavadoc(
                "{@return the update with all components of {@code $L} set$L}$L\n$L$L",
                flattened.component(),
                flattened.isNullable() ? "; null removes them" : "",
                setters.stale().with(whole.attributes()),
                Javadocs.parameter(variable, "", "the record"),
                setters.currentParameters(needs))
            .addParameter(AttributeCode.parameter(component, variable))
            .addParameters(needs.stream().map(setters::current).toList());
    if (flattened.isNullable()) {
      setter
          .beginControlFlow("if ($N == null)", variable)
          .addStatement(
              "return $L$L",
              setters.assumptions(needs),
              whole.attributes().stream()
                  .map(each -> Code.of("unset($N)", AttributeConstants.name(each)))
                  .collect(Code.joining(".")))
          .endControlFlow();
    }
    return setter
        .addStatement(
            "return $L$L",
            setters.assumptions(needs),
            whole.attributes().stream()
                .map(each -> setting(each, FlattenedCode.value(each, flattened, variable)))
                .collect(Code.joining(".")))
        .build();
  }

  private static Code setting(AttributeModel attribute, Code value) {
    boolean mayBeAbsent = attribute.isNullable() && !attribute.isNeededWithin();
    return Code.of(
        "$L($N, $L)",
        mayBeAbsent ? "replace" : "assign",
        AttributeConstants.name(attribute),
        value);
  }

  /**
   * Puts the components of a flattened record into variables, for an upsert. The record is in a
   * variable, which may be null. Its required components are required.
   */
  Code components(FlattenedModel flattened) {
    String record = Words.variable(flattened.component());
    Code.Builder code = Code.builder();
    List<Code> required = new ArrayList<>();
    for (AttributeModel attribute : flattened.of(entity.attributes())) {
      String variable = Words.variable(attribute.component());
      code.addStatement(
          "$T $N = $N == null ? null : $L",
          attribute.type().javaType(),
          variable,
          record,
          FlattenedCode.value(attribute, flattened, record));
      if (flattened.required().contains(attribute.component())) {
        required.add(Code.of("$S, $N", attribute.component(), variable));
      }
    }
    return code.beginControlFlow("if ($N != null)", record)
        .addStatement("Type.INSTANCE.requireSet($L)", required.stream().collect(Code.joining(", ")))
        .endControlFlow()
        .build();
  }
}
