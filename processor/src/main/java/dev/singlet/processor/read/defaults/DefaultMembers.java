package dev.singlet.processor.read.defaults;

import dev.singlet.annotation.Flatten;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.ComponentMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the fields and the methods that {@code @Default} names. */
record DefaultMembers(Compiler compiler, TypeElement record, Report report) {

  /** Returns the field that a constant names. */
  Optional<VariableElement> field(RecordComponentElement component, Valued<String> constant) {
    int dot = constant.value().lastIndexOf('.');
    String name = constant.value().substring(dot + 1);
    TypeElement owner = dot < 0 ? record : type(constant.value().substring(0, dot));
    if (owner == null) {
      return refuse(
          "There is no type %s. Write it with its package, or put the constant into %s.",
          constant.place(), constant.value().substring(0, dot), record);
    }
    List<VariableElement> constants =
        ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
            .filter(field -> field.getModifiers().contains(Modifier.STATIC))
            .filter(field -> field.getModifiers().contains(Modifier.FINAL))
            .toList();
    Optional<VariableElement> found =
        constants.stream().filter(field -> field.getSimpleName().contentEquals(name)).findFirst();
    if (found.isEmpty()) {
      return refuse(
          "%s has no static final field \"%s\". %s",
          constant.place(), owner, name, Suggestion.of(name, names(constants)));
    }
    return isUsable("field", found.get(), found.get().asType(), component, constant.place())
        ? found
        : Optional.empty();
  }

  /** Returns a field as a default. */
  static DefaultValue of(VariableElement field) {
    ClassType owner = Compiler.name(owner(field));
    return new DefaultValue.Field(owner, field.getSimpleName().toString());
  }

  /** Returns the method that a default names. */
  Optional<DefaultValue> method(RecordComponentElement component, Valued<String> name) {
    List<ExecutableElement> existing =
        ElementFilter.methodsIn(record.getEnclosedElements()).stream()
            .filter(method -> method.getModifiers().contains(Modifier.STATIC))
            .toList();
    List<ExecutableElement> named =
        existing.stream().filter(m -> m.getSimpleName().contentEquals(name.value())).toList();
    if (named.size() != 1) {
      return named.isEmpty()
          ? refuse(
              "%s has no static method \"%s\". %s",
              name.place(),
              record,
              name.value(),
              existing.isEmpty()
                  ? "Write it: %sstatic %s %s()."
                      .formatted(
                          Compiler.isPublic(record) ? "public " : "",
                          TypeText.of(component.asType()),
                          name.value())
                  : Suggestion.of(name.value(), names(existing)))
          : refuse(
              "%s has %d static methods \"%s\". Give the one for the default another name.",
              name.place(), record, named.size(), name.value());
    }
    ComponentMethod methods =
        new ComponentMethod(compiler, "@Default", Code.INVALID_DEFAULT, report);
    ExecutableElement method = named.get(0);
    if (!isUsable("method", method, method.getReturnType(), component, name.place())
        || !methods.isUsable(method, methods.problem(method), name.place())) {
      return Optional.empty();
    }
    List<RecordComponentElement> others =
        compiler.components(record).stream()
            .filter(other -> !other.equals(component) && !compiler.keepsExtras(other))
            .<RecordComponentElement>map(other -> other)
            .toList();
    List<DefaultValue.Parameter> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      if (!methods.isOneOf(others, parameter, method, name.place())) {
        return Optional.empty();
      }
      if (isFlattened(others, parameter)) {
        return refuse(
            "The default of %s is made of %s, which is flattened, so it is not one attribute. Make"
                + " it of other components.",
            name.place(), component, parameter);
      }
      parameters.add(
          new DefaultValue.Parameter(
              parameter.getSimpleName().toString(), Absence.wrapping(parameter.asType())));
    }
    return Optional.of(new DefaultValue.Call(Compiler.name(record), name.value(), parameters));
  }

  private static boolean isFlattened(
      List<RecordComponentElement> components, VariableElement parameter) {
    return components.stream()
        .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
        .anyMatch(component -> Annotated.has(component, Flatten.class));
  }

  private boolean isUsable(
      String what, Element member, TypeMirror type, RecordComponentElement component, Place place) {
    boolean isPublic = Compiler.isPublic(record) || !isInPackageOfRecord(member);
    boolean isReachable =
        isPublic
            ? member.getModifiers().contains(Modifier.PUBLIC) && Compiler.isPublic(owner(member))
            : !member.getModifiers().contains(Modifier.PRIVATE);
    if (!isReachable) {
      refuse(
          "The %s %s.%s can't be used by generated code. Make it %s.",
          place,
          what,
          owner(member),
          member,
          isPublic
              ? "public, since code in other packages reads a " + record.getSimpleName() + " too"
              : "other than private");
      return false;
    }
    if (!compiler.types().isAssignable(type, component.asType())) {
      refuse(
          "The %s %s.%s is %s, but %s is %s. Give both the same type.",
          place,
          what,
          owner(member),
          member,
          TypeText.withArticle(type),
          component,
          TypeText.withArticle(component.asType()));
      return false;
    }
    return true;
  }

  private boolean isInPackageOfRecord(Element member) {
    return compiler
        .elements()
        .getPackageOf(member)
        .equals(compiler.elements().getPackageOf(record));
  }

  /**
   * Returns the type of a name. The name is short for types within the record, around it, and in
   * its package.
   */
  private @Nullable TypeElement type(String name) {
    Stream.Builder<String> candidates = Stream.builder();
    for (Element e = record; e instanceof TypeElement around; e = e.getEnclosingElement()) {
      candidates.add(around.getQualifiedName() + "." + name);
      if (around.getSimpleName().contentEquals(name)) {
        return around;
      }
    }
    String packageName = compiler.elements().getPackageOf(record).getQualifiedName().toString();
    candidates.add(packageName.isEmpty() ? name : packageName + "." + name);
    candidates.add("java.lang." + name).add(name);
    for (String candidate : candidates.build().toList()) {
      TypeElement type = compiler.elements().getTypeElement(candidate);
      if (type != null) {
        return type;
      }
    }
    return null;
  }

  private static List<String> names(List<? extends Element> members) {
    return members.stream().map(member -> member.getSimpleName().toString()).toList();
  }

  private <V> Optional<V> refuse(String text, Place place, Object... values) {
    report.add(text, Code.INVALID_DEFAULT, place, values);
    return Optional.empty();
  }

  /** Returns the type that has a member. */
  private static TypeElement owner(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
  }
}
