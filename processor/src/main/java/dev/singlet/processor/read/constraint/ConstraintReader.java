package dev.singlet.processor.read.constraint;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Constraint.ValuePart;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Reads the constraints on a component and on the parts of its value. A constraint without effect
 * is an error, because people would rely on it.
 */
public final class ConstraintReader {

  private static final String OPTIONAL = "java.util.Optional";

  private final ConstraintAnnotations annotations;
  private final ConstraintsOfAnnotation constraints;
  private final Report report;

  public ConstraintReader(Compiler compiler, Report report) {
    this.annotations = new ConstraintAnnotations(compiler);
    this.constraints = new ConstraintsOfAnnotation(compiler, report);
    this.report = report;
  }

  /**
   * Reads the constraints on a component. Record components are not among their targets, so
   * compilers keep them on the component's field.
   *
   * @param type the type that the value has in generated code
   */
  public List<Constraint> read(
      TypeElement record, RecordComponentElement component, JavaType type, boolean isNullable) {
    TypeMirror declaredType = component.asType();
    boolean isOptional = isOptional(declaredType);
    Element field = field(record, component);
    List<Annotated> declared = declared(component, field);
    List<Annotated> onElements = new ArrayList<>();
    ConstrainedValue value = new ConstrainedValue(type, isNullable && !isOptional);
    List<Constraint> read = new ArrayList<>();
    for (Annotated annotation : declared) {
      if (declaredType.getKind() == TypeKind.ARRAY && isOnElements(annotation, declaredType)) {
        onElements.add(annotation);
      } else {
        read.addAll(constraints.read(annotation, value));
      }
    }
    if (declaredType instanceof ArrayType array) {
      annotations
          .on(array, component)
          .forEach(annotation -> read.addAll(constraints.read(annotation, value)));
      addEach(ValuePart.ELEMENT, array.getComponentType(), onElements, component, read);
    } else {
      addArguments(declaredType, component, read);
    }
    refuseOnAccessor(component, declared);
    checkValid(component, field);
    return read;
  }

  /** Reports constraints on a record as a whole. */
  public void checkRecord(TypeElement record) {
    for (Annotated annotation : annotations.on(record)) {
      report.add(
          "%s is on the %s %s, where it has no effect. Put it on a component. To check several"
              + " together, write a @Validate method.",
          Code.UNSUPPORTED_CONSTRAINT,
          annotation,
          record.getKind() == ElementKind.RECORD ? "record" : "class",
          record);
    }
  }

  /** Reads the constraints on the parts of a value, as in {@code List<@NotBlank String>}. */
  private void addArguments(TypeMirror type, Element component, List<Constraint> read) {
    if (!(type instanceof DeclaredType declared)) {
      return;
    }
    JavaType name = JavaTypes.of(type);
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    for (int i = 0; i < arguments.size(); i++) {
      TypeMirror argument = arguments.get(i);
      List<Annotated> own = annotations.on(argument, component);
      if (isOptional(type)) {
        JavaType content = JavaTypes.of(argument);
        own.forEach(a -> read.addAll(constraints.read(a, new ConstrainedValue(content, false))));
        addArguments(argument, component, read);
      } else if (ConstraintFit.isCollection(name)) {
        addEach(ValuePart.ELEMENT, argument, own, component, read);
      } else if (ConstraintFit.isMap(name)) {
        addEach(i == 0 ? ValuePart.KEY : ValuePart.VALUE, argument, own, component, read);
      } else {
        own.forEach(annotation -> refuseOnArgument(annotation, argument, type));
      }
    }
  }

  private void addEach(
      ValuePart part,
      TypeMirror type,
      List<Annotated> own,
      Element component,
      List<Constraint> read) {
    JavaType name = JavaTypes.of(type).box();
    List<Constraint> each = new ArrayList<>();
    own.forEach(a -> each.addAll(constraints.read(a, new ConstrainedValue(name, false))));
    addArguments(type, component, each);
    each.removeIf(constraint -> constraint instanceof Constraint.NotNull);
    if (!each.isEmpty()) {
      Constraint.Origin origin = each.get(0).origin();
      read.add(new Constraint.Each(origin, part, name, each));
    }
  }

