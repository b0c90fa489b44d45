package dev.singlet.processor.write.item;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import java.util.List;

/**
 * The call that makes a value of its components.
 *
 * @param type the type of the value
 * @param factory the static method that makes it; empty for the constructor
 */
public record MakerCode(TypeName type, String factory) {

  /** Returns the call that makes an entity. */
  public static MakerCode of(EntityModel entity) {
    return new MakerCode(TypeNames.of(entity.type()), entity.factory());
  }

  /** Returns the call of a record's constructor. */
  public static MakerCode of(TypeName record) {
    return new MakerCode(record, "");
  }

  Code call(List<Code> components) {
    Code arguments = components.stream().collect(Code.joining(", "));
    if (!factory.isEmpty()) {
      return Code.of("$T.$N($L)", type, factory, arguments);
    }
    return components.isEmpty()
        ? Code.of("new $T()", type)
        : Code.of("new $T($L)", type, arguments);
  }
}
