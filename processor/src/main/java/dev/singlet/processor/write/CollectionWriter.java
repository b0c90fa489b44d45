package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.Span;
import dev.singlet.processor.model.TableModel;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the class of a sealed interface over entities: its get, and its queries. */
final class CollectionWriter {

  private static final KeyCode KEYS = new KeyCode("TYPE", "Keys.");

  private final CollectionModel collection;
  private final TableModel table;
  private final EntityModel first;

  CollectionWriter(CollectionModel collection, TableModel table) {
    this.collection = collection;
    this.table = table;
    this.first = collection.entities().get(0);
  }

  TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(collection.generatedType())
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "Reads the {@link $T} items of {@link $T}.", collection.type(), table.type());
    if (collection.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addField(
        FormWriter.collectionType(
            collection.type(), collection.type().simpleName(), table, collection.entities()));
    Map<String, MethodSpec> keys = new LinkedHashMap<>();
    KeyNames names = new KeyNames(first);
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    if (collection.sharesPrimaryKey()) {
      type.addMethod(get());
      LinkedKeyModel key = first.primaryKey();
      keys.put("primaryKey", EntityWriter.primaryKey(key, names, CodeBlock.of("")));
      keys.put(names.partition(key), KEYS.partitionMethod(names.partition(key), key));
      if (key.sort() != null) {
        keys.put(names.sort(key), KEYS.sortMethod(names.sort(key), key));
      }
    }
    for (CollectionQuery query : collection.queries()) {
      LinkedKeyModel key = collection.keysOn(query.index()).get(0);
      LinkedKeyModel owner =
          query.index() != null && query.index().isLocal() ? first.primaryKey() : key;
      String partition = names.partition(owner);
      keys.put(partition, KEYS.partitionMethod(partition, owner));
      boolean filtered = QueryRange.hasStrangersInSpan(collection, query.index(), table);
      type.addField(
          QueryCode.pattern(
              QueryCode.constantName(query.name()),
              "TYPE",
              query.name(),
              collection.type(),
              table.generatedType(),
              query.index(),
              filtered));
      type.addMethod(query(query, key, partition));
    }
    type.addMethod(FormWriter.fromItem(collection.type(), CodeBlock.of("TYPE")));
    type.addMethod(FormWriter.type(collection.type(), CodeBlock.of("TYPE")));
    addCodecs(type);
    keys.values().forEach(type::addMethod);
    return type;
  }

  private MethodSpec get() {
    Set<Source> sources = KeyCode.sources(first.primaryKey());
    return MethodSpec.methodBuilder("get")
        .addJavadoc(
            """
                Reads an item by its primary key, whichever of the entities it is of.

                $L@return the operation
                """,
            Javadocs.parameters(sources))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(sources))
        .returns(ParameterizedTypeName.get(Names.GET, collection.type()))
        .addStatement("return new $T<>(TYPE, primaryKey($L))", Names.GET, Words.arguments(sources))
        .build();
  }

  private MethodSpec query(CollectionQuery query, LinkedKeyModel key, String partition) {
    @Nullable Span span = QueryRange.span(collection, query.index(), table).orElse(null);
    CodeBlock sort =
        span == null
            ? CodeBlock.of("$T.all()", Names.SORT_CONDITION)
            : CodeBlock.of("$T.spanning($S, $S)", Names.SORT_CONDITION, span.first(), span.last());
    Set<Source> sources = key.partition().sources();
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
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(sources))
        .returns(QueryCode.type(query.index(), collection.type()))
        .addStatement(
            "return new $T<>($N, new $T($N($L), $L))",
            QueryCode.kind(query.index()),
            QueryCode.constantName(query.name()),
            Names.KEY_CONDITION,
            partition,
            Words.arguments(sources),
            sort)
        .build();
  }

  /** The codecs of the enums in the keys. */
  private void addCodecs(TypeSpec.Builder type) {
    Set<Source> sources = new LinkedHashSet<>();
    if (collection.sharesPrimaryKey()) {
      sources.addAll(KeyCode.sources(first.primaryKey()));
    }
    collection
        .queries()
        .forEach(q -> sources.addAll(collection.keysOn(q.index()).get(0).partition().sources()));
    List<FieldSpec> codecs =
        sources.stream()
            .filter(source -> CodecCode.needsCodec(source.type()))
            .map(source -> CodecCode.DIRECT.constant(source.name(), source.type()))
            .toList();
    if (!codecs.isEmpty()) {
      type.addType(
          TypeSpec.classBuilder("Keys")
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .addFields(codecs)
              .build());
    }
  }
}
