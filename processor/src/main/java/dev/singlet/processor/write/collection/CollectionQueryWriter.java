package dev.singlet.processor.write.collection;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.GroupModel;
import dev.singlet.processor.model.table.QueryRange;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.Span;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import dev.singlet.processor.write.query.AcrossWriter;
import dev.singlet.processor.write.query.QueryCode;
import dev.singlet.processor.write.query.QueryType;
import dev.singlet.processor.write.query.SortStage;
import dev.singlet.processor.write.query.StagedQuery;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes a query of an item collection: its method, the record for its items by entity, and the
 * stages that narrow it by the common beginning of its entities' sort keys.
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
  private final KeyNames names;

  /**
   * Makes a writer.
   *
   * @param owner the key whose partition it reads; for a local index, the primary key
   * @param names the names of the methods that compute the attributes of its partition key
   */
  CollectionQueryWriter(
      CollectionModel collection,
      CollectionQuery query,
      TableModel table,
      LinkedKeyModel owner,
      KeyNames names) {
    this.collection = collection;
    this.query = query;
    this.table = table;
    this.owner = owner;
    this.names = names;
    this.key = collection.key(query);
    this.shared = SharedSort.of(collection, query).orElse(null);
    this.group = GroupModel.of(collection, query);
    this.gives = QueryType.ofCollection(collection, query.index(), group);
  }

  /** Returns all sources of the keys that it computes. */
  Set<Source> sources() {
    Set<Source> sources = new LinkedHashSet<>(key.arguments());
    if (shared != null) {
      shared.key().sort().forEach(template -> sources.addAll(template.sources()));
    }
    return sources;
  }

  /**
   * Adds the query to the class.
   *
   * @param taken the names of existing classes; those of the stages are added
   */
  void addTo(TypeSource.Builder type, Set<String> taken) {
    boolean filtered =
        !table.isWhole()
            || !(shared == null
                    ? QueryRange.strangersInSpan(collection, query.index(), table)
                    : QueryRange.strangersInPrefix(collection, shared.key(), table))
                .isEmpty();
    type.addField(
        QueryCode.pattern(
            Words.constant(query.name()),
            "TYPE",
            query.name(),
            TypeNames.of(collection.type()),
            TypeNames.of(table.generatedType()),
            query.index(),
            filtered));
    Code partition = QueryCode.partition(owner, names);
    if (shared == null) {
      Code pattern = Code.of("$L", Words.constant(query.name()));
      UnaryOperator<Code> begun = partitions -> gives.create(pattern, spanned(partitions));
      type.addMethod(
          method().returns(gives.type()).addStatement("return $L", begun.apply(partition)).build());
      addAcross(type, null, gives.type(), begun);
    } else {
      StagedQuery staged =
          StagedQuery.ofCollection(TypeNames.of(collection.generatedType()), shared, gives, table);
      SortStage first = staged.addTo(type, method(), partition, taken);
      addAcross(
          type,
          first == null ? null : first.forComponent(shared.first()),
          staged.type(first),
          partitions -> staged.begin(first, partitions));
    }
    type.addType(
        new GroupWriter(collection, group, Javadocs.queryReference(key, key.arguments())).write());
  }

  private void addAcross(
      TypeSource.Builder type,
      @Nullable SortStage first,
      TypeName begun,
      UnaryOperator<Code> beginning) {
    key.acrossPart()
        .ifPresent(
            part ->
                new AcrossWriter(
                        key,
                        owner,
                        names,
                        KeyCode.OF_COLLECTION,
                        part,
                        AcrossWriter.narrowing(
                            first,
                            part,
                            shared == null ? key : shared.key(),
                            table.settings().delimiter()),
                        begun,
                        gives.type(),
                        beginning,
                        sources -> Code.of(""),
                        Code.of(""),
                        this::across)
                    .addTo(type));
  }

  /** Returns the condition for all items of the collection and as few others as possible. */
  private Code spanned(Code partition) {
    @Nullable Span span = QueryRange.span(collection, query.index(), table).orElse(null);
    Code sort =
        span == null
            ? Code.of("$T.all()", Names.SORT_CONDITION)
            : Code.of("$T.spanning($S, $S)", Names.SORT_CONDITION, span.first(), span.last());
    return Code.of("new $T($L, $L)", Names.KEY_CONDITION, partition, sort);
  }

  private MethodSource.Builder method() {
    return QueryCode.method(query.name(), javadoc("", source -> ""), key.arguments())
        .addCode(QueryCode.partitions(KeyCode.OF_COLLECTION, owner));
  }

  private Code across(String values, String argument) {
    return javadoc(
        ",\nacross the partitions of %s {@code %s}".formatted(values, query.across()),
        source -> source.name().equals(query.across()) ? argument : "");
  }

  private Code javadoc(String where, Function<Source, String> texts) {
    return Code.of(
        """
        Queries $L for all items of the collection, in key order:
        partition {@code $L}$L.

        $L@return the query
        """,
        Javadocs.where(query.index()),
        Javadocs.plain(Template.text(key.partition())),
        where,
        Javadocs.parameters(key.arguments(), texts));
  }
}
