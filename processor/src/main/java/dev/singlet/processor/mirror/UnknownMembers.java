package dev.singlet.processor.mirror;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.diag.SourcePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Annotations with members that their types don't have. javac reports these itself, but shows the
 * annotation as if the members were not written. A diagnostic about something missing in the
 * annotation would then be wrong. Other compilers don't show such annotations.
 */
public final class UnknownMembers {

  private static final String OURS = "dev.singlet.annotation.";

  private final Trees trees;

  private UnknownMembers(Trees trees) {
    this.trees = trees;
  }

  /** Returns a test of whether a place is at such an annotation, or at an element with one. */
  public static Predicate<SourcePlace> in(ProcessingEnvironment environment) {
    return SourceTypes.isOfJavac(environment)
        ? new UnknownMembers(Trees.instance(environment))::areAt
        : place -> false;
  }

  /**
   * Returns whether a place has such an annotation. On an element, any of Singlet's annotations
   * counts.
   */
  private boolean areAt(SourcePlace place) {
    Element element = place.element();
    AnnotationMirror annotation = place.annotation();
    List<Written> written = written(Reporter.inSource(element));
    if (annotation == null) {
      return written.stream().anyMatch(each -> each.name().startsWith(OURS) && each.isWrong());
    }
    List<AnnotationMirror> shown = new ArrayList<>();
    String name = annotation.getAnnotationType().toString();
    element.getAnnotationMirrors().forEach(mirror -> collect(mirror, name, shown));
    int index = shown.indexOf(annotation);
    List<Written> alike = written.stream().filter(each -> each.name().equals(name)).toList();
    // The compiler shows repeated annotations in the order  they are written.
    return index >= 0 && shown.size() == alike.size() && alike.get(index).isWrong();
  }

  private static void collect(AnnotationMirror mirror, String name, List<AnnotationMirror> found) {
    if (mirror.getAnnotationType().toString().equals(name)) {
      found.add(mirror);
    }
    for (AnnotationValue value : mirror.getElementValues().values()) {
      collect(value, name, found);
    }
  }

  private static void collect(AnnotationValue value, String name, List<AnnotationMirror> found) {
    if (value.getValue() instanceof AnnotationMirror inner) {
      collect(inner, name, found);
    } else if (value.getValue() instanceof List<?> items) {
      items.forEach(item -> collect((AnnotationValue) item, name, found));
    }
  }

  /** An annotation in source. */
  private record Written(String name, boolean isWrong) {}

  private List<Written> written(Element element) {
    List<Written> written = new ArrayList<>();
    TreePath path = trees.getPath(element);
    ModifiersTree modifiers = path == null ? null : modifiers(path.getLeaf());
    if (modifiers != null) {
      new TreePathScanner<@Nullable Void, @Nullable Void>() {
        @Override
        public @Nullable Void visitAnnotation(AnnotationTree node, @Nullable Void none) {
          TreePath type = new TreePath(getCurrentPath(), node.getAnnotationType());
          if (trees.getElement(type) instanceof TypeElement annotation) {
            boolean isWrong = node.getArguments().stream().anyMatch(a -> !has(annotation, name(a)));
            written.add(new Written(annotation.getQualifiedName().toString(), isWrong));
          }
          return super.visitAnnotation(node, null);
        }
      }.scan(new TreePath(path, modifiers), null);
    }
    return written;
  }

  private static @Nullable ModifiersTree modifiers(Tree declaration) {
    if (declaration instanceof ClassTree type) {
      return type.getModifiers();
    }
    if (declaration instanceof MethodTree method) {
      return method.getModifiers();
    }
    return declaration instanceof VariableTree variable ? variable.getModifiers() : null;
  }

  /** Returns the member that an argument belongs to. */
  private static String name(ExpressionTree argument) {
    return argument instanceof AssignmentTree assigned
        ? assigned.getVariable().toString()
        : "value";
  }

  private static boolean has(TypeElement annotation, String member) {
    return ElementFilter.methodsIn(annotation.getEnclosedElements()).stream()
        .anyMatch(method -> method.getSimpleName().contentEquals(member));
  }
}
