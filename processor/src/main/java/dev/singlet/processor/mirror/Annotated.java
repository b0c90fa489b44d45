package dev.singlet.processor.mirror;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.diag.TypeText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * An annotation on an element. Its values, defaults included, have their places. A value that was
 * not written has the place of the annotation.
 */
public final class Annotated implements Subject {

  /** The value that javac shows in an annotation that it reports itself. */
  private static final String ERRONEOUS = "<error>";

  private final Element element;
  private final AnnotationMirror mirror;
  private final AnnotationMirror placed;
  private final Map<String, AnnotationValue> overrides;

  private Annotated(Element element, AnnotationMirror mirror) {
    this(element, mirror, mirror, Map.of());
  }

  private Annotated(
      Element element,
      AnnotationMirror mirror,
      AnnotationMirror placed,
      Map<String, AnnotationValue> overrides) {
    this.element = element;
    this.mirror = mirror;
    this.placed = placed;
    this.overrides = overrides;
  }

  /** Returns an annotation of a type within the declaration of an element. */
  public static Annotated of(Element element, AnnotationMirror mirror) {
    return new Annotated(element, mirror);
  }

  /**
   * Returns the same annotation as a part of a composed annotation, with the place of the composed
   * one.
   *
   * @param whole the composed annotation
   * @param renamed the values of the composed annotation that replace values of this one
   */
  public Annotated partOf(Annotated whole, Map<String, String> renamed) {
    Map<String, AnnotationValue> replaced = new HashMap<>();
    renamed.forEach((name, other) -> replaced.put(name, whole.value(other)));
    return new Annotated(whole.element, mirror, whole.placed, replaced);
  }

  /** Returns whether an element has an annotation of the given type. */
  public static boolean has(Element element, Class<?> type) {
    return find(element, type).isPresent();
  }

  /** Returns the annotation of the given type on an element. */
  public static Optional<Annotated> find(Element element, Class<?> type) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (annotationType(mirror).getQualifiedName().contentEquals(type.getCanonicalName())) {
        return Optional.of(new Annotated(element, mirror));
      }
    }
    return Optional.empty();
  }

  /** Returns the annotations of a repeatable type on an element, with or without a container. */
  public static List<Annotated> findAll(Element element, Class<?> type, Class<?> container) {
    return find(element, container)
        .map(annotated -> annotated.annotations("value"))
        .orElseGet(() -> find(element, type).stream().toList());
  }

  /** Returns all annotations on an element. */
  public static List<Annotated> all(Element element) {
    List<Annotated> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      all.add(new Annotated(element, mirror));
    }
    return all;
  }

  /** Returns the qualified name of the annotation's type. */
  public String typeName() {
    return type().getQualifiedName().toString();
  }

  /** The annotation's type. */
  public TypeElement type() {
    return annotationType(mirror);
  }

  private static TypeElement annotationType(AnnotationMirror mirror) {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  @Override
  public Place place() {
    return new SourcePlace(element, placed, null);
  }

  @Override
  public String label() {
    return "@" + TypeText.of(typeName());
  }

  /** Returns its values as text, by name. */
  public Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (ExecutableElement method :
        ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      Object value = value(name).getValue();
      texts.put(name, value instanceof String text ? text : value(name).toString());
    }
    return texts;
  }

  public Valued<String> string(String name) {
    return valued(name, value -> (String) value.getValue());
  }

  public Valued<Boolean> bool(String name) {
    return valued(name, value -> (Boolean) value.getValue());
  }

  public Valued<Long> number(String name) {
    return valued(name, value -> ((Number) value.getValue()).longValue());
  }

  public <E extends Enum<E>> Valued<E> constant(String name, Class<E> type) {
    return valued(
        name,
        value ->
            Enum.valueOf(type, ((VariableElement) value.getValue()).getSimpleName().toString()));
  }

  public Valued<TypeMirror> type(String name) {
    return valued(name, value -> (TypeMirror) value.getValue());
  }

  public List<Valued<TypeMirror>> types(String name) {
    return items(name, item -> new Valued<>((TypeMirror) item.getValue(), place(item)));
  }

  public List<Valued<String>> strings(String name) {
    return items(name, item -> new Valued<>((String) item.getValue(), place(item)));
  }

  public List<String> constantNames(String name) {
    return items(name, item -> ((VariableElement) item.getValue()).getSimpleName().toString());
  }

  public List<Annotated> annotations(String name) {
    return items(name, item -> new Annotated(element, (AnnotationMirror) item.getValue()));
  }

  /** Returns whether a value was written, and not left at its default. */
  public boolean isWritten(String name) {
    return overrides.containsKey(name) || written(name) != null;
  }

  private interface Reading<T> {
    T read(AnnotationValue value);
  }

  private <T> Valued<T> valued(String name, Reading<T> reading) {
    AnnotationValue value = value(name);
    return new Valued<>(read(value, name, reading), isWritten(name) ? place(value) : place());
  }

  private <T> List<T> items(String name, Reading<T> reading) {
    List<T> items = new ArrayList<>();
    for (Object item : read(value(name), name, value -> (List<?>) value.getValue())) {
      items.add(read((AnnotationValue) item, name, reading));
    }
    return items;
  }

  /**
   * Reads a value. For wrong source, a compiler may show any value, or a text that marks the error.
   */
  private <T> T read(AnnotationValue value, String name, Reading<T> reading) {
    if (value.getValue().equals(ERRONEOUS)) {
      throw new Unresolved(typeName() + "." + name);
    }
    try {
      return reading.read(value);
    } catch (ClassCastException erroneous) {
      throw new Unresolved(typeName() + "." + name);
    }
  }

  private AnnotationValue value(String name) {
    AnnotationValue replaced = overrides.get(name);
    if (replaced != null) {
      return replaced;
    }
    AnnotationValue written = written(name);
    if (written != null) {
      return written;
    }
    for (Element member : type().getEnclosedElements()) {
      if (member instanceof ExecutableElement method
          && method.getSimpleName().contentEquals(name)
          && method.getDefaultValue() != null) {
        return method.getDefaultValue();
      }
    }
    // A value without a default was not written.
    throw new Unresolved(typeName() + "." + name);
  }

  private @Nullable AnnotationValue written(String name) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return entry.getValue();
      }
    }
    return null;
  }

  private Place place(AnnotationValue value) {
    return placed.equals(mirror) ? new SourcePlace(element, mirror, value) : place();
  }
}
