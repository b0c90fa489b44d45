package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Validate;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.ComponentMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
      Annotated.find(method, Validate.class)
          .filter(
              annotation ->
                  methods.isUsable(
                      method, problem(method, annotation, names), SourcePlace.of(method)))
          .flatMap(annotation -> read(record, method, annotation))
          .ifPresent(read::add);
    }
    return read;
  }

  private Optional<ValidateModel> read(
      TypeElement record, ExecutableElement method, Annotated annotation) {
    String name = method.getSimpleName().toString();
    String message = annotation.string("message").value();
    return methods
        .parameters(record, method)
        .map(parameters -> ValidateModel.of(name, parameters, message));
  }

  private String problem(ExecutableElement method, Annotated annotation, Set<String> names) {
    String problem = methods.problem(method);
    if (!problem.isEmpty()) {
      return problem;
    }
    if (method.getParameters().isEmpty()) {
      return "has no parameters, so it checks nothing. Let it take the components that it checks";
    }
    if (!names.add(method.getSimpleName().toString())) {
      return "has the name of another @Validate method. Give it another name";
    }
    TypeMirror type = method.getReturnType();
    if (isBoolean(type)) {
      return "";
    }
    if (!isText(type)) {
      return "must return a boolean that is true if the values are valid, or the"
          + " errors: a @Nullable"
          + " String, or a List or Stream of Strings";
    }
    return annotation.isWritten("message")
        ? "returns the errors, so the message of @Validate would never be shown. Remove the"
            + " message, or return a boolean"
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
