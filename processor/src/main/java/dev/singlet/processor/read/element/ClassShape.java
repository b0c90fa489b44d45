package dev.singlet.processor.read.element;

import dev.singlet.annotation.Components;
import dev.singlet.annotation.Entity;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the components of a class that is immutable. */
final class ClassShape {

  private static final String MARK = "@" + Components.class.getSimpleName();

  private static final List<String> PACKAGES =
      List.of(Components.class.getPackageName() + ".", "jakarta.validation.");

  private static final String NULLABLE = "Nullable";

  private static final String UNNAMED =
      "was compiled without the names of parameters, so its components aren't known. Compile it with"
          + " -parameters or -g";

  private final Compiler compiler;
  private final TypeElement type;
  private final Accessors accessors;

  private ClassShape(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
    this.accessors = new Accessors(compiler, type);
  }

  /**
   * Returns the shape of a class.
   *
   * @throws dev.singlet.processor.mirror.Unresolved if a type does not exist that it is made of
   */
  static Shape of(Compiler compiler, TypeElement type) {
    return new ClassShape(compiler, type).read();
  }

  private Shape read() {
    for (@Nullable TypeElement each = type; each != null; each = above(each)) {
      Compiler.requireResolvedAbove(each);
    }
    String problem = typeProblem();
    if (!problem.isEmpty()) {
      return refused(type, problem);
    }
    List<ExecutableElement> marked =
        type.getEnclosedElements().stream()
            .filter(member -> Annotated.has(member, Components.class))
            .map(ExecutableElement.class::cast)
            .toList();
    List<ExecutableElement> constructors =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(each -> !each.getModifiers().contains(Modifier.PRIVATE))
            .toList();
    List<ExecutableElement> makers = marked.isEmpty() ? constructors : marked;
    Optional<String> setter = accessors.setter(makers.size() == 1 ? makers.get(0) : null);
    if (setter.isPresent()) {
      return refused(
          type,
          "is a bean: %s changes it after it was checked. An entity doesn't change. Declare it as"
                  .formatted(setter.get())
              + " record %s, or remove the setters".formatted(asRecord()));
    }
    if (makers.size() != 1) {
      return refused(makers.size() > 1 && !marked.isEmpty() ? makers.get(1) : type, count(makers));
    }
    return shape(makers.get(0));
  }

  private Shape shape(ExecutableElement maker) {
    String problem = makerProblem(maker);
    if (!problem.isEmpty()) {
      return refused(Annotated.has(maker, Components.class) ? maker : type, problem);
    }
    List<RecordComponentElement> components = new ArrayList<>();
    for (VariableElement parameter : maker.getParameters()) {
      Compiler.requireResolved(parameter.asType());
      Optional<ExecutableElement> accessor = accessors.of(parameter);
      if (accessor.isEmpty()) {
        return isUnnamed(parameter, maker)
            ? refused(type, UNNAMED)
            : refused(parameter, accessors.problem(parameter));
      }
      ClassComponent component = component(parameter, accessor.get());
      Set<String> here = annotations(component);
      Optional<ClassComponent> field =
          field(component)
              .map(each -> component(each, accessor.get()))
              .filter(each -> !here.containsAll(annotations(each)));
      if (field.isPresent() && !saysNoMore(here, annotations(field.get()))) {
        return refused(
            parameter,
            "has annotations of the component %s in two places. Put those of the field %s on the"
                    .formatted(parameter, parameter)
                + " parameter");
      }
      components.add(field.orElse(component));
    }
    return new Shape(components, maker, null);
  }

  private ClassComponent component(VariableElement declaration, ExecutableElement accessor) {
    return new ClassComponent(type, declaration, accessors.type(declaration, accessor), accessor);
  }

  private static boolean isUnnamed(VariableElement parameter, ExecutableElement maker) {
    int index = maker.getParameters().indexOf(parameter);
    return parameter.getSimpleName().contentEquals("arg" + index);
  }

