package dev.singlet.processor.print;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.source.AnnotationSource;
import dev.singlet.processor.source.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints code and the types in it. */
final class CodePrinter {

  private final IndentedText text;
  private final Imports imports;
  private final ClassScopes scopes = new ClassScopes();

  CodePrinter(IndentedText text, Imports imports) {
    this.text = text;
    this.imports = imports;
  }

  /**
   * Enters a class.
   *
   * @param members the simple names of the classes in it
   */
  void enter(ClassName name, List<String> members) {
    scopes.enter(name, members);
    text.indent();
  }

  void leave() {
    scopes.leave();
    text.unindent();
  }

  void javadoc(Code javadoc) {
    if (!javadoc.isEmpty()) {
      text.beginJavadoc();
      code(javadoc);
      text.endJavadoc();
    }
  }

  /** Prints a piece of code. */
  void code(Code code) {
    for (Code.Part part : code.parts()) {
      if (part instanceof Code.Text words) {
        text.print(words.text());
      } else if (part instanceof Code.Type name) {
        type(name.type());
      } else if (part instanceof Code.Inner inner) {
        code(inner.code());
      } else if (part instanceof Code.Literal literal) {
        string(literal.value());
      } else if (part == Code.Mark.INDENT) {
        text.indent();
      } else {
        text.unindent();
      }
    }
  }

  private void string(@Nullable String value) {
    if (value == null) {
      text.print("null");
      return;
    }
    text.print("\"");
    int printed = 0;
    for (int i = 0; i < value.length(); i++) {
      String escaped = escaped(value.charAt(i));
      if (escaped != null) {
        text.print(value.substring(printed, i)).print(escaped);
        printed = i + 1;
      }
    }
    text.print(printed == 0 ? value : value.substring(printed)).print("\"");
  }

  private static @Nullable String escaped(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\b' -> "\\b";
      case '\t' -> "\\t";
      case '\n' -> "\\n";
      case '\f' -> "\\f";
      case '\r' -> "\\r";
      default -> Character.isISOControl(c) ? String.format("\\u%04x", (int) c) : null;
    };
  }

  void type(TypeName type) {
    type(type, false);
  }

  /**
   * Prints a type.
   *
   * @param isVarargs true if it is the type of a variable-arity parameter
   */
  void type(TypeName type, boolean isVarargs) {
    if (type instanceof ArrayTypeName array) {
      TypeName component = array.componentType();
      while (component instanceof ArrayTypeName inner) {
        component = inner.componentType();
      }
      type(component);
      brackets(array, isVarargs);
    } else if (type instanceof ParameterizedTypeName parameterized) {
      parameterized(parameterized);
    } else if (type instanceof ClassName name) {
      className(name);
    } else if (type instanceof WildcardTypeName wildcard) {
      uses(type.annotations());
      wildcard(wildcard);
    } else {
      uses(type.annotations());
      text.print(
          type instanceof TypeVariableName variable
              ? variable.name()
              : type.withoutAnnotations().toString());
    }
  }

  /** Prints the brackets of an array type, the outermost dimension first. */
  private void brackets(ArrayTypeName type, boolean isVarargs) {
    if (type.isAnnotated()) {
      text.print(" ");
      uses(type.annotations());
    }
    if (type.componentType() instanceof ArrayTypeName inner) {
      text.print("[]");
      brackets(inner, isVarargs);
    } else {
      text.print(isVarargs ? "..." : "[]");
    }
  }

  private void parameterized(ParameterizedTypeName type) {
    ParameterizedTypeName enclosing = type.enclosingType();
    if (enclosing == null) {
      className(type.rawType(), type.annotations());
    } else {
      parameterized(enclosing);
      text.print(".");
      uses(type.annotations());
      text.print(type.rawType().simpleName());
    }
    if (!type.typeArguments().isEmpty()) {
      text.print("<");
      types(type.typeArguments(), ", ");
      text.print(">");
    }
  }

  private void wildcard(WildcardTypeName type) {
    text.print("?");
    if (!type.lowerBounds().isEmpty()) {
      text.print(" super ");
      types(type.lowerBounds(), " & ");
    } else if (!type.upperBounds().equals(List.of(ClassName.OBJECT))) {
      text.print(" extends ");
      types(type.upperBounds(), " & ");
    }
  }

  private void types(List<? extends TypeName> types, String separator) {
    String before = "";
    for (TypeName type : types) {
      text.print(before);
      type(type);
      before = separator;
    }
  }

  /** Prints the parameters of a generic class or method. */
  void typeVariables(List<TypeVariableName> variables) {
    if (variables.isEmpty()) {
      return;
    }
    String before = "<";
    for (TypeVariableName variable : variables) {
      text.print(before);
      text.print(variable.name());
      if (!variable.bounds().isEmpty()) {
        text.print(" extends ");
        types(variable.bounds(), " & ");
      }
      before = ", ";
    }
    text.print(">");
  }

  private void className(ClassName name) {
    className(name, name.annotations());
  }

  /** Prints a class name. Annotations of a use of a type are before the last part of its name. */
  private void className(ClassName name, List<AnnotationSpec> annotations) {
    ClassName enclosing = name.enclosingClassName();
    if (annotations.isEmpty()) {
      String inScope = scopes.nameOf(name);
      if (inScope != null) {
        text.print(inScope);
      } else {
        imports.name(name, text.position());
      }
      return;
    }
    if (enclosing != null) {
      className(enclosing);
      text.print(".");
    } else {
      imports.qualifier(name.withoutAnnotations(), text.position());
    }
    uses(annotations);
    text.print(name.simpleName());
  }

  /** Prints the annotations of a use of a type, which have no members. */
  private void uses(List<AnnotationSpec> annotations) {
    for (AnnotationSpec annotation : annotations) {
      text.print("@");
      type(annotation.type());
      text.print(" ");
    }
  }

  /** Prints the annotations of a class or a member, each on its own line. */
  void annotations(List<AnnotationSource> annotations) {
    for (AnnotationSource annotation : annotations) {
      text.print("@");
      type(annotation.type());
      if (!annotation.value().isEmpty()) {
        text.print("(");
        code(annotation.value());
        text.print(")");
      }
      text.print("\n");
    }
  }
}
