package dev.singlet.processor.print;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/** Prints the descriptions of classes as source files, in one pass. */
public final class SourcePrinter {

  private static final Modifier[] MODIFIERS = Modifier.values();

  private final IndentedText text = new IndentedText();
  private final CodePrinter code;

  /** Returns the classes of {@code java.lang} that are not imported if nothing hides them. */
  public static Set<String> javaLang() {
    return Imports.JAVA_LANG;
  }

  private SourcePrinter(Imports imports) {
    this.code = new CodePrinter(text, imports);
  }

  /**
   * Returns a source file of classes, records and interfaces.
   *
   * @param hidden the classes of {@code java.lang} that mean others in its package
   * @param meanings returns the meaning of a name in the package
   */
  public static GeneratedSource file(
      ClassName name, TypeSource type, Set<String> hidden, UnaryOperator<String> meanings) {
    Imports imports = new Imports(name.packageName(), type, hidden);
    SourcePrinter printer = new SourcePrinter(imports);
    printer.type(name, type);
    String body = printer.text.toString();
    String file = imports.complete(body);
    List<GeneratedSource.Obscured> obscured = new ArrayList<>();
    imports
        .obscured(body)
        .forEach((t, by) -> obscured.add(new GeneratedSource.Obscured(t, meanings.apply(by))));
    return new GeneratedSource(name.canonicalName(), Layout.apply(file), obscured, List.of());
  }

  private void type(ClassName name, TypeSource type) {
    List<String> members = type.types().stream().map(TypeSource::name).toList();
    code.javadoc(type.javadoc());
    code.annotations(type.annotations());
    boolean isInterface = type.kind() == TypeSource.Kind.INTERFACE;
    modifiers(type.modifiers(), isInterface ? Set.of(Modifier.STATIC) : Set.of());
    text.print(keyword(type.kind())).print(type.name());
    code.typeVariables(type.typeVariables());
    if (type.kind() == TypeSource.Kind.RECORD) {
      components(type);
    }
    if (isInterface) {
      supertypes(" extends ", type.superinterfaces());
    } else {
      if (!type.superclass().equals(ClassName.OBJECT)) {
        supertypes(" extends ", List.of(type.superclass()));
      }
      supertypes(" implements ", type.superinterfaces());
    }
    text.print(" {\n");
    code.enter(name, members);
    members(name, type);
    code.leave();
    text.print("}\n");
  }

  private static String keyword(TypeSource.Kind kind) {
    return switch (kind) {
      case CLASS -> "class ";
      case RECORD -> "record ";
      case INTERFACE -> "interface ";
    };
  }

  private void components(TypeSource type) {
    for (MethodSource method : type.methods()) {
      if (method.isConstructor()) {
        text.print("(");
        parameters(method);
        text.print(")");
      }
    }
  }

  private void members(ClassName name, TypeSource type) {
    String gap = "";
    for (boolean isStatic : new boolean[] {true, false}) {
      for (FieldSource field : type.fields()) {
        if (field.modifiers().contains(Modifier.STATIC) == isStatic) {
          text.print(gap);
          field(field);
          gap = "\n";
        }
      }
    }
    for (boolean isConstructor : new boolean[] {true, false}) {
      for (MethodSource method : type.methods()) {
        boolean isPrinted = !isCanonical(method, type) || !method.code().isEmpty();
        if (method.isConstructor() == isConstructor && isPrinted) {
          text.print(gap);
          method(method, type);
          gap = "\n";
        }
      }
    }
    for (TypeSource nested : type.types()) {
      text.print(gap);
      type(name.nestedClass(nested.name()), nested);
      gap = "\n";
    }
  }

  private void supertypes(String keyword, List<TypeName> types) {
    String before = keyword;
    for (TypeName type : types) {
      text.print(before);
      code.type(type);
      before = ", ";
    }
  }

  private void field(FieldSource field) {
    code.javadoc(field.javadoc());
    code.annotations(field.annotations());
    modifiers(field.modifiers(), Set.of());
    code.type(field.type());
    text.print(" ").print(field.name());
    Code initializer = field.initializer();
    if (!initializer.isEmpty()) {
      text.print(" = ");
      code.code(initializer);
    }
    text.print(";\n");
  }

  private static boolean isCanonical(MethodSource method, TypeSource type) {
    return method.isConstructor() && type.kind() == TypeSource.Kind.RECORD;
  }

  private void method(MethodSource method, TypeSource owner) {
    code.javadoc(method.javadoc());
    code.annotations(method.annotations());
    modifiers(method.modifiers(), Set.of());
    if (!method.typeVariables().isEmpty()) {
      code.typeVariables(method.typeVariables());
      text.print(" ");
    }
    if (method.isConstructor()) {
      text.print(owner.name());
    } else {
      code.type(method.returnType());
      text.print(" ").print(method.name());
    }
    if (!isCanonical(method, owner)) {
      text.print("(");
      parameters(method);
      text.print(")");
    }
    text.print(" {\n");
    text.indent();
    code.code(method.code());
    text.endLine();
    text.unindent();
    text.print("}\n");
  }

  private void parameters(MethodSource method) {
    List<ParameterSource> parameters = method.parameters();
    for (int i = 0; i < parameters.size(); i++) {
      ParameterSource parameter = parameters.get(i);
      text.print(i == 0 ? "" : ", ");
      code.type(parameter.type(), method.varargs() && i == parameters.size() - 1);
      text.print(" ").print(parameter.name());
    }
  }

  private void modifiers(Set<Modifier> modifiers, Set<Modifier> implicit) {
    for (Modifier modifier : MODIFIERS) {
      if (modifiers.contains(modifier) && !implicit.contains(modifier)) {
        text.print(modifier.toString()).print(" ");
      }
    }
  }
}
