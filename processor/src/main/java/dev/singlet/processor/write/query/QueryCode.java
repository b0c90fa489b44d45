package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Parts of the query methods of entities and of item collections. */
public final class QueryCode {

  private QueryCode() {}

  /** Begins the method of a query. */
  public static MethodSource.Builder method(String name, Code javadoc, Set<Source> arguments) {
    return MethodSource.methodBuilder(name)
        .addJavadoc(javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(arguments));
  }

  /** Returns the constant that holds an access pattern. */
  public static FieldSource pattern(
      String field,
      String type,
      String name,
      ClassName item,
      ClassName table,
      @Nullable IndexModel index,
      boolean filtered) {
    Code schema =
        index == null ? Code.of("null") : Code.of("$T.SCHEMA.index($S)", table, index.name());
    return FieldSource.builder(
            ParameterizedTypeName.get(Names.ACCESS_PATTERN, item),
            field,
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("new $T<>($L, $S, $L, $L)", Names.ACCESS_PATTERN, type, name, schema, filtered)
        .build();
  }

  /** Makes the partitions that a query reads, if there are several. */
  public static Code partitions(KeyCode keys, LinkedKeyModel owner) {
    return owner.isSharded()
        ? Code.of("$T partitions = $L;\n", Names.PARTITIONS, keys.shards(owner))
        : Code.of("");
  }

  /** Returns the partition that a query reads, or the variable that holds several. */
  public static Code partition(LinkedKeyModel owner, KeyNames names) {
    if (owner.isSharded()) {
      return Code.of("partitions");
    }
    Code values = owner.partitionHalves().stream().map(names::call).collect(Code.joining(", "));
    return owner.partition().size() == 1
        ? values
        : Code.of("$T.of($L)", Names.PARTITION_KEY, values);
  }

  /** Returns the constant of an entity's class that holds an access pattern. */
  public static String fieldOfEntity(String pattern) {
    return Words.constant(pattern) + "_QUERY";
  }
}
