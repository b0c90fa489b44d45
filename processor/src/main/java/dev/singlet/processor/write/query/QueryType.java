package dev.singlet.processor.write.query;

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
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import org.jspecify.annotations.Nullable;

/**
 * What the query method of a linked key or an item collection gives.
 *
 * @param type the query's type
 * @param creation how one is made, up to the arguments
 * @param lastArgument what follows the pattern and the condition, with a comma before it
 * @param isPartial whether it gives no whole items
 */
public record QueryType(TypeName type, Code creation, Code lastArgument, boolean isPartial) {

  private static final Code NONE = Code.of("");

  static QueryType of(EntityModel entity, LinkedKeyModel key, TableModel table) {
    if (key.index() == null || !IndexContent.isPartial(key, entity, table.settings())) {
      return new QueryType(
          QueryCode.type(key.index(), TypeNames.of(entity.type())),
          Code.of("new $T<>", QueryCode.kind(key.index())),
          NONE,
          false);
    }
    if (IndexContent.tellsApart(key, entity, table)) {
      TypeName type =
          TypeNames.of(Generated.partialQuery(entity.type(), key.index(), table.settings()));
      return new QueryType(type, Code.of("new $T", type), NONE, true);
    }
    return new QueryType(
        ParameterizedTypeName.get(Names.PARTIAL_QUERY, TypeNames.of(entity.type())),
        Code.of("new $T<>", Names.PARTIAL_QUERY),
        NONE,
        true);
  }

  public static QueryType ofCollection(
      CollectionModel collection, @Nullable IndexModel index, GroupModel group) {
    return new QueryType(
        ParameterizedTypeName.get(
            QueryCode.kindOfCollection(index),
            TypeNames.of(collection.type()),
            TypeNames.of(group.type())),
        Code.of("new $T<>", QueryCode.kindOfCollection(index)),
        Code.of(", $T::of", group.type()),
        false);
  }

  /** Narrows the query around the call to what is settled with it. */
  Code narrow(Code pattern, Code condition) {
    return isPartial ? create(pattern, condition) : Code.of("narrow($L)", condition);
  }

  /** Makes a query. */
  public Code create(Code pattern, Code condition) {
    return Code.of("$L($L, $L$L)", creation, pattern, condition, lastArgument);
  }
}
