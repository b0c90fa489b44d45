package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.GroupModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import org.jspecify.annotations.Nullable;

/**
 * The type of query that the method of a linked key or an item collection returns.
 *
 * @param type the query's type
 * @param lastArgument the argument of its constructor after the pattern and the condition, with a
 *     comma before it
 * @param isPartial true if the index does not hold whole items
 */
public record QueryType(TypeName type, Code lastArgument, boolean isPartial) {

  private static final Code NONE = Code.of("");

  static QueryType of(EntityModel entity, LinkedKeyModel key, TableModel table) {
    ClassName item = TypeNames.of(entity.type());
    IndexModel index = key.index();
    if (index == null || !IndexContent.isPartial(key, entity, table.settings())) {
      return new QueryType(ParameterizedTypeName.get(ofWhole(index), item), NONE, false);
    }
    TypeName partial =
        IndexContent.tellsApart(key, entity, table)
            ? TypeNames.of(Generated.partialQuery(entity.type(), index, table.settings()))
            : ParameterizedTypeName.get(Names.PARTIAL_QUERY, item);
    return new QueryType(partial, NONE, true);
  }

  public static QueryType ofCollection(
      CollectionModel collection, @Nullable IndexModel index, GroupModel group) {
    return new QueryType(
        ParameterizedTypeName.get(
            isConsistent(index) ? Names.CONSISTENT_COLLECTION_QUERY : Names.COLLECTION_QUERY,
            TypeNames.of(collection.type()),
            TypeNames.of(group.type())),
        Code.of(", $T::of", group.type()),
        false);
  }

  /** Returns the class of queries of whole items. */
  static ClassName ofWhole(@Nullable IndexModel index) {
    return isConsistent(index) ? Names.CONSISTENT_QUERY : Names.QUERY;
  }

  /** Returns whether DynamoDB can read the table or the index consistently. */
  private static boolean isConsistent(@Nullable IndexModel index) {
    return index == null || index.isLocal();
  }

  /** Narrows the query whose method this is in. */
  Code narrow(Code pattern, Code condition) {
    return isPartial ? create(pattern, condition) : Code.of("narrow($L)", condition);
  }

  /** Makes a query. */
  public Code create(Code pattern, Code condition) {
    Code name =
        type instanceof ParameterizedTypeName generic
            ? Code.of("$T<>", generic.rawType())
            : Code.of("$T", type);
    return Code.of("new $L($L, $L$L)", name, pattern, condition, lastArgument);
  }
}
