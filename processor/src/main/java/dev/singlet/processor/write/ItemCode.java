package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.LinkedKeyModel;
import java.util.List;
import java.util.Objects;

/** What entities and the records within them have in common: components in, components out. */
final class ItemCode {

  private ItemCode() {}

  /** Takes the components of a record into variables, with defaults and stamps filled in. */
  static CodeBlock variables(List<AttributeModel> attributes, String record) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeModel attribute : attributes) {
      code.addStatement(
          "$T $N = $L",
          attribute.type().javaType(),
          Words.variable(attribute.component()),
          value(attribute, CodeBlock.of("$L.$N()", record, attribute.component())));
    }
    return code.build();
  }

  /** A new record of what an item reader gives. */
  static CodeBlock construct(TypeName record, List<AttributeModel> attributes) {
    CodeBlock arguments =
        attributes.stream().map(AttributeCode::read).collect(CodeBlock.joining(", "));
    return attributes.isEmpty()
        ? CodeBlock.of("new $T()", record)
        : CodeBlock.of("new $T($L)", record, arguments);
  }

  /** Writes the partition half of a key. */
  static CodeBlock partition(LinkedKeyModel key, KeyNames names) {
    return CodeBlock.builder()
        .addStatement(
            "item.put($S, $N($L))",
            key.key().partition().name(),
            names.partition(key),
            Words.arguments(key.partition().sources()))
        .build();
  }

  /** Writes the sort half of a key that has one. */
  static CodeBlock sort(LinkedKeyModel key, KeyNames names) {
    return CodeBlock.builder()
        .addStatement(
            "item.put($S, $N($L))",
            Objects.requireNonNull(key.key().sort()).name(),
            names.sort(key),
            Words.arguments(Objects.requireNonNull(key.sort()).sources()))
        .build();
  }

  private static CodeBlock value(AttributeModel attribute, CodeBlock given) {
    if (attribute.stamp() == Stamp.CREATED) {
      return CodeBlock.of("stamps.created($L)", given);
    }
    if (attribute.stamp() == Stamp.MODIFIED) {
      return CodeBlock.of("stamps.modified()");
    }
    if (attribute.initial() == null || attribute.type().javaType().isPrimitive()) {
      return given;
    }
    CodeBlock initial =
        attribute.initial() instanceof DefaultValue.Now
            ? CodeBlock.of("stamps.now()")
            : AttributeCode.initial(attribute);
    return CodeBlock.of("$L == null ? $L : $L", given, initial, given);
  }
}
