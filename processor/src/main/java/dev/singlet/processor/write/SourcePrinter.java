package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.write.CodePrinter.ClassScope;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Prints classes that JavaPoet's types describe. JavaPoet itself prints each file twice, the first
 * time to find out what to import. It tells nobody what the components of a record are: here they
 * are the parameters of its constructor.
 */
final class SourcePrinter {

  private static final Set<Modifier> OF_INTERFACE_METHODS =
      Set.of(Modifier.PUBLIC, Modifier.ABSTRACT);

  private static final Modifier[] MODIFIERS = Modifier.values();

  private final CodePrinter code;

  private SourcePrinter(CodePrinter code) {
    this.code = code;
  }

  /** A source file of classes, records and interfaces. */
  static String file(ClassName name, TypeSpec type, boolean importsJavaLang) {
    CodePrinter code = new CodePrinter(new Imports(name.packageName(), type, importsJavaLang));
    new SourcePrinter(code).type(name, type);
    return code.file();
  }

  private void type(ClassName name, TypeSpec type) {
    List<String> members = type.typeSpecs().stream().map(TypeSpec::name).toList();
    code.javadoc(type.javadoc());
    code.annotations(type.annotations(), "\n");
    boolean isInterface = type.kind() == TypeSpec.Kind.INTERFACE;
    modifiers(type.modifiers(), isInterface ? Set.of(Modifier.STATIC) : Set.of());
    code.print(keyword(type.kind())).print(type.name());
    code.typeVariables(type.typeVariables());
    if (type.kind() == TypeSpec.Kind.RECORD) {
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
    code.print(" {\n");
    code.enter(new ClassScope(name, members));
    members(name, type, isInterface ? OF_INTERFACE_METHODS : Set.of());
    code.leave();
    code.print("}\n");
  }

  private static String keyword(TypeSpec.Kind kind) {
    return switch (kind) {
      case CLASS -> "class ";
      case RECORD -> "record ";
      case INTERFACE -> "interface ";
      default -> throw new IllegalArgumentException(kind.name());
    };
  }

  private void components(TypeSpec type) {
    for (MethodSpec method : type.methodSpecs()) {
      if (method.isConstructor()) {
        code.print("(");
        parameters(method);
        code.print(")");
      }
    }
  }

  private void members(ClassName name, TypeSpec type, Set<Modifier> implicit) {
    String gap = "";
    for (boolean isStatic : new boolean[] {true, false}) {
      for (FieldSpec field : type.fieldSpecs()) {
        if (field.modifiers().contains(Modifier.STATIC) == isStatic) {
          code.print(gap);
          field(field);
          gap = "\n";
        }
      }
    }
    for (boolean isConstructor : new boolean[] {true, false}) {
      for (MethodSpec method : type.methodSpecs()) {
        boolean isPrinted = !isCanonical(method, type) || !method.code().isEmpty();
        if (method.isConstructor() == isConstructor && isPrinted) {
          code.print(gap);
          method(method, type, implicit);
          gap = "\n";
        }
      }
    }
    for (TypeSpec nested : type.typeSpecs()) {
      code.print(gap);
      type(name.nestedClass(nested.name()), nested);
      gap = "\n";
    }
  }

  private void supertypes(String keyword, List<TypeName> types) {
    String before = keyword;
    for (TypeName type : types) {
      code.print(before);
      code.type(type);
      before = ", ";
    }
  }

  private void field(FieldSpec field) {
    code.javadoc(field.javadoc());
    code.annotations(field.annotations(), "\n");
    modifiers(field.modifiers(), Set.of());
    code.type(field.type());
    code.print(" ").print(field.name());
    CodeBlock initializer = field.initializer();
    if (!initializer.isEmpty()) {
      code.print(" = ");
      code.code(initializer);
    }
    code.print(";\n");
  }

  private static boolean isCanonical(MethodSpec method, TypeSpec type) {
    return method.isConstructor() && type.kind() == TypeSpec.Kind.RECORD;
  }

  private void method(MethodSpec method, TypeSpec owner, Set<Modifier> implicit) {
    code.javadoc(method.javadoc());
    code.annotations(method.annotations(), "\n");
    modifiers(method.modifiers(), implicit);
    if (!method.typeVariables().isEmpty()) {
      code.typeVariables(method.typeVariables());
      code.print(" ");
    }
    if (method.isConstructor()) {
      code.print(owner.name());
    } else {
      code.type(method.returnType());
      code.print(" ").print(method.name());
    }
    if (!isCanonical(method, owner)) {
      code.print("(");
      parameters(method);
      code.print(")");
    }
    supertypes(" throws ", method.exceptions());
    if (method.modifiers().contains(Modifier.ABSTRACT)) {
      code.print(";\n");
      return;
    }
    code.print(" {\n");
    code.indent();
    code.code(method.code());
    code.endLine();
    code.unindent();
    code.print("}\n");
  }

  private void parameters(MethodSpec method) {
    List<ParameterSpec> parameters = method.parameters();
    for (int i = 0; i < parameters.size(); i++) {
      ParameterSpec parameter = parameters.get(i);
      code.print(i == 0 ? "" : ", ");
      code.annotations(parameter.annotations(), " ");
      modifiers(parameter.modifiers(), Set.of());
      code.type(parameter.type(), method.varargs() && i == parameters.size() - 1);
      code.print(" ").print(parameter.name());
    }
  }

  private void modifiers(Set<Modifier> modifiers, Set<Modifier> implicit) {
    if (modifiers.isEmpty()) {
      return;
    }
    for (Modifier modifier : MODIFIERS) {
      if (modifiers.contains(modifier) && !implicit.contains(modifier)) {
        code.print(modifier.toString()).print(" ");
      }
    }
  }
}
