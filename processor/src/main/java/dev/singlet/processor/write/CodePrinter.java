package dev.singlet.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.CodeParts;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Map;
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
   * Goes into a class.
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

  void javadoc(CodeBlock javadoc) {
    if (!javadoc.isEmpty()) {
      text.beginJavadoc();
      code(javadoc);
      text.endJavadoc();
    }
  }

  /** Prints a block of code. */
  void code(CodeBlock code) {
    List<Object> arguments = CodeParts.arguments(code);
    int next = 0;
    for (String part : CodeParts.formats(code)) {
      // Most parts are text, and a switch on them would hash each.
      if (part.length() != 2 || part.charAt(0) != '$') {
        text.print(part);
        continue;
      }
      switch (part.charAt(1)) {
        case 'L' -> literal(arguments.get(next++));
        case 'N' -> text.print((String) arguments.get(next++));
        case 'S' -> string((String) arguments.get(next++));
        case 'T' -> type((TypeName) arguments.get(next++));
        case '$' -> text.print("$");
        case '>' -> text.indent();
        case '<' -> text.unindent();
        case '[' -> text.beginStatement();
        case ']' -> text.endStatement();
        case 'Z' -> {}
        case 'W' -> text.print(" ");
        default -> text.print(part);
      }
    }
  }

  private void literal(@Nullable Object literal) {
    if (literal instanceof CodeBlock code) {
      code(code);
    } else {
      text.print(String.valueOf(literal));
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
   * @param isVarargs whether it is that of a last parameter of any number of arguments
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
      annotations(type);
      wildcard(wildcard);
    } else {
      annotations(type);
      text.print(
          type instanceof TypeVariableName variable
              ? variable.name()
              : type.withoutAnnotations().toString());
    }
  }

  /** The outermost dimension comes first. */
  private void brackets(ArrayTypeName type, boolean isVarargs) {
    if (type.isAnnotated()) {
      text.print(" ");
      annotations(type);
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
      annotations(type);
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

  /** Annotations of a use of a type stand before the last part of its name. */
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
    annotations(annotations, " ");
    text.print(name.simpleName());
  }

  private void annotations(TypeName type) {
    annotations(type.annotations(), " ");
  }

  /**
   * Prints annotations.
   *
   * @param end what stands behind each
   */
  void annotations(List<AnnotationSpec> annotations, String end) {
    for (AnnotationSpec annotation : annotations) {
      text.print("@");
      type(annotation.type());
      if (!annotation.members().isEmpty()) {
        text.print("(");
        members(annotation.members());
        text.print(")");
      }
      text.print(end);
    }
  }

  private void members(Map<String, List<CodeBlock>> members) {
    boolean hasOnlyValue = members.size() == 1 && members.containsKey("value");
    String before = "";
    for (Map.Entry<String, List<CodeBlock>> member : members.entrySet()) {
      text.print(before).print(hasOnlyValue ? "" : member.getKey() + " = ");
      boolean isArray = member.getValue().size() > 1;
      text.print(isArray ? "{" : "");
      String between = "";
      for (CodeBlock value : member.getValue()) {
        text.print(between);
        code(value);
        between = ", ";
      }
      text.print(isArray ? "}" : "");
      before = ", ";
    }
  }
}
