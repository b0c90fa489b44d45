package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Source;
import java.util.Collection;
import java.util.List;

/** How the arguments of a key are checked: by the constraints on the components they stand for. */
final class ArgumentCode {

  private ArgumentCode() {}

  /** Refuses arguments in variables of the components' names. */
  static CodeBlock check(EntityModel entity, Collection<Source> sources) {
    List<AttributeModel> checked =
        entity.attributes().stream()
            .filter(attribute -> sources.contains(attribute.source()))
            .filter(ArgumentCode::isConstrained)
            .toList();
    if (checked.isEmpty()) {
      return CodeBlock.of("");
    }
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T violations = Type.INSTANCE.argumentViolations()", Names.VIOLATIONS);
    checked.forEach(attribute -> code.addStatement(ChecksWriter.call(attribute, "Type.")));
    return code.addStatement("violations.throwIfAny()").build();
  }

  /** Times are compared with the present when they are written, not when they are looked for. */
  private static boolean isConstrained(AttributeModel attribute) {
    return Constraint.each(attribute.constraints())
        .anyMatch(c -> !(c instanceof Constraint.NotNull || c instanceof Constraint.Moment));
  }
}
