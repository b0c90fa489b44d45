package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the query method of a named linked key, and the stages that narrow it: one for each part
 * of the sort key that the arguments of the partition leave open, from left to right.
 */
final class QueryWriter {

  private final EntityModel entity;
  private final TableModel table;
  private final LinkedKeyModel key;
  private final KeyNames names;
  private final Set<String> taken;
  private final StagedQuery query;

  QueryWriter(
      EntityModel entity, TableModel table, LinkedKeyModel key, KeyNames names, Set<String> taken) {
    this.taken = taken;
    this.entity = entity;
    this.table = table;
    this.key = key;
    this.names = names;
    this.query = StagedQuery.ofEntity(entity, key, table);
  }

  void addTo(TypeSpec.Builder type) {
    List<SortStage> stages = SortStage.of(key, taken);
    type.addMethod(stages.isEmpty() ? wholeQuery() : stagedQuery(stages.get(0)));
    for (SortStage stage : stages) {
      type.addType(new StageWriter(query, stage).write());
    }
  }

  /** The constant that holds the access pattern. */
  FieldSpec pattern() {
    boolean filtered =
        !QueryRange.strangersIn(entity, key, table).isEmpty()
            && IndexContent.tellsApart(key, entity, table);
    return QueryCode.pattern(
        QueryCode.fieldOfEntity(key.name()),
        "INSTANCE",
        key.name(),
        item(),
        table.generatedType(),
        key.index(),
        filtered);
  }

  private MethodSpec stagedQuery(SortStage first) {
    ClassName stage = entity.generatedType().nestedClass(first.className());
    CodeBlock prefix =
        key.key().sort() == null || key.key().sort().type() != ScalarType.S
            ? CodeBlock.of("")
            : CodeBlock.of(", $L", QueryCode.prefix(key, KeyCode.OF_ENTITY));
    CodeBlock carried =
        first.carried().isEmpty()
            ? CodeBlock.of("")
            : CodeBlock.of(", $L", Words.arguments(first.carried()));
    return method(stage)
        .addStatement("return new $T($L$L$L)", stage, partition(), prefix, carried)
        .build();
  }

  private MethodSpec wholeQuery() {
    CodeBlock sort =
        key.sort() == null
            ? CodeBlock.of("$T.all()", Names.SORT_CONDITION)
            : CodeBlock.of(
                "$T.equalTo($N($L))",
                Names.SORT_CONDITION,
                names.sort(key),
                Words.arguments(key.sort().sources()));
    return method(query.gives().type())
        .addStatement(
            "return $L($L, new $T($L, $L))",
            query.gives().creation(),
            QueryCode.ofEntity(key.name()),
            Names.KEY_CONDITION,
            partition(),
            sort)
        .build();
  }

  private MethodSpec.Builder method(TypeName returned) {
    return MethodSpec.methodBuilder(key.name())
        .addJavadoc(Javadocs.query(key, item(), ArgumentCode.check(entity, partitionSources())))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(partitionSources()))
        .addCode(ArgumentCode.check(entity, partitionSources()))
        .addCode(QueryCode.partitions(KeyCode.OF_ENTITY, partitionOwner()))
        .returns(returned);
  }

  private CodeBlock partition() {
    LinkedKeyModel owner = partitionOwner();
    return owner.partition().isSharded()
        ? CodeBlock.of("partitions")
        : CodeBlock.of("$N($L)", names.partition(owner), Words.arguments(partitionSources()));
  }

  /** A local index has the partition key of the table. */
  private LinkedKeyModel partitionOwner() {
    return key.index() != null && key.index().isLocal() ? entity.primaryKey() : key;
  }

  private Set<Source> partitionSources() {
    return key.partition().arguments();
  }

  private ClassName item() {
    return entity.type();
  }
}
