package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.GroupModel;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;
import org.jspecify.annotations.Nullable;

/**
 * What the query method of a linked key or an item collection gives.
 *
 * @param type the query's type
 * @param creation how one is made, up to the arguments
 * @param lastArgument what follows the pattern and the condition, with a comma before it
 */
record QueryType(TypeName type, CodeBlock creation, CodeBlock lastArgument) {

  private static final CodeBlock NONE = CodeBlock.of("");

  static QueryType of(EntityModel entity, LinkedKeyModel key, TableModel table) {
    if (key.index() == null || !IndexContent.isPartial(key, entity, table.settings())) {
      return new QueryType(
          QueryCode.type(key.index(), entity.type()),
          CodeBlock.of("new $T<>", QueryCode.kind(key.index())),
          NONE);
    }
    if (IndexContent.tellsApart(key, entity, table)) {
      TypeName type = Generated.partialQuery(entity.type(), key.index(), table.settings());
      return new QueryType(type, CodeBlock.of("new $T", type), NONE);
    }
    return new QueryType(
        ParameterizedTypeName.get(Names.PARTIAL_QUERY, entity.type()),
        CodeBlock.of("new $T<>", Names.PARTIAL_QUERY),
        NONE);
  }

  static QueryType ofCollection(
      CollectionModel collection, @Nullable IndexModel index, GroupModel group) {
    return new QueryType(
        ParameterizedTypeName.get(
            QueryCode.kindOfCollection(index), collection.type(), group.type()),
        CodeBlock.of("new $T<>", QueryCode.kindOfCollection(index)),
        CodeBlock.of(", $T::of", group.type()));
  }

  /** Makes a query. */
  CodeBlock create(CodeBlock pattern, CodeBlock condition) {
    return CodeBlock.of("$L($L, $L$L)", creation, pattern, condition, lastArgument);
  }
}
