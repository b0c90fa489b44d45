package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * Checks access from generated classes. They are in the same packages as the types they use, and
 * see everything that is not private.
 */
public final class Access {

  private Access() {}

  /** Returns whether generated code can name a type. Reports the type if it can't. */
  public static boolean check(String what, TypeElement type, Place place, Report report) {
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      if (e.getModifiers().contains(Modifier.PRIVATE)) {
        report.add(
            "The %s %s can't be used by generated code, because %s is private. Remove the private.",
            Code.PRIVATE_TYPE, place, what, type, e.equals(type) ? "it" : e.getSimpleName());
        return false;
      }
    }
    return true;
  }
}
