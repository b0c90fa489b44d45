package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ContextModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the description of the components that take their values from the context of writes. */
final class ContextCode {

  private static final String CONSTANT = "FROM_CONTEXT";

  private ContextCode() {}

  /** Returns whether an item keeps the value that its first write took from the context. */
  static boolean keepsValue(AttributeModel attribute) {
    return attribute.context() != null && attribute.isOfCreation();
  }

  /** Adds the description to the class of an entity's type, if it has such components. */
  static void addTo(TypeSource.Builder type, EntityModel entity, TableModel table) {
    List<AttributeModel> given =
        entity.attributes().stream().filter(attribute -> attribute.context() != null).toList();
    if (given.isEmpty()) {
      return;
    }
    TypeName list =
        ParameterizedTypeName.get(
            ClassName.get(List.class),
            ParameterizedTypeName.get(
                Names.CONTEXT_ATTRIBUTE, WildcardTypeName.subtypeOf(Object.class)));
    Code described = given.stream().map(each -> describe(each, table)).collect(Code.joining(", "));
    type.addField(FieldSource.constant(list, CONSTANT, "$T.of($L)", List.class, described))
        .addMethod(
            MethodSource.overriding(Modifier.PUBLIC, "fromContext")
                .returns(list)
                .addStatement("return $N", CONSTANT)
                .build());
  }

  private static Code describe(AttributeModel attribute, TableModel table) {
    ContextModel context = Objects.requireNonNull(attribute.context());
    return Code.of(
        "new $T<>($S, $S, $S, $L, $L, $L)",
        Names.CONTEXT_ATTRIBUTE,
        attribute.component(),
        context.source(),
        table.generatedType().simpleName() + "." + context.source(),
        context.isOfCreation(),
        attribute.isNeverAbsent(),
        AttributeConstants.codec(attribute));
  }
}
