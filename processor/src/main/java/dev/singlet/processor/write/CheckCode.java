package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.ValueType;

/** How an attribute of a record is checked. */
final class CheckCode {

  private final AttributeModel attribute;
  private final ElementChecks elements;
  private final CodeBlock code;

  /**
   * Makes the code of an attribute whose value is in a variable of its name.
   *
   * @param self the class that has the methods
   * @param method the method that checks the attribute
   */
  CheckCode(String self, String method, AttributeModel attribute) {
    this.attribute = attribute;
    ConstraintConstants constants = new ConstraintConstants(attribute);
    this.elements = new ElementChecks(self, attribute, method, constants);
    this.code =
        code(
            new ConstraintCode(
                constants,
                attribute.component(),
                Words.variable(attribute.component()),
                attribute.type().javaType(),
                elements));
  }

  /** Adds the constants that the checks of an attribute refer to. */
  static void addConstants(TypeSpec.Builder type, AttributeModel attribute) {
    new ConstraintConstants(attribute).addTo(type);
  }

  /** The checks of what the attribute's value holds. */
  ElementChecks elements() {
    return elements;
  }

  /** Checks the attribute. */
  CodeBlock check() {
    return code;
  }

  private CodeBlock code(ConstraintCode constraints) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (attribute.isRequired()) {
      String message =
          Constraint.each(attribute.constraints())
              .filter(Constraint.NotNull.class::isInstance)
              .map(constraint -> constraint.origin().message())
              .findFirst()
              .orElse("");
      code.addStatement(
          "$L.required($S, $N)",
          ConstraintCode.saying("violations", message),
          attribute.component(),
          Words.variable(attribute.component()));
    }
    return code.add(constraints.own(attribute.constraints()))
        .add(checkStorable())
        .add(constraints.within(attribute.constraints()))
        .build();
  }

  /** What DynamoDB or a stored form of fixed width can't hold is refused like a violation. */
  private CodeBlock checkStorable() {
    String name = attribute.component();
    String variable = Words.variable(name);
    CodeBlock.Builder code = CodeBlock.builder();
    ValueType type = attribute.type();
    if (type instanceof ValueType.Text) {
      code.addStatement("violations.text($S, $N)", name, variable);
    } else if (type instanceof ValueType.Numeric numeric && !numeric.kind().isFixed()) {
      code.addStatement("violations.number($S, $N)", name, variable);
    } else if (type instanceof ValueType.Time) {
      code.addStatement("violations.time($S, $N)", name, variable);
    } else if (type instanceof ValueType.Extras) {
      code.addStatement("$N.check($S, $N, violations)", ExtrasCode.constant(name), name, variable);
    } else if (CodecCode.needsCodec(type) && !(type instanceof ValueType.Enumeration)) {
      code.addStatement(
          "violations.within($S, $N, $N)", name, variable, CodecCode.constantName(name));
    }
    return code.build();
  }

  static String longLiteral(long value) {
    return value == (int) value ? String.valueOf(value) : value + "L";
  }

  static CodeBlock intLiteral(int value) {
    return value == Integer.MAX_VALUE
        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
        : CodeBlock.of("$L", value);
  }
}
