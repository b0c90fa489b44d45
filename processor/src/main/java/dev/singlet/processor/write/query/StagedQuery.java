package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.RangedPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Words;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A query that is narrowed part by part of its sort key.
 *
 * @param owner the class that holds the stages
 * @param key the key, whose sort templates are narrowed from left to right
 * @param condition writes the condition on the key
 * @param pattern refers to the access pattern
 * @param reference refers to the method of the query in documentation
 * @param gives the type of the query
 * @param checks refuses arguments that violate constraints
 * @param texts gives the user's text of an argument; empty if there is none
 * @param delimiter the text after text of varying length
 */
public record StagedQuery(
    ClassName owner,
    LinkedKeyModel key,
    KeyConditionCode condition,
    Code pattern,
    String reference,
    QueryType gives,
    Function<Collection<Source>, Code> checks,
    Function<Source, String> texts,
    String delimiter) {

  static StagedQuery ofEntity(
      EntityModel entity, LinkedKeyModel key, TableModel table, KeyNames names) {
    return new StagedQuery(
        TypeNames.of(entity.generatedType()),
        key,
        new KeyConditionCode(key, true, KeyCode.OF_ENTITY, names::call),
        Code.of("Type.$L", QueryCode.fieldOfEntity(key.name())),
        Javadocs.queryReference(key, KeyArguments.ofQuery(entity, key).given()),
        QueryType.of(entity, key, table),
        sources -> ArgumentCode.check(entity, sources),
        entity::text,
        table.settings().delimiter());
  }

  public static StagedQuery ofCollection(
      ClassName owner, SharedSort sort, QueryType gives, TableModel table) {
    return new StagedQuery(
        owner,
        sort.key(),
        KeyConditionCode.ofCollection(sort.key(), sort.isWhole()),
        Code.of("$L", Words.constant(sort.key().name())),
        Javadocs.queryReference(sort.key(), sort.key().arguments()),
        gives,
        sources -> Code.of(""),
        source -> "",
        table.settings().delimiter());
  }

  /**
   * Adds the method that begins the query, and a class for each stage.
   *
   * @param method the method without its return statement
   * @param taken the names of existing classes; those of the stages are added
   * @return the stage that narrows the query first; null if none does
   */
  public @Nullable SortStage addTo(
      TypeSource.Builder type, MethodSource.Builder method, Code partition, Set<String> taken) {
    List<SortStage> stages = SortStage.of(key, taken);
    SortStage first = stages.isEmpty() ? null : stages.get(0);
    type.addMethod(
        method.returns(type(first)).addStatement("return $L", begin(first, partition)).build());
    for (SortStage stage : stages) {
      RangedPart part = ranged(stage);
      TupleWriter tuple =
          part.tuple().isEmpty() ? null : TupleWriter.of(this, stage, part.tuple(), taken);
      type.addType(new StageWriter(this, stage, part, tuple).write());
      if (tuple != null) {
        type.addType(tuple.type());
      }
    }
    return first;
  }

  /** Begins the query of a partition. */
  public Code begin(@Nullable SortStage first, Code partition) {
    return create(first, condition.start(partition, first));
  }

  /** Returns the type of the query that a stage narrows, or of the one that no stage does. */
  public TypeName type(@Nullable SortStage stage) {
    return stage == null ? gives.type() : owner.nestedClass(stage.className());
  }

  /** Narrows a query, in the class of the stage that does so. */
  Code narrow(@Nullable SortStage next, Code condition) {
    return next == null ? gives.narrow(pattern, condition) : create(next, condition);
  }

  private RangedPart ranged(SortStage stage) {
    return new RangedPart(key, stage.attribute(), stage.position(), delimiter);
  }

  /** Appends a part of the sort key to a text, or to the place of an end. */
  Code append(int attribute, int position, Code variable) {
    Part.Value value = (Part.Value) parts(attribute).get(position);
    boolean mustSort =
        isFollowed(attribute, position) && !key.inAnyOrder().contains(value.source());
    String end = Template.endOfValue(parts(attribute), position);
    return condition.keys().append(value, variable, mustSort, end);
  }

  /** Returns whether more can follow a part of the sort key. */
  boolean isFollowed(int attribute, int position) {
    return position < parts(attribute).size() - 1 || !condition.isWhole(attribute);
  }

  private List<Part> parts(int attribute) {
    return key.sort().get(attribute).parts();
  }

  private Code create(@Nullable SortStage stage, Code condition) {
    if (stage == null) {
      return gives.create(pattern, condition);
    }
    Code carried =
        stage.carried().isEmpty() ? Code.of("") : Code.of(", $L", Words.arguments(stage.carried()));
    return Code.of("new $T($L$L)", type(stage), condition, carried);
  }
}
