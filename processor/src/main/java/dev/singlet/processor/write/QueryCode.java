package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.IndexModel;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** What the query methods of entities and of item collections have in common. */
final class QueryCode {

  private QueryCode() {}

  /** The constant that holds an access pattern. */
  static FieldSpec pattern(
      String field,
      String type,
      String name,
      ClassName item,
      ClassName table,
      @Nullable IndexModel index,
      boolean filtered) {
    CodeBlock schema =
        index == null
            ? CodeBlock.of("null")
            : CodeBlock.of("$T.SCHEMA.index($S)", table, index.name());
    return FieldSpec.builder(
            ParameterizedTypeName.get(Names.ACCESS_PATTERN, item),
            field,
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("new $T<>($L, $S, $L, $L)", Names.ACCESS_PATTERN, type, name, schema, filtered)
        .build();
  }

  static String constantName(String pattern) {
    return Words.constant(pattern);
  }

  /** The constant of an entity's class that holds an access pattern. */
  static String fieldOfEntity(String pattern) {
    return Words.constant(pattern) + "_QUERY";
  }

  /** How the class of an entity refers to an access pattern. */
  static String ofEntity(String pattern) {
    return "Type." + fieldOfEntity(pattern);
  }

  /**
   * The kind of query there is of the table or an index: a global index can't read consistently.
   */
  static ClassName kind(@Nullable IndexModel index) {
    return index == null || index.isLocal() ? Names.CONSISTENT_QUERY : Names.QUERY;
  }

  static TypeName type(@Nullable IndexModel index, ClassName item) {
    return ParameterizedTypeName.get(kind(index), item);
  }

  /** Adds a pattern and its query method to a class. */
  static void add(TypeSpec.Builder type, FieldSpec pattern, MethodSpec method) {
    type.addField(pattern);
    type.addMethod(method);
  }
}
