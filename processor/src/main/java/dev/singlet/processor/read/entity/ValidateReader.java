package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Validate;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.ValidateModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.ComponentMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the {@code @Validate} methods of a record. */
final class ValidateReader {

  private final Compiler compiler;
  private final ComponentMethod methods;

  ValidateReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.methods = new ComponentMethod(compiler, "@Validate", Code.INVALID_VALIDATE, report);
  }

  List<ValidateModel> read(TypeElement record) {
    List<ValidateModel> read = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (ExecutableElement method : ElementFilter.methodsIn(record.getEnclosedElements())) {
      compiler
          .annotation(method, Validate.class)
          .filter(annotation -> methods.isUsable(method, problem(method, annotation, names)))
          .flatMap(
              annotation ->
                  methods
                      .parameters(record, method)
                      .map(
                          parameters ->
                              new ValidateModel(
                                  method.getSimpleName().toString(),
                                  parameters,
                                  annotation.string("message").value())))
          .ifPresent(read::add);
    }
    return read;
  }

  private String problem(ExecutableElement method, Annotated annotation, Set<String> names) {
    String problem = methods.problem(method);
    if (!problem.isEmpty()) {
      return problem;
    }
    if (method.getParameters().isEmpty()) {
      return "takes nothing, so that it checks nothing. Let it take components";
    }
    if (!names.add(method.getSimpleName().toString())) {
      return "has the name of another @Validate method. Give it its own";
    }
    TypeMirror type = method.getReturnType();
    if (isBoolean(type)) {
      return "";
    }
    if (!isText(type)) {
      return "must give a boolean, whether all is right; or what is wrong: a @Nullable String, or a"
          + " List or Stream of them";
    }
    return annotation.isWritten("message")
        ? "says itself what is wrong, so that nothing would show the message of @Validate. Take it"
            + " away, or give a boolean"
        : "";
  }

  private static boolean isBoolean(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN;
  }

  private boolean isText(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    TypeMirror text = compiler.elements().getTypeElement("java.lang.String").asType();
    return compiler.types().isSameType(type, text)
        || Stream.of("java.lang.Iterable", "java.util.stream.Stream")
            .map(name -> compiler.elements().getTypeElement(name))
            .map(several -> compiler.types().getDeclaredType(several, text))
            .anyMatch(several -> compiler.types().isAssignable(type, several));
  }
}
