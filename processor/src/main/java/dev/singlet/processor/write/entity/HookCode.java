package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.annotation.ItemHook;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the hooks that see the records of an entity. */
final class HookCode {

  private static final String CONSTANT = "HOOKS";

  private HookCode() {}

  /** Adds the hooks to the class of an entity's type, if it has any. */
  static void addTo(TypeSource.Builder type, EntityModel entity) {
    if (entity.hooks().isEmpty()) {
      return;
    }
    TypeName list =
        ParameterizedTypeName.get(
            ClassName.get(List.class),
            ParameterizedTypeName.get(
                ClassName.get(ItemHook.class),
                WildcardTypeName.supertypeOf(TypeNames.of(entity.type()))));
    Code hooks =
        entity.hooks().stream()
            .map(hook -> Code.of("new $T()", hook.type()))
            .collect(Code.joining(", "));
    type.addField(FieldSource.constant(list, CONSTANT, "$T.of($L)", List.class, hooks))
        .addMethod(
            MethodSource.overriding(Modifier.PROTECTED, "hooks")
                .returns(list)
                .addStatement("return $N", CONSTANT)
                .build());
  }
}
