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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints code and the names of types, with the indentation of where they are. */
final class CodePrinter {

  /** How much deeper the further lines of a statement are, as those of a text block. */
  private static final int FURTHER_LINES = 2;

  private final StringBuilder text = new StringBuilder(32_768);
  private final Imports imports;

  /** The classes around what is printed, the innermost first. */
  private final Deque<ClassScope> scopes = new ArrayDeque<>();

  private final IdentityHashMap<ClassName, Boolean> isOfFile = new IdentityHashMap<>();
  private int depth;
  private boolean isInJavadoc;
  private boolean isAtLineStart = true;
  private boolean isInStatement;
  private boolean isInFurtherLine;

  CodePrinter(Imports imports) {
    this.imports = imports;
  }

  /**
   * A class that is being printed.
   *
   * @param name its name
   * @param members the simple names of the classes in it
   */
  record ClassScope(ClassName name, List<String> members) {}

  /** All that was printed, as a file. */
  String file() {
    return imports.complete(text.toString());
  }

  void enter(ClassScope scope) {
    scopes.push(scope);
    depth++;
  }

  void leave() {
    scopes.pop();
    depth--;
  }

  void indent() {
    depth++;
  }

  void unindent() {
    depth--;
  }

  void javadoc(CodeBlock javadoc) {
    if (!javadoc.isEmpty()) {
      print("/**\n");
      isInJavadoc = true;
      code(javadoc);
      endLine();
      isInJavadoc = false;
      print(" */\n");
    }
  }

  /** Ends a line that has text in it. */
  void endLine() {
    if (!isAtLineStart) {
      print("\n");
    }
  }

  CodePrinter print(String part) {
    int start = 0;
    for (int end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', start)) {
      line(part, start, end);
      if (isInJavadoc && isAtLineStart) {
        indentation();
        text.append(" *");
      }
      text.append('\n');
      isAtLineStart = true;
      if (isInStatement && !isInFurtherLine) {
        depth += FURTHER_LINES;
        isInFurtherLine = true;
      }
      start = end + 1;
    }
    line(part, start, part.length());
    return this;
  }

  private void line(String part, int start, int end) {
    if (start < end) {
      beginLine();
      boolean isWhole = end - start == part.length();
      text.append(isWhole ? part : part.substring(start, end));
    }
  }

  private void beginLine() {
    if (isAtLineStart) {
      indentation();
      text.append(isInJavadoc ? " * " : "");
      isAtLineStart = false;
    }
  }

  private void indentation() {
    for (int i = 0; i < depth; i++) {
      text.append("  ");
    }
  }

  /** Prints a block of code. */
  void code(CodeBlock code) {
    List<Object> arguments = CodeParts.arguments(code);
    int next = 0;
    for (String part : CodeParts.formats(code)) {
      switch (part) {
        case "$L" -> literal(arguments.get(next++));
        case "$N" -> print((String) arguments.get(next++));
        case "$S" -> string((String) arguments.get(next++));
        case "$T" -> type((TypeName) arguments.get(next++));
        case "$$" -> print("$");
        case "$>" -> depth++;
        case "$<" -> depth--;
        case "$[" -> isInStatement = true;
        case "$]" -> endStatement();
        case "$Z" -> {}
        case "$W" -> print(" ");
        default -> print(part);
      }
    }
  }

  private void endStatement() {
    depth -= isInFurtherLine ? FURTHER_LINES : 0;
    isInFurtherLine = false;
    isInStatement = false;
  }

  private void literal(@Nullable Object literal) {
    if (literal instanceof CodeBlock code) {
      code(code);
    } else {
      print(String.valueOf(literal));
    }
  }

