package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Generated classes stand beside the types they use, and see of them what is not private. */
public final class Access {

  private Access() {}

  /** Whether generated code can name a type; reported if it can't. */
  public static boolean check(String what, TypeElement type, Place place, Report report) {
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      if (e.getModifiers().contains(Modifier.PRIVATE)) {
        report.add(
            Code.PRIVATE_TYPE,
            place,
            "The %s %s can't be reached from generated code, since %s is private. Take the private"
                + " away.",
            what,
            type.getSimpleName(),
            e.equals(type) ? "it" : e.getSimpleName());
        return false;
      }
    }
    return true;
  }
}
