package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.GroupModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.SharedSort;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.Span;
import dev.singlet.processor.model.TableModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes a query of an item collection: its method, the record of what it gives by entity, and the
 * stages that narrow it by what the sort keys of all its entities begin with.
 */
final class CollectionQueryWriter {

  private final CollectionModel collection;
  private final CollectionQuery query;
  private final TableModel table;
  private final LinkedKeyModel key;
  private final @Nullable SharedSort shared;
  private final GroupModel group;
  private final QueryType gives;
  private final LinkedKeyModel owner;
  private final String partition;

  /**
   * A writer.
   *
   * @param owner the key whose partition it reads, which for a local index is the primary one
   * @param partition the method that computes the partition key
   */
  CollectionQueryWriter(
      CollectionModel collection,
      CollectionQuery query,
      TableModel table,
      LinkedKeyModel owner,
      String partition) {
    this.collection = collection;
    this.query = query;
    this.table = table;
    this.owner = owner;
    this.partition = partition;
    this.key = collection.keysOn(query.index()).get(0);
    this.shared = SharedSort.of(collection, query).orElse(null);
    this.group = GroupModel.of(collection, query);
    this.gives = QueryType.ofCollection(collection, query.index(), group);
  }

  /** Everything that the keys it computes are made of. */
  Set<Source> sources() {
    Set<Source> sources = new LinkedHashSet<>(key.partition().arguments());
    if (shared != null && shared.key().sort() != null) {
      sources.addAll(shared.key().sort().sources());
    }
    return sources;
  }

  /**
   * Adds all of it.
   *
   * @param taken the names of classes there are already; those of the stages are added
   */
  void addTo(TypeSpec.Builder type, Set<String> taken) {
    boolean filtered =
        shared == null
            ? QueryRange.hasStrangersInSpan(collection, query.index(), table)
            : QueryRange.hasStrangersInPrefix(collection, shared.key(), table);
    type.addField(
        QueryCode.pattern(
            QueryCode.constantName(query.name()),
            "TYPE",
            query.name(),
            collection.type(),
            table.generatedType(),
            query.index(),
            filtered));
    if (shared == null) {
      type.addMethod(wholeQuery());
    } else {
      List<SortStage> stages = SortStage.of(shared.key(), taken);
      type.addMethod(stagedQuery(stages.get(0), shared));
      StagedQuery staged = StagedQuery.ofCollection(collection.generatedType(), shared, gives);
      stages.forEach(stage -> type.addType(new StageWriter(staged, stage).write()));
    }
    type.addType(new GroupWriter(collection, group, Javadocs.queryReference(named())).write());
  }

  private MethodSpec wholeQuery() {
    @Nullable Span span = QueryRange.span(collection, query.index(), table).orElse(null);
    CodeBlock sort =
        span == null
            ? CodeBlock.of("$T.all()", Names.SORT_CONDITION)
            : CodeBlock.of("$T.spanning($S, $S)", Names.SORT_CONDITION, span.first(), span.last());
    CodeBlock condition = CodeBlock.of("new $T($L, $L)", Names.KEY_CONDITION, partition(), sort);
    CodeBlock pattern = CodeBlock.of("$L", QueryCode.constantName(query.name()));
    return method(gives.type()).addStatement("return $L", gives.create(pattern, condition)).build();
  }

  private MethodSpec stagedQuery(SortStage first, SharedSort sort) {
    ClassName stage = collection.generatedType().nestedClass(first.className());
    boolean isText =
        sort.key().key().sort() != null && sort.key().key().sort().type() == ScalarType.S;
    CodeBlock prefix =
        isText
            ? CodeBlock.of(", $L", QueryCode.prefix(sort.key(), KeyCode.OF_COLLECTION))
            : CodeBlock.of("");
    CodeBlock carried =
        first.carried().isEmpty()
            ? CodeBlock.of("")
            : CodeBlock.of(", $L", Words.arguments(first.carried()));
    return method(stage)
        .addStatement("return new $T($L$L$L)", stage, partition(), prefix, carried)
        .build();
  }

  private CodeBlock partition() {
    return owner.partition().isSharded()
        ? CodeBlock.of("partitions")
        : CodeBlock.of("$N($L)", partition, Words.arguments(key.partition().sources()));
  }

  private MethodSpec.Builder method(TypeName returned) {
    Set<Source> sources = key.partition().arguments();
    return MethodSpec.methodBuilder(query.name())
        .addJavadoc(
            """
            Queries $L for all items of the collection, in key order:
            partition {@code $L}.

            $L@return the query
            """,
            Javadocs.where(query.index()),
            Javadocs.plain(key.partition().text()),
            Javadocs.parameters(sources))
        .addJavadoc(Javadocs.refusals(sources, CodeBlock.of("")))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(sources))
        .addCode(QueryCode.partitions(KeyCode.OF_COLLECTION, owner))
        .returns(returned);
  }

  /** The key under the name of the query. */
  private LinkedKeyModel named() {
    return new LinkedKeyModel(
        query.place(), query.name(), key.index(), key.key(), key.partition(), key.sort(), null);
  }
}