  private void string(@Nullable String value) {
    if (value == null) {
      print("null");
      return;
    }
    beginLine();
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\b' -> text.append("\\b");
        case '\t' -> text.append("\\t");
        case '\n' -> text.append("\\n");
        case '\f' -> text.append("\\f");
        case '\r' -> text.append("\\r");
        default -> {
          if (Character.isISOControl(c)) {
            text.append(String.format("\\u%04x", (int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
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
      print(
          type instanceof TypeVariableName variable
              ? variable.name()
              : type.withoutAnnotations().toString());
    }
  }

  /** The outermost dimension comes first. */
  private void brackets(ArrayTypeName type, boolean isVarargs) {
    if (type.isAnnotated()) {
      print(" ");
      annotations(type);
    }
    if (type.componentType() instanceof ArrayTypeName inner) {
      print("[]");
      brackets(inner, isVarargs);
    } else {
      print(isVarargs ? "..." : "[]");
    }
  }

  private void parameterized(ParameterizedTypeName type) {
    ParameterizedTypeName enclosing = type.enclosingType();
    if (enclosing == null) {
      className(type.rawType(), type.annotations());
    } else {
      parameterized(enclosing);
      print(".");
      annotations(type);
      print(type.rawType().simpleName());
    }
    if (!type.typeArguments().isEmpty()) {
      print("<");
      types(type.typeArguments(), ", ");
      print(">");
    }
  }

  private void wildcard(WildcardTypeName type) {
    print("?");
    if (!type.lowerBounds().isEmpty()) {
      print(" super ");
      types(type.lowerBounds(), " & ");
    } else if (!type.upperBounds().equals(List.of(ClassName.OBJECT))) {
      print(" extends ");
      types(type.upperBounds(), " & ");
    }
  }

  private void types(List<? extends TypeName> types, String separator) {
    String before = "";
    for (TypeName type : types) {
      print(before);
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
      print(before);
      print(variable.name());
      if (!variable.bounds().isEmpty()) {
        print(" extends ");
        types(variable.bounds(), " & ");
      }
      before = ", ";
    }
    print(">");
  }

  private void className(ClassName name) {
    className(name, name.annotations());
  }

  /** Annotations of a use of a type stand before the last part of its name. */
  private void className(ClassName name, List<AnnotationSpec> annotations) {
    ClassName enclosing = name.enclosingClassName();
    if (annotations.isEmpty()) {
      beginLine();
      if (!isOfFile(name) || !nameInScope(name)) {
        imports.name(name, text.length());
      }
      return;
    }
    if (enclosing != null) {
      className(enclosing);
      print(".");
    } else {
      beginLine();
      imports.qualifier(name.withoutAnnotations(), text.length());
    }
    annotations(annotations, " ");
    print(name.simpleName());
  }

  private boolean isOfFile(ClassName name) {
    ClassScope file = scopes.peekLast();
    return file != null
        && isOfFile.computeIfAbsent(name, n -> isSame(n.topLevelClassName(), file.name()));
  }

  /** Comparing class names as a whole makes texts of both. */
  private static boolean isSame(ClassName one, ClassName other) {
    return one.simpleName().equals(other.simpleName())
        && one.packageName().equals(other.packageName());
  }

  /** Names a class of this file by as little as tells it from those around. */
  private boolean nameInScope(ClassName name) {
    for (ClassName part = name; part != null; part = part.enclosingClassName()) {
      ClassName found = declared(part.simpleName());
      if (found != null && found.canonicalName().equals(part.canonicalName())) {
        List<String> names = name.simpleNames();
        text.append(String.join(".", names.subList(part.simpleNames().size() - 1, names.size())));
        return true;
      }
    }
    return false;
  }

  private @Nullable ClassName declared(String simpleName) {
    ClassName top = null;
    for (ClassScope scope : scopes) {
      if (scope.members().contains(simpleName)) {
        return scope.name().nestedClass(simpleName);
      }
      top = scope.name();
    }
    return top != null && top.simpleName().equals(simpleName) ? top : null;
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
      print("@");
      type(annotation.type());
      if (!annotation.members().isEmpty()) {
        print("(");
        members(annotation.members());
        print(")");
      }
      print(end);
    }
  }

  private void members(Map<String, List<CodeBlock>> members) {
    boolean hasOnlyValue = members.size() == 1 && members.containsKey("value");
    String before = "";
    for (Map.Entry<String, List<CodeBlock>> member : members.entrySet()) {
      print(before).print(hasOnlyValue ? "" : member.getKey() + " = ");
      boolean isArray = member.getValue().size() > 1;
      print(isArray ? "{" : "");
      String between = "";
      for (CodeBlock value : member.getValue()) {
        print(between);
        code(value);
        between = ", ";
      }
      print(isArray ? "}" : "");
      before = ", ";
    }
  }
}
