package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.item.ComputedParts;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import java.util.Set;

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

  public QueryWriter(
      EntityModel entity, TableModel table, LinkedKeyModel key, KeyNames names, Set<String> taken) {
    this.taken = taken;
    this.entity = entity;
    this.table = table;
    this.key = key;
    this.names = names;
  }

  public void addTo(TypeSource.Builder type) {
    // A local index has the partition key of the table.
    LinkedKeyModel owner = key.index() != null && key.index().isLocal() ? entity.primaryKey() : key;
    KeyArguments arguments = KeyArguments.ofQuery(entity, key);
    Code check = ArgumentCode.check(entity, key.settled());
    StagedQuery query = StagedQuery.ofEntity(entity, key, table, names);
    SortStage first =
        query.addTo(
            type,
            QueryCode.method(key.name(), Javadocs.query(key, entity), arguments.given())
                .addCode(check)
                .addCode(ComputedParts.of(entity, arguments))
                .addCode(QueryCode.partitions(KeyCode.OF_ENTITY, owner)),
            QueryCode.partition(owner, names),
            taken);
    key.acrossPart()
        .ifPresent(
            part ->
                new AcrossWriter(
                        key,
                        owner,
                        names,
                        KeyCode.OF_ENTITY,
                        part,
                        AcrossWriter.narrowing(first, part, key, table.settings().delimiter()),
                        query.type(first),
                        query.gives().type(),
                        partitions -> query.begin(first, partitions),
                        sources -> ArgumentCode.check(entity, sources),
                        ArgumentCode.checkValue(entity, part.source()),
                        (values, argument) -> Javadocs.across(key, entity, values, argument))
                    .addTo(type));
  }

  /** Returns the constant that holds the access pattern. */
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

  private ClassName item() {
    return TypeNames.of(entity.type());
  }
}
