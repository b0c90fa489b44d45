package dev.singlet.processor.write.check;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.Collection;
import java.util.List;

/** Checks the arguments of a key by the constraints on their components. */
public final class ArgumentCode {

  /** The number of arguments that the runtime checks in one call. */
  private static final int AT_ONCE = 2;

  private ArgumentCode() {}

  /** Checks arguments that are in variables with the components' names. */
  public static Code check(EntityModel entity, Collection<Source> sources) {
    List<AttributeModel> checked =
        entity.attributes().stream()
            .filter(attribute -> sources.contains(attribute.source()))
            .filter(ArgumentCode::isConstrained)
            .toList();
    if (checked.isEmpty()) {
      return Code.of("");
    }
    if (checked.size() <= AT_ONCE) {
      return byName(checked);
    }
    Code.Builder code = Code.builder();
    code.addStatement("$T violations = Type.INSTANCE.argumentViolations()", Names.VIOLATIONS);
    checked.forEach(attribute -> code.addStatement(ChecksWriter.call(attribute, "Type.")));
    return code.addStatement("violations.throwIfAny()").build();
  }

  private static Code byName(List<AttributeModel> checked) {
    Code arguments =
        checked.stream()
            .map(each -> Code.of("$S, $N", each.component(), Words.variable(each.component())))
            .collect(Code.joining(", "));
    return Code.builder()
        .addStatement(
            "Type.INSTANCE.$L($L)",
            checked.size() == 1 ? "checkArgument" : "checkArguments",
            arguments)
        .build();
  }

  /**
   * Checks a value of one argument, in the variable {@code value}; empty if nothing is to check.
   */
  public static Code checkValue(EntityModel entity, Source source) {
    boolean isChecked =
        entity.attributes().stream()
            .filter(attribute -> source.equals(attribute.source()))
            .anyMatch(ArgumentCode::isConstrained);
    return isChecked
        ? Code.of("Type.INSTANCE.checkArgument($S, value)", source.name())
        : Code.of("");
  }

  /** Returns the type of a range's ends. */
  public static TypeName rangedType(ValueType type) {
    return type.kind().isFixed() ? TypeName.LONG.box() : TypeNames.of(type.javaType().box());
  }

  /**
   * Returns whether an argument has constraints to check. Times are compared with the current time
   * only when they are written, not in queries.
   */
  private static boolean isConstrained(AttributeModel attribute) {
    return Constraint.each(attribute.constraints())
        .anyMatch(c -> !(c instanceof Constraint.NotNull || c instanceof Constraint.Moment));
  }
}
