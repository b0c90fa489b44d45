package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;

/**
 * What the query method of a linked key gives.
 *
 * @param type the query's type
 * @param creation how one is made, up to the arguments
 */
record QueryType(TypeName type, CodeBlock creation) {

  static QueryType of(EntityModel entity, LinkedKeyModel key, TableModel table) {
    if (key.index() == null || !IndexContent.isPartial(key, entity, table.settings())) {
      return new QueryType(
          QueryCode.type(key.index(), entity.type()),
          CodeBlock.of("new $T<>", QueryCode.kind(key.index())));
    }
    if (IndexContent.tellsApart(key, entity, table)) {
      TypeName type = Generated.partialQuery(entity.type(), key.index(), table.settings());
      return new QueryType(type, CodeBlock.of("new $T", type));
    }
    return new QueryType(
        ParameterizedTypeName.get(Names.PARTIAL_QUERY, entity.type()),
        CodeBlock.of("new $T<>", Names.PARTIAL_QUERY));
  }
}
