package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Words;
import java.util.LinkedHashSet;
import java.util.Set;

/** Writes the code that computes parts of a key of its arguments. */
public final class ComputedParts {

  private ComputedParts() {}

  /** Puts the parts into variables. The arguments are in variables, too. */
  public static Code of(EntityModel entity, KeyArguments arguments) {
    Code.Builder code = Code.builder();
    Set<String> needed = new LinkedHashSet<>();
    arguments.computed().forEach(each -> needed.addAll(each.parameters()));
    arguments.given().stream()
        .filter(argument -> needed.contains(argument.name()))
        .filter(argument -> !argument.type().javaType().isPrimitive())
        .forEach(
            argument ->
                code.addStatement(
                    "Type.INSTANCE.requireArgument($S, $N)",
                    argument.name(),
                    Words.variable(argument.name())));
    for (ComputedModel each : arguments.computed()) {
      code.addStatement(
          "$T $N = $L",
          each.type().javaType(),
          Words.variable(each.name()),
          ItemCode.compute(entity, each, AsReadCode.outside(entity).variables()));
    }
    return code.build();
  }
}
