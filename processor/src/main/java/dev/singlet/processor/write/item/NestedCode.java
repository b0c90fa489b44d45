package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedStep;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import java.util.List;

/** Takes a value out of nested records. */
final class NestedCode {

  private NestedCode() {}

  /**
   * Returns the value at the end of a path; null if there is none.
   *
   * @param isNullable true if the record may be null
   * @param record the expression of the record, which is used once
   * @param steps the components on the way
   */
  static Code value(boolean isNullable, Code record, List<NestedStep> steps) {
    Code value = record;
    boolean mayBeNull = isNullable;
    for (NestedStep step : steps) {
      AttributeModel component = step.component();
      Code found =
          mayBeNull
              ? Code.of(
                  "$T.within($L, $T::$N)",
                  Names.OPTIONALS,
                  value,
                  TypeNames.of(step.record()),
                  component.name())
              : Code.of("$L.$N()", value, component.name());
      value =
          component.wrapping() == Wrapping.NONE
              ? found
              : Code.of("$T.orNull($L)", Names.OPTIONALS, found);
      mayBeNull |= component.isNullable();
    }
    return value;
  }
}
