package dev.singlet.processor.read.type;

import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.element.Absence;
import dev.singlet.processor.read.element.Compiler;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The parts of a component's type that are {@code @Nullable}, and one of its parts. Compilers
 * before JDK 22 show only the annotations in source: those in class files are read from there.
 *
 * @param marked the paths of these parts, as {@link
 *     dev.singlet.processor.mirror.TypeAnnotation#path} has them
 * @param path the path of the part
 */
record NullableParts(Set<String> marked, String path) {

  static final NullableParts NONE = new NullableParts(Set.of(), "");

  private static final String ELEMENT = "[";

  /** Returns the parts of a type. */
  static NullableParts of(TypeMirror type) {
    Set<String> marked = new HashSet<>();
    collect(type, "", marked);
    return new NullableParts(marked, "");
  }

  /** Returns the parts of a component, at the type of its values. */
  static NullableParts of(Element component, Compiler compiler) {
    TypeMirror type = component.asType();
    NullableParts parts = of(type);
    if (component instanceof RecordComponentElement ofRecord) {
      compiler.classFiles().annotations(ofRecord).stream()
          .filter(annotation -> annotation.simpleName().equals("Nullable"))
          .forEach(annotation -> parts.marked.add(annotation.path()));
    }
    return Absence.wrapping(type) == Wrapping.OPTIONAL ? parts.argument(0) : parts;
  }

  private static void collect(TypeMirror type, String path, Set<String> marked) {
    if (Absence.isMarkedNullable(type)) {
      marked.add(path);
    }
    if (type instanceof ArrayType array) {
      collect(array.getComponentType(), path + ELEMENT, marked);
    } else if (type instanceof DeclaredType declared) {
      List<? extends TypeMirror> arguments = declared.getTypeArguments();
      for (int i = 0; i < arguments.size(); i++) {
        collect(arguments.get(i), path + i + ";", marked);
      }
    }
  }

  /** Returns a type argument of this part. */
  NullableParts argument(int index) {
    return new NullableParts(marked, path + index + ";");
  }

  /** Returns the elements of this part, which is an array. */
  NullableParts element() {
    return new NullableParts(marked, path + ELEMENT);
  }

  boolean isMarked() {
    return marked.contains(path);
  }
}
