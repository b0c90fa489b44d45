package dev.singlet.processor.write.constraint;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.name.Words;
import java.util.Objects;

/** Writes the checks of an attribute of a record. */
public final class CheckCode {

  private final AttributeModel attribute;
  private final ElementChecks elements;
  private final Code code;

  /**
   * Makes the code for an attribute whose value is in a variable with its name.
   *
   * @param self the class that has the methods
   * @param method the method that checks the attribute
   */
  public CheckCode(String self, String method, AttributeModel attribute) {
    this.attribute = attribute;
    ConstraintConstants constants = new ConstraintConstants(attribute);
    this.elements = new ElementChecks(self, attribute, method, constants);
    this.code =
        code(
            new ConstraintCode(
                constants,
                attribute.component(),
                Words.variable(attribute.component()),
                TypeNames.of(attribute.type().javaType()),
                elements));
  }

  /** Adds the constants that the checks of an attribute use. */
  public static void addConstants(TypeSource.Builder type, AttributeModel attribute) {
    new ConstraintConstants(attribute).addTo(type);
  }

  /** Returns the checks of the parts of the attribute's value. */
  public ElementChecks elements() {
    return elements;
  }

  /** Checks the attribute. */
  public Code check() {
    return code;
  }

  private Code code(ConstraintCode constraints) {
    Code.Builder code = Code.builder();
    boolean isRequiredApart =
        attribute.isNeverAbsent() && (storable().isEmpty() || !requiredMessage().isEmpty());
    if (isRequiredApart) {
      code.addStatement(
          "$L.required($S, $N)",
          ConstraintCode.saying("violations", requiredMessage()),
          attribute.component(),
          Words.variable(attribute.component()));
    }
    code.add(constraints.own(attribute.constraints()));
    if (attribute.isExtras()) {
      String name = attribute.component();
      code.addStatement(
          "$N.check($S, $N, violations)", ExtrasCode.constant(name), name, Words.variable(name));
    } else if (!storable().isEmpty()) {
      Code value = Code.of("$N", Words.variable(attribute.component()));
      boolean isRequired = attribute.isNeverAbsent() && !isRequiredApart;
      code.addStatement(
          call(isRequired, "violations", Code.of("$S", attribute.component()), value));
    }
    return code.add(constraints.within(attribute.constraints())).build();
  }

  private String requiredMessage() {
    return Constraint.each(attribute.constraints())
        .filter(Constraint.NotNull.class::isInstance)
        .map(constraint -> constraint.origin().message())
        .findFirst()
        .orElse("");
  }

  /** Returns whether one call checks the attribute, so that no method is needed. */
  public boolean isOneCall() {
    return attribute.constraints().isEmpty() && !attribute.isExtras() && !code.isEmpty();
  }

  /** Returns the call that checks the attribute, whose value is in a variable with its name. */
  public Code oneCall(String violations) {
    Code value = Code.of("$N", Words.variable(attribute.component()));
    Code component = Code.of("$S", attribute.component());
    return call(attribute.isNeverAbsent(), violations, component, value);
  }

  /** Returns the call that checks the attribute, whose name and value are in general variables. */
  public Code oneCallByName(String violations) {
    Code value =
        storable().isEmpty() ? Code.of("value") : typed(TypeNames.of(attribute.type().javaType()));
    return call(attribute.isNeverAbsent(), violations, Code.of("component"), value);
  }

  /** Returns the general variable of a value as one of its type. */
  public static Code typed(TypeName type) {
    return type.isPrimitive()
        ? Code.of("($T) $T.requireNonNull(value)", type, Objects.class)
        : Code.of("($T) value", type);
  }

  private Code call(boolean isRequired, String violations, Code component, Code value) {
    String storable = storable();
    String method = isRequired ? "required" + Spelling.capitalized(storable) : storable;
    Code codec =
        storable.equals("within")
            ? Code.of(", $N", CodecCode.constantName(attribute.component()))
            : Code.of("");
    return Code.of("$L.$L($L, $L$L)", violations, method, component, value, codec);
  }

  /**
   * Returns the method that refuses values which DynamoDB or a stored form of fixed width can't
   * hold. They are reported as violations.
   *
   * @return its name; empty if there is nothing to refuse
   */
  private String storable() {
    return attribute.type().kind().check();
  }

  public static String longLiteral(long value) {
    return value == (int) value ? String.valueOf(value) : value + "L";
  }

  public static Code intLiteral(int value) {
    return value == Integer.MAX_VALUE
        ? Code.of("$T.MAX_VALUE", Integer.class)
        : Code.of("$L", value);
  }
}
