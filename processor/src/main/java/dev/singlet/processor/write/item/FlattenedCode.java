package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A flattened record, as an expression.
 *
 * @param record the expression, which may only be used if there is no null on the way
 * @param nullable the expressions for it and for the records around it that can be null
 */
public record FlattenedCode(Code record, List<Code> nullable) {

  public FlattenedCode {
    nullable = List.copyOf(nullable);
  }

  /** Returns the record at the end of a path from a record in a variable. */
  static FlattenedCode of(List<FlattenedModel> path, String variable) {
    FlattenedCode code = new FlattenedCode(Code.of("$N", variable), List.of());
    for (FlattenedModel each : path) {
      code = code.within(each, Code.of("$L.$N()", code.record(), each.accessor()));
    }
    return code;
  }

  /**
   * Returns the value of an attribute; null if there is none.
   *
   * @param flattened a flattened component that the attribute is a part of
   * @param variable the variable with its record, which is not null
   */
  public static Code value(AttributeModel attribute, FlattenedModel flattened, String variable) {
    List<FlattenedModel> path = attribute.path();
    return of(path.subList(path.indexOf(flattened) + 1, path.size()), variable)
        .component(attribute);
  }

  private FlattenedCode within(FlattenedModel flattened, Code expression) {
    List<Code> all = new ArrayList<>(nullable);
    if (flattened.takesNull()) {
      all.add(expression);
    }
    return new FlattenedCode(expression, all);
  }

  /** Returns the value of a component of the record; null if there is none. */
  public Code component(AttributeModel attribute) {
    Code component = Code.of("$L.$N()", record, attribute.accessor());
    Code value =
        attribute.wrapping() == Wrapping.NONE
            ? component
            : Code.of("$T.orNull($L)", Names.OPTIONALS, component);
    // In a record that writes fill in, a version can be primitive.
    String absent = attribute.type().javaType().isPrimitive() ? "0" : "null";
    return nullable.isEmpty()
        ? value
        : Code.of("$L ? $L : $L", all("$L == null", " || "), absent, value);
  }

  private Code all(String test, String operator) {
    return nullable.stream().map(each -> Code.of(test, each)).collect(Code.joining(operator));
  }

  /**
   * Requires the flattened records of an entity, except those that may be absent.
   *
   * @param type the text before the method
   */
  public static Code require(List<AttributeModel> attributes, String type) {
    Code.Builder code = Code.builder();
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      if (!flattened.takesNull()) {
        FlattenedCode record = of(flattened.path(), "entity");
        code.add(
            record.ifThere(
                Code.of("$LrequireSet($S, $L)", type, flattened.component(), record.record())));
      }
    }
    return code.build();
  }

  /**
   * Checks that records which may be absent have the components that they can't be without. The
   * values are in variables with their names.
   */
  public static Code check(List<AttributeModel> attributes) {
    Code.Builder code = Code.builder();
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      if (flattened.isTogether()) {
        Code[] checks =
            flattened.of(attributes).stream()
                .filter(each -> flattened.required().contains(each.component()))
                .map(
                    each ->
                        Code.of(
                            "violations.required($S, $N)",
                            each.component(),
                            Words.variable(each.component())))
                .toArray(Code[]::new);
        code.add(of(flattened.path(), "entity").ifThere(checks));
      }
    }
    return code.build();
  }

  private Code ifThere(Code... statements) {
    Code.Builder code = Code.builder();
    if (!nullable.isEmpty()) {
      code.beginControlFlow("if ($L)", all("$L != null", " && "));
    }
    for (Code statement : statements) {
      code.addStatement(statement);
    }
    return nullable.isEmpty() ? code.build() : code.endControlFlow().build();
  }
}
