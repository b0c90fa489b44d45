package dev.singlet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The types of the packages that are not exported, where exported classes show them. */
final class InternalTypes {

  private static final String INTERNAL = "dev.singlet.internal";

  private InternalTypes() {}

  /** Returns the public and protected methods and constructors that take or give one. */
  static Set<String> shownIn(JavaClasses classes) {
    Set<String> found = new TreeSet<>();
    for (JavaClass type : classes) {
      if (type.getModifiers().contains(JavaModifier.PUBLIC)
          && !type.getPackageName().startsWith(INTERNAL)) {
        type.getCodeUnits().stream()
            .filter(InternalTypes::isShown)
            .forEach(unit -> found.add(text(type, unit)));
      }
    }
    return found;
  }

  private static boolean isShown(JavaCodeUnit unit) {
    return (unit.getModifiers().contains(JavaModifier.PUBLIC)
            || unit.getModifiers().contains(JavaModifier.PROTECTED))
        && !unit.getModifiers().contains(JavaModifier.SYNTHETIC)
        && Stream.concat(unit.getRawParameterTypes().stream(), Stream.of(unit.getRawReturnType()))
            .anyMatch(used -> used.getPackageName().startsWith(INTERNAL));
  }

  private static String text(JavaClass type, JavaCodeUnit unit) {
    boolean isProtected = unit.getModifiers().contains(JavaModifier.PROTECTED);
    if (isProtected && unit.getName().equals("description")) {
      return "protected description";
    }
    return (isProtected ? "protected " : "")
        + (unit.getModifiers().contains(JavaModifier.STATIC) ? "static " : "")
        + type.getSimpleName()
        + "."
        + unit.getName();
  }
}
