package dev.singlet.processor.read.element;

import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.PrimitiveType;
import dev.singlet.processor.model.type.VariableType;
import dev.singlet.processor.model.type.WildcardType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Names the compiler's types as the model does, without their annotations. */
public final class JavaTypes {

  private JavaTypes() {}

  public static ClassType of(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    Element each = type;
    for (; each instanceof TypeElement; each = each.getEnclosingElement()) {
      names.addFirst(each.getSimpleName().toString());
    }
    String packageName =
        each instanceof PackageElement named ? named.getQualifiedName().toString() : "";
    return new ClassType(packageName, List.copyOf(names));
  }

  public static JavaType of(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return PrimitiveType.valueOf(type.getKind().name());
    }
    if (type instanceof DeclaredType declared) {
      return declared(declared);
    }
    if (type instanceof javax.lang.model.type.ArrayType array) {
      return new ArrayType(of(array.getComponentType()));
    }
    if (type instanceof TypeVariable variable) {
      return new VariableType(variable.asElement().getSimpleName().toString());
    }
    if (type instanceof javax.lang.model.type.WildcardType wildcard) {
      return wildcard(wildcard);
    }
    throw new IllegalArgumentException(type + " has no name");
  }

  private static JavaType declared(DeclaredType type) {
    ClassType name = of((TypeElement) type.asElement());
    TypeMirror outer = type.getEnclosingType();
    boolean isInner =
        outer.getKind() != TypeKind.NONE
            && !type.asElement().getModifiers().contains(Modifier.STATIC);
    GenericType enclosing = isInner && of(outer) instanceof GenericType generic ? generic : null;
    List<JavaType> arguments = type.getTypeArguments().stream().map(JavaTypes::of).toList();
    return enclosing == null && arguments.isEmpty()
        ? name
        : new GenericType(enclosing, name, arguments);
  }

  private static JavaType wildcard(javax.lang.model.type.WildcardType type) {
    if (type.getSuperBound() != null) {
      return new WildcardType(true, of(type.getSuperBound()));
    }
    TypeMirror bound = type.getExtendsBound();
    return new WildcardType(false, bound == null ? ClassType.OBJECT : of(bound));
  }
}
