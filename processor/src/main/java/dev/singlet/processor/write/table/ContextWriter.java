package dev.singlet.processor.write.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.table.ContextSource;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Writes the methods that take the sources of values in the context of writes. */
final class ContextWriter {

  private ContextWriter() {}

  static void addTo(TypeSource.Builder type, TableModel table) {
    for (ContextSource source : ContextSource.of(table)) {
      TypeName value = TypeNames.of(source.uses().get(0).type());
      TypeName supplier =
          ParameterizedTypeName.get(
              ClassName.get(Supplier.class), WildcardTypeName.subtypeOf(TypeNames.nullable(value)));
      type.addMethod(
              method(source)
                  .addJavadoc(
                      """
                      {@return the source of $L, for {@code client.with(...)}}
                      @param source gives the value to write; null for none. It is asked once for
                      each call, on the calling thread
                      """,
                      written(source))
                  .addParameter(supplier, "source")
                  .addStatement(
                      "return new $T(SCHEMA, $S, source)", Names.CONTEXT_VALUE, source.name())
                  .build())
          .addMethod(
              method(source)
                  .addJavadoc(
                      """
                      {@return the value of $L, for {@code client.with(...)}}
                      @param value the value to write
                      """,
                      written(source))
                  .addParameter(value, "value")
                  .addStatement("return $N(() -> value)", source.name())
                  .build());
    }
  }

  private static MethodSource.Builder method(ContextSource source) {
    return MethodSource.staticMethod(source.name()).returns(Names.CONTEXT_VALUE);
  }

  private static Code written(ContextSource source) {
    return Code.of(
        "$L",
        source.uses().stream()
            .map(use -> "{@code " + use.entity().name() + "." + use.attribute().component() + "}")
            .distinct()
            .collect(Collectors.joining(", ")));
  }
}
