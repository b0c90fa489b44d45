package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.SharedSort;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import java.util.Collection;
import java.util.function.Function;

/**
 * A query that its sort key narrows, as its stages refer to it.
 *
 * @param owner the class that holds the stages
 * @param key the key, whose sort template is narrowed from left to right
 * @param isWhole whether that is all of the sort keys it finds
 * @param keys how the class computes keys
 * @param pattern what refers to the access pattern
 * @param gives what the query gives
 * @param checks what refuses arguments
 */
record StagedQuery(
    ClassName owner,
    LinkedKeyModel key,
    boolean isWhole,
    KeyCode keys,
    String pattern,
    QueryType gives,
    Function<Collection<Source>, CodeBlock> checks) {

  static StagedQuery ofEntity(EntityModel entity, LinkedKeyModel key, TableModel table) {
    return new StagedQuery(
        entity.generatedType(),
        key,
        true,
        KeyCode.OF_ENTITY,
        QueryCode.ofEntity(key.name()),
        QueryType.of(entity, key, table),
        sources -> ArgumentCode.check(entity, sources));
  }

  static StagedQuery ofCollection(ClassName owner, SharedSort sort, QueryType gives) {
    return new StagedQuery(
        owner,
        sort.key(),
        sort.isWhole(),
        KeyCode.OF_COLLECTION,
        QueryCode.constantName(sort.key().name()),
        gives,
        sources -> CodeBlock.of(""));
  }
}
