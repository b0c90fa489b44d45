package dev.singlet.processor.read.defaults;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.type.ClassType;
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
final class DefaultMembers {

  private final Compiler compiler;
  private final TypeElement record;
  private final Report report;

  DefaultMembers(Compiler compiler, TypeElement record, Report report) {
    this.compiler = compiler;
    this.record = record;
    this.report = report;
  }

  /** The field that a constant names. */
  Optional<VariableElement> field(RecordComponentElement component, Valued<String> constant) {
    int dot = constant.value().lastIndexOf('.');
    String name = constant.value().substring(dot + 1);
    TypeElement owner = dot < 0 ? record : type(constant.value().substring(0, dot));
    if (owner == null) {
      return refuse(
          constant.place(),
          "There is no type %s. Write it with its package, or put the constant into %s.",
          constant.value().substring(0, dot),
          record.getSimpleName());
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
          constant.place(),
          "%s has no static final field \"%s\". %s",
          owner.getSimpleName(),
          name,
          Suggestion.of(name, names(constants)));
    }
    return isUsable("field", found.get(), found.get().asType(), component, constant.place())
        ? found
        : Optional.empty();
  }

  /** A field as a default. */
  static DefaultValue of(VariableElement field) {
    ClassType owner = Compiler.name(owner(field));
    return new DefaultValue.Field(owner, field.getSimpleName().toString());
  }

  /** The method that a default names. */
  Optional<DefaultValue> method(RecordComponentElement component, Valued<String> name) {
    List<ExecutableElement> methods =
        ElementFilter.methodsIn(record.getEnclosedElements()).stream()
            .filter(method -> method.getModifiers().contains(Modifier.STATIC))
            .toList();
    List<ExecutableElement> named =
        methods.stream().filter(m -> m.getSimpleName().contentEquals(name.value())).toList();
    if (named.size() != 1) {
      return named.isEmpty()
          ? refuse(
              name.place(),
              "%s has no static method \"%s\". %s",
              record.getSimpleName(),
              name.value(),
              Suggestion.of(name.value(), names(methods)))
          : refuse(
              name.place(),
              "%s has %d static methods \"%s\". Give the one for the default a name of its own.",
              record.getSimpleName(),
              named.size(),
              name.value());
    }
    ExecutableElement method = named.get(0);
    if (!isUsable("method", method, method.getReturnType(), component, name.place())
        || !isCallable(method, name.place())) {
      return Optional.empty();
    }
    List<DefaultValue.Parameter> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      if (!isComponent(parameter, method, component, name.place())) {
        return Optional.empty();
      }
      parameters.add(
          new DefaultValue.Parameter(
              parameter.getSimpleName().toString(), Absence.wrapping(parameter.asType())));
    }
    return Optional.of(new DefaultValue.Call(Compiler.name(record), name.value(), parameters));
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
          place,
          "The %s %s.%s can't be reached from generated code. Make it %s.",
          what,
          owner(member).getSimpleName(),
          member.getSimpleName(),
          isPublic
              ? "public, since code in other packages reads a " + record.getSimpleName() + " too"
              : "other than private");
      return false;
    }
    if (!compiler.types().isAssignable(type, component.asType())) {
      refuse(
          place,
          "The %s %s.%s is %s, and %s is %s. A default has the component's type.",
          what,
          owner(member).getSimpleName(),
          member.getSimpleName(),
          TypeText.withArticle(type),
          component.getSimpleName(),
          TypeText.withArticle(component.asType()));
      return false;
    }
    return true;
  }

  private boolean isCallable(ExecutableElement method, Place place) {
    Optional<? extends TypeMirror> checked =
        method.getThrownTypes().stream().filter(compiler::isChecked).findFirst();
    if (checked.isPresent() || !method.getTypeParameters().isEmpty()) {
      refuse(
          place,
          "The method %s.%s %s. Take that away.",
          record.getSimpleName(),
          method.getSimpleName(),
          checked
              .map(thrown -> "throws " + TypeText.of(thrown) + ", which nothing could catch")
              .orElse("has type parameters"));
      return false;
    }
    return true;
  }

  private boolean isComponent(
      VariableElement parameter,
      ExecutableElement method,
      RecordComponentElement component,
      Place place) {
    TypeMirror type = compiler.types().erasure(parameter.asType());
    boolean isOther =
        record.getRecordComponents().stream()
            .filter(other -> !compiler.keepsExtras(other))
            .filter(other -> other.getSimpleName().equals(parameter.getSimpleName()))
            .anyMatch(
                other ->
                    !other.equals(component)
                        && compiler
                            .types()
                            .isSameType(compiler.types().erasure(other.asType()), type));
    if (!isOther) {
      refuse(
          place,
          "The parameter %s %s of the method %s.%s is no other component of that name and type. %s%s",
          TypeText.of(parameter.asType()),
          parameter.getSimpleName(),
          record.getSimpleName(),
          method.getSimpleName(),
          Suggestion.of(
              TypeText.of(parameter.asType()) + " " + parameter.getSimpleName(),
              record.getRecordComponents().stream()
                  .filter(other -> !other.equals(component))
                  .filter(other -> !compiler.keepsExtras(other))
                  .map(other -> TypeText.of(other.asType()) + " " + other.getSimpleName())
                  .toList()),
          ComponentMethod.withoutName(parameter, method, record));
    }
    return isOther;
  }

  private boolean isInPackageOfRecord(Element member) {
    return compiler
        .elements()
        .getPackageOf(member)
        .equals(compiler.elements().getPackageOf(record));
  }

  /** A type by a name that is short within the record, around it, or in its package. */
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

  private <V> Optional<V> refuse(Place place, String text, Object... arguments) {
    report.add(Code.INVALID_DEFAULT, place, text, arguments);
    return Optional.empty();
  }

  /** The type that has a member. */
  private static TypeElement owner(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
  }
}
