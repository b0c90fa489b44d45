package dev.singlet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.stream.Stream;

/** A class has a public or protected method that takes or gives a type of an internal package. */
final class ExposeInternalTypes extends ArchCondition<JavaClass> {

  /** The packages that are not exported. */
  static final String INTERNAL = "dev.singlet.internal..";

  ExposeInternalTypes() {
    super("take or give types of " + INTERNAL);
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    type.getCodeUnits().stream()
        .filter(
            unit ->
                unit.getModifiers().contains(JavaModifier.PUBLIC)
                    || unit.getModifiers().contains(JavaModifier.PROTECTED))
        .filter(
            unit ->
                Stream.concat(
                        unit.getRawParameterTypes().stream(), Stream.of(unit.getRawReturnType()))
                    .anyMatch(used -> used.getPackageName().startsWith("dev.singlet.internal")))
        .forEach(unit -> events.add(SimpleConditionEvent.satisfied(unit, unit.getFullName())));
  }
}
