package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the query method of a named linked key, and the stages that narrow it: one for each part
 * of the sort key that the arguments of the partition leave open, from left to right.
 */
public final class QueryWriter {

  private final EntityModel entity;
  private final TableModel table;
  private final LinkedKeyModel key;
  private final KeyNames names;
  private final Set<String> taken;
  private final StagedQuery query;

  public QueryWriter(
      EntityModel entity, TableModel table, LinkedKeyModel key, KeyNames names, Set<String> taken) {
    this.taken = taken;
    this.entity = entity;
    this.table = table;
    this.key = key;
    this.names = names;
    this.query = StagedQuery.ofEntity(entity, key, table, names);
  }

  public void addTo(TypeSource.Builder type) {
    List<SortStage> stages = SortStage.of(key, taken);
    type.addMethod(method(stages.isEmpty() ? null : stages.get(0)));
    for (SortStage stage : stages) {
      type.addType(new StageWriter(query, stage).write());
    }
  }

  /** The constant that holds the access pattern. */
  public FieldSource pattern() {
    return QueryCode.pattern(
        QueryCode.fieldOfEntity(key.name()),
        "INSTANCE",
        key.name(),
        item(),
        TypeNames.of(table.generatedType()),
        key.index(),
        IndexContent.isFiltered(key, entity, table));
  }

  private MethodSource method(@Nullable SortStage first) {
    Set<Source> arguments = key.arguments();
    Code check = ArgumentCode.check(entity, arguments);
    Code condition = query.condition().start(QueryCode.partition(partitionOwner(), names), first);
    return MethodSource.methodBuilder(key.name())
        .addJavadoc(Javadocs.query(key, item(), check))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(arguments))
        .addCode(check)
        .addCode(QueryCode.partitions(KeyCode.OF_ENTITY, partitionOwner()))
        .returns(query.type(first))
        .addStatement("return $L", query.create(first, condition))
        .build();
  }

  /** A local index has the partition key of the table. */
  private LinkedKeyModel partitionOwner() {
    return key.index() != null && key.index().isLocal() ? entity.primaryKey() : key;
  }

  private ClassName item() {
    return TypeNames.of(entity.type());
  }
}
