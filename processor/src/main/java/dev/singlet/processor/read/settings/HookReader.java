package dev.singlet.processor.read.settings;

import dev.singlet.annotation.ItemHook;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.HookModel;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.type.Converters;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the hooks of a table. */
record HookReader(Compiler compiler, Report report) {

  private static final String HOOK = Objects.requireNonNull(ItemHook.class.getCanonicalName());

  /** Returns the hooks that can be used. The others are reported. */
  List<HookModel> read(List<Valued<TypeMirror>> named) {
    List<HookModel> hooks = new ArrayList<>();
    for (Valued<TypeMirror> each : named) {
      if (each.value().getKind() == TypeKind.ERROR) {
        throw new Unresolved(each.value().toString());
      }
      TypeElement type = Compiler.element(each.value());
      Optional<TypeElement> seen = seen(each.value());
      String problem = Converters.problem(type);
      if (problem.isEmpty() && seen.isEmpty()) {
        problem =
            "doesn't tell whose records it sees. Let it implement ItemHook with an entity, or with"
                + " an interface above entities";
      }
      if (hooks.stream().anyMatch(hook -> hook.type().equals(Compiler.name(type)))) {
        problem = "is there twice. Name it once";
      }
      if (!problem.isEmpty()) {
        report.add(
            "The hook %s %s.", Code.INVALID_HOOK, each.place(), type.getSimpleName(), problem);
      } else if (Access.check("hook", type, each.place(), report)) {
        hooks.add(
            new HookModel(
                each.place(),
                Compiler.name(type),
                seen.orElseThrow().getQualifiedName().toString()));
      }
    }
    return hooks;
  }

  /** Returns the type whose records a hook sees; empty if it is a type variable. */
  private Optional<TypeElement> seen(TypeMirror hook) {
    return Optional.ofNullable(compiler.elements().getTypeElement(HOOK))
        .flatMap(above -> compiler.superType(hook, above))
        .filter(above -> above.getTypeArguments().size() == 1)
        .map(above -> above.getTypeArguments().get(0))
        .filter(argument -> argument.getKind() == TypeKind.DECLARED)
        .map(Compiler::element)
        .filter(type -> type.getTypeParameters().isEmpty());
  }
}