  private String typeProblem() {
    if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      return "is abstract, so a read can't make one. Put it on the classes that extend %s"
          .formatted(type.getSimpleName());
    }
    if (type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC)) {
      return "is an inner class, so a read can't make one alone. Declare it as static";
    }
    for (@Nullable TypeElement each = above(type); each != null; each = above(each)) {
      if (Annotated.has(each, Entity.class)) {
        return "extends the entity %s, so its items could be taken for those. Let both extend an"
                .formatted(each.getSimpleName())
            + " abstract class";
      }
    }
    return "";
  }

  private String count(List<ExecutableElement> makers) {
    if (makers.isEmpty() && Compiler.isOfKotlin(type)) {
      return "has only private constructors. A value class among the parameters makes a constructor"
          + " of Kotlin private: declare the parameter with the type within the value class. Or make"
          + " the constructor public";
    }
    if (makers.isEmpty()) {
      return "has only private constructors. Annotate the one whose parameters are the components"
          + " with %s and make it other than private, or annotate a static factory".formatted(MARK);
    }
    return Annotated.has(makers.get(0), Components.class)
        ? "has %s in %d places. Leave it on the one constructor or static factory for reads"
            .formatted(MARK, makers.size())
        : "has %d constructors. Annotate the one whose parameters are the components with %s"
            .formatted(makers.size(), MARK);
  }

  /** Returns the reason why generated code can't make values; empty if it can. */
  private String makerProblem(ExecutableElement maker) {
    boolean isMethod = maker.getKind() == ElementKind.METHOD;
    if (maker.getModifiers().contains(Modifier.PRIVATE)) {
      return "has %s on something private, which generated code can't call. Remove the private"
          .formatted(MARK);
    }
    if (isMethod && !maker.getModifiers().contains(Modifier.STATIC)) {
      return "has %s on a method that isn't static, so there is nothing to call it on. Make it"
              .formatted(MARK)
          + " static";
    }
    if (isMethod && !compiler.types().isSameType(maker.getReturnType(), type.asType())) {
      return "has %s on a method that returns %s. Let it return %s"
          .formatted(MARK, TypeText.withArticle(maker.getReturnType()), type.getSimpleName());
    }
    if (!maker.getTypeParameters().isEmpty()) {
      return "has a constructor or factory with type parameters. Remove them";
    }
    if (maker.getThrownTypes().stream().anyMatch(compiler::isChecked)) {
      return "has a constructor or factory that throws a checked exception, which generated code"
          + " doesn't catch. Remove the throws clause";
    }
    return maker.getParameters().isEmpty()
        ? "has no components: there are no parameters. Declare it as record %s, or let the"
                .formatted(asRecord())
            + " constructor take all components"
        : "";
  }

  /** Returns the beginning of a record with the same components. */
  private String asRecord() {
    List<String> fields =
        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
            .map(field -> TypeText.of(field.asType()) + " " + field.getSimpleName())
            .toList();
    String shown =
        fields.isEmpty()
            ? "..."
            : fields.size() > ComponentMethod.SHOWN
                ? String.join(", ", fields.subList(0, ComponentMethod.SHOWN)) + ", ..."
                : String.join(", ", fields);
    return "%s(%s)".formatted(type.getSimpleName(), shown);
  }

  /** Returns the field of a component's name and type. */
  private Optional<VariableElement> field(ClassComponent component) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .filter(field -> compiler.types().isSameType(field.asType(), component.asType()))
        .findFirst();
  }

  /** Returns the types of the annotations that say something of a component. */
  private Set<String> annotations(ClassComponent component) {
    Set<String> annotations =
        Annotated.all(component).stream()
            .map(Annotated::typeName)
            .filter(name -> PACKAGES.stream().anyMatch(name::startsWith))
            .collect(Collectors.toSet());
    if (compiler.isNullable(component)) {
      annotations.add(NULLABLE);
    }
    return annotations;
  }

  /** Returns whether a field says all that its parameter does. Lombok copies the nullness alone. */
  private static boolean saysNoMore(Set<String> parameter, Set<String> field) {
    return Set.of(NULLABLE).containsAll(parameter) && field.containsAll(parameter);
  }

  private static @Nullable TypeElement above(TypeElement lower) {
    return lower.getSuperclass() instanceof DeclaredType above
        ? (TypeElement) above.asElement()
        : null;
  }

  private static Shape refused(Element place, String problem) {
    return new Shape(List.of(), null, new Shape.Problem(place, problem));
  }
}
