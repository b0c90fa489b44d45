package dev.singlet.processor.source;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Describes what types, methods and fields have in common.
 *
 * @param <B> the builder
 */
abstract class Declaration<B extends Declaration<B>> {

  final String name;
  final Code.Builder javadoc = Code.builder();
  final List<AnnotationSource> annotations = new ArrayList<>();
  final Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
  final List<TypeVariableName> typeVariables = new ArrayList<>();

  Declaration(String name) {
    this.name = name;
  }

  /** Refuses a name that can't be declared. A model with errors may have any name. */
  static void check(String name) {
    if (!SourceVersion.isName(name)) {
      throw new IllegalArgumentException("No name in Java: " + name);
    }
  }

  abstract B self();

  public final B addJavadoc(String format, @Nullable Object... arguments) {
    javadoc.add(format, arguments);
    return self();
  }

  public final B addJavadoc(Code text) {
    javadoc.add(text);
    return self();
  }

  public final B addAnnotation(AnnotationSource annotation) {
    annotations.add(annotation);
    return self();
  }

  public final B addAnnotation(ClassName annotation) {
    return addAnnotation(new AnnotationSource(annotation));
  }

  public final B addAnnotation(Class<?> annotation) {
    return addAnnotation(ClassName.get(annotation));
  }

  public final B addAnnotations(List<AnnotationSource> more) {
    annotations.addAll(more);
    return self();
  }

  public final B addModifiers(Modifier... more) {
    return addModifiers(List.of(more));
  }

  public final B addModifiers(Iterable<Modifier> more) {
    more.forEach(modifiers::add);
    return self();
  }

  public final B addTypeVariable(TypeVariableName variable) {
    typeVariables.add(variable);
    return self();
  }

  public final B addTypeVariables(List<TypeVariableName> more) {
    typeVariables.addAll(more);
    return self();
  }
}
