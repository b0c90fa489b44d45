package dev.singlet.processor.verdict;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.print.GeneratedSource.Obscured;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Reports types that a generated file can't refer to, because their names mean something else
 * there. This shows only when the file is written: for a type in a package, the qualified name
 * nearly always helps.
 */
public final class ObscuredTypes {

  private ObscuredTypes() {}

  public static void check(GeneratedSource file, TypeElement origin, Report report) {
    Set<String> reported = new HashSet<>();
    for (Obscured obscured : file.obscured()) {
      if (!reported.add(obscured.by())) {
        continue; // A nested class is reached only through its outer class.
      }
      report.add(
          "The class %s can't refer to %s, because that name means %s there. Rename one of them, or"
              + " move %s to a package with another name.",
          Code.GENERATED_NAME_TAKEN,
          SourcePlace.of(origin),
          file.name(),
          obscured.type(),
          obscured.by(),
          obscured.type());
    }
  }
}
