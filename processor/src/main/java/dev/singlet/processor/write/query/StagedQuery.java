package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.SharedSort;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Words;
import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A query that its sort key narrows, as its stages refer to it.
 *
 * @param owner the class that holds the stages
 * @param key the key, whose sort template is narrowed from left to right
 * @param condition what it asks of the key
 * @param pattern what refers to the access pattern
 * @param gives what the query gives
 * @param checks what refuses arguments
 * @param endChecks what refuses the ends of a range
 * @param delimiter what follows text of varying length
 */
public record StagedQuery(
    ClassName owner,
    LinkedKeyModel key,
    KeyConditionCode condition,
    String pattern,
    QueryType gives,
    Function<Collection<Source>, Code> checks,
    Function<Source, Code> endChecks,
    char delimiter) {

  static StagedQuery ofEntity(
      EntityModel entity, LinkedKeyModel key, TableModel table, KeyNames names) {
    return new StagedQuery(
        TypeNames.of(entity.generatedType()),
        key,
        new KeyConditionCode(key, true, KeyCode.OF_ENTITY, names::call),
        QueryCode.ofEntity(key.name()),
        QueryType.of(entity, key, table),
        sources -> ArgumentCode.check(entity, sources),
        source -> ArgumentCode.checkEnds(entity, source),
        table.settings().delimiter());
  }

  public static StagedQuery ofCollection(
      ClassName owner, SharedSort sort, QueryType gives, TableModel table) {
    return new StagedQuery(
        owner,
        sort.key(),
        KeyConditionCode.ofCollection(sort.key(), sort.isWhole()),
        QueryCode.constantName(sort.key().name()),
        gives,
        sources -> Code.of(""),
        source -> Code.of(""),
        table.settings().delimiter());
  }

  /** The type of the query that a stage narrows; what the query gives if there is none. */
  public TypeName type(@Nullable SortStage stage) {
    return stage == null ? gives.type() : owner.nestedClass(stage.className());
  }

  /** Narrows a query, within the class of the stage that does so. */
  Code narrow(@Nullable SortStage next, Code condition) {
    return next == null ? gives.narrow(Code.of("$L", pattern), condition) : create(next, condition);
  }

  /** Makes the query that a stage narrows, or the one that is not narrowed further. */
  public Code create(@Nullable SortStage stage, Code condition) {
    if (stage == null) {
      return gives.create(Code.of("$L", pattern), condition);
    }
    Code carried =
        stage.carried().isEmpty() ? Code.of("") : Code.of(", $L", Words.arguments(stage.carried()));
    return Code.of("new $T($L$L)", type(stage), condition, carried);
  }
}
