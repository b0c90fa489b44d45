package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Components;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.lang.annotation.Target;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * Finds annotations for components on other members of a record or class, because people would rely
 * on them.
 */
record MisplacedAnnotations(Compiler compiler, Report report) {

  private static final String OURS = Attribute.class.getPackageName() + ".";

  /** Checks a type that is compiled now. Those in class files were checked then. */
  void check(TypeElement type) {
    if (!compiler.isSource().test(type)) {
      return;
    }
    Map<String, RecordComponentElement> components = new HashMap<>();
    compiler
        .components(type)
        .forEach(component -> components.put(component.getSimpleName().toString(), component));
    for (Element member : type.getEnclosedElements()) {
      check(member, components, type);
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().forEach(parameter -> check(parameter, components, type));
      }
    }
  }

  private void check(
      Element member, Map<String, RecordComponentElement> components, TypeElement type) {
    RecordComponentElement component = components.get(member.getSimpleName().toString());
    if (member.getKind() == ElementKind.RECORD_COMPONENT
        || member instanceof TypeElement
        || (component != null && SourcePlace.of(component).element().equals(member))) {
      return;
    }
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    // Kotlin repeats them on the parameters of copy.
    boolean hasCopies = isRecord || Compiler.isOfKotlin(type);
    for (Annotated annotation : Annotated.all(member)) {
      boolean isCopied =
          (hasCopies || member.getKind() == ElementKind.FIELD)
              && component != null
              && has(component, annotation.typeName());
      if (isOfComponents(annotation, member, type) && !isCopied) {
        report.add(
            "%s is on the %s %s of %s, where it has no effect. %s",
            Code.IGNORED_ANNOTATION,
            annotation.place(),
            annotation,
            kind(member),
            member.getKind() == ElementKind.CONSTRUCTOR ? type : member,
            type,
            annotation.typeName().equals(Components.class.getName())
                ? "A record has its components in its header. Remove it."
                : isRecord
                    ? "Put it on a component."
                    : "Put it on a component: a parameter of the constructor or factory.");
      }
    }
  }

  private static boolean isOfComponents(Annotated annotation, Element member, TypeElement type) {
    if (!annotation.typeName().startsWith(OURS)) {
      return false;
    }
    if (annotation.typeName().equals(Components.class.getName())) {
      // In a type that is not an entity, IgnoredAnnotations finds it.
      return type.getKind() == ElementKind.RECORD && Annotated.has(type, Entity.class);
    }
    return !(member instanceof ExecutableElement && Annotated.has(member, Computed.class))
        && Annotated.find(annotation.type(), Target.class)
            .map(target -> target.constantNames("value"))
            .orElse(List.of())
            .contains(ElementKind.RECORD_COMPONENT.name());
  }

  private static boolean has(RecordComponentElement component, String annotation) {
    return Annotated.all(component).stream().anyMatch(each -> each.typeName().equals(annotation));
  }

  private static String kind(Element member) {
    return switch (member.getKind()) {
      case CONSTRUCTOR -> "constructor";
      case METHOD -> "method";
      case PARAMETER -> "parameter";
      default -> "field";
    };
  }
}