  /**
   * Returns whether the annotation in {@code @A String[]}, which is on the array and on its
   * elements, is to be read for the elements: it can't be on the array.
   */
  private boolean isOnElements(Annotated annotation, TypeMirror array) {
    Report dry = new Report();
    constraintsOf(dry).read(annotation, new ConstrainedValue(JavaTypes.of(array), false));
    return !dry.diagnostics().isEmpty();
  }

  private ConstraintsOfAnnotation constraintsOf(Report other) {
    return new ConstraintsOfAnnotation(annotations.compiler(), other);
  }

  private void refuseOnArgument(Annotated annotation, TypeMirror argument, TypeMirror type) {
    report.add(
        "%s is on the type argument %s of %s, where it has no effect. It can be on those of List,"
            + " Set, Map and Optional, and on components of the record itself.",
        Code.UNSUPPORTED_CONSTRAINT, annotation, argument, type);
  }

  /**
   * Returns the constraints before a component. Constraints only for uses of types are on its type
   * only. In Eclipse's compiler, so are some others. Those on the type of an array are read with
   * the array.
   */
  private List<Annotated> declared(RecordComponentElement component, Element field) {
    List<Annotated> declared = new ArrayList<>(annotations.on(field));
    Set<String> names = names(declared);
    if (component.asType().getKind() != TypeKind.ARRAY) {
      annotations.on(component.asType(), component).stream()
          .filter(annotation -> !names.contains(annotation.typeName()))
          .forEach(declared::add);
    }
    return declared;
  }

  private static Set<String> names(List<Annotated> annotations) {
    return annotations.stream().map(Annotated::typeName).collect(Collectors.toSet());
  }

  private void refuseOnAccessor(RecordComponentElement component, List<Annotated> declared) {
    Set<String> names = names(declared);
    for (Annotated annotation : annotations.on(component.getAccessor())) {
      if (!names.contains(annotation.typeName())) {
        report.add(
            "%s is on the accessor %s(), where it has no effect. Put it on the component.",
            Code.UNSUPPORTED_CONSTRAINT, annotation, component.getAccessor());
      }
    }
  }

  /**
   * Checks that each {@code @Valid} is on a type that holds a record. It is accepted, but has no
   * effect, because records are always checked.
   */
  private void checkValid(RecordComponentElement component, Element field) {
    Optional<Annotated> onField = annotations.valid(field, field.getAnnotationMirrors());
    if (onField.isPresent()) {
      checkValid(onField.get(), component.asType());
    } else {
      checkValidWithin(component.asType(), component);
    }
  }

  private void checkValidWithin(TypeMirror type, Element component) {
    List<? extends AnnotationMirror> mirrors = type.getAnnotationMirrors();
    annotations.valid(component, mirrors).ifPresent(valid -> checkValid(valid, type));
    if (type instanceof DeclaredType declared) {
      declared.getTypeArguments().forEach(argument -> checkValidWithin(argument, component));
    }
  }

  private void checkValid(Annotated valid, TypeMirror type) {
    if (!holdsRecord(type)) {
      report.add(
          "@Valid is on %s, which holds no record. Records are checked with and without it. Remove"
              + " it, and write a constraint to check anything else.",
          Code.UNSUPPORTED_CONSTRAINT, valid.place(), TypeText.withArticle(type));
    }
  }

  private static boolean holdsRecord(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return holdsRecord(array.getComponentType());
    }
    if (!(type instanceof DeclaredType declared)) {
      return false;
    }
    Element element = declared.asElement();
    return element.getKind() == ElementKind.RECORD
        || Compiler.isSealedInterface(element)
        || declared.getTypeArguments().stream().anyMatch(ConstraintReader::holdsRecord);
  }

  private static boolean isOptional(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && Compiler.element(type).getQualifiedName().contentEquals(OPTIONAL);
  }

  /** Returns the field of a record's component, on which compilers keep its annotations. */
  public static Element field(TypeElement record, RecordComponentElement component) {
    if (record.getKind() != ElementKind.RECORD) {
      return component;
    }
    return ElementFilter.fieldsIn(record.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .map(Element.class::cast)
        .findFirst()
        .orElse(component);
  }
}
