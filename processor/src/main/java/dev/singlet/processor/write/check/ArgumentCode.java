package dev.singlet.processor.write.check;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** How the arguments of a key are checked: by the constraints on the components they stand for. */
public final class ArgumentCode {

  private ArgumentCode() {}

  /** Refuses arguments in variables of the components' names. */
  public static Code check(EntityModel entity, Collection<Source> sources) {
    List<AttributeModel> checked =
        entity.attributes().stream()
            .filter(attribute -> sources.contains(attribute.source()))
            .filter(ArgumentCode::isConstrained)
            .toList();
    if (checked.isEmpty()) {
      return Code.of("");
    }
    Code.Builder code = Code.builder();
    code.addStatement("$T violations = Type.INSTANCE.argumentViolations()", Names.VIOLATIONS);
    checked.forEach(attribute -> code.addStatement(ChecksWriter.call(attribute, "Type.")));
    return code.addStatement("violations.throwIfAny()").build();
  }

  /**
   * Refuses the ends of a range of numbers that belong to it. Text is looked for by its beginnings,
   * which need not be values themselves, and of times only moments are constrained.
   */
  public static Code checkEnds(EntityModel entity, Source source) {
    Optional<AttributeModel> checked =
        entity.attributes().stream()
            .filter(attribute -> source.equals(attribute.source()))
            .filter(ArgumentCode::isConstrained)
            .findFirst();
    if (checked.isEmpty() || !(source.type() instanceof ValueType.Numeric number)) {
      return Code.of("");
    }
    return Code.builder()
        .addStatement("$T violations = Type.INSTANCE.argumentViolations()", Names.VIOLATIONS)
        .beginControlFlow("for ($T end : range.includedEnds())", rangedType(source.type()))
        .addStatement(
            "$T $N = $L",
            source.type().javaType(),
            Words.variable(source.name()),
            narrowed(number.kind()))
        .addStatement(ChecksWriter.call(checked.get(), "Type."))
        .endControlFlow()
        .addStatement("violations.throwIfAny()")
        .build();
  }

  /** The type of a range's ends. */
  public static TypeName rangedType(ValueType type) {
    boolean isFixed = type instanceof ValueType.Numeric numeric && numeric.kind().isFixed();
    return isFixed ? TypeName.LONG.box() : TypeNames.of(type.javaType().box());
  }

  /** An end in the component's type, where that is narrower: the nearest there is. */
  private static Code narrowed(NumberKind kind) {
    return switch (kind) {
      case INT -> narrowed(int.class, Integer.class);
      case SHORT -> narrowed(short.class, Short.class);
      case BYTE -> narrowed(byte.class, Byte.class);
      default -> Code.of("end");
    };
  }

  private static Code narrowed(Class<?> type, Class<?> limits) {
    return Code.of(
        "($T) $T.max($T.MIN_VALUE, $T.min(end, $T.MAX_VALUE))",
        type,
        Math.class,
        limits,
        Math.class,
        limits);
  }

  /** Times are compared with the present when they are written, not when they are looked for. */
  private static boolean isConstrained(AttributeModel attribute) {
    return Constraint.each(attribute.constraints())
        .anyMatch(c -> !(c instanceof Constraint.NotNull || c instanceof Constraint.Moment));
  }
}
