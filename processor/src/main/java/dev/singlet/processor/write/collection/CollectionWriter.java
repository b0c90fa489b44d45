package dev.singlet.processor.write.collection;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.entity.EntityWriter;
import dev.singlet.processor.write.entity.FormWriter;
import dev.singlet.processor.write.entity.ItemOperations;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the class of a sealed interface over entities: its get, and its queries. */
public final class CollectionWriter {

  private static final KeyCode KEYS = KeyCode.OF_COLLECTION;

  private final CollectionModel collection;
  private final TableModel table;
  private final EntityModel first;

  public CollectionWriter(CollectionModel collection, TableModel table) {
    this.collection = collection;
    this.table = table;
    this.first = collection.entities().get(0);
  }

  public TypeSource.Builder write() {
    TypeSource.Builder type =
        TypeSource.finalClass(TypeNames.of(collection.generatedType()), collection.isPublic())
            .addJavadoc(
                "Reads the {@link $T} items of {@link $T}.", collection.type(), table.type())
            .addJavadoc(Javadocs.ofKeys());
    type.addField(
        FormWriter.collectionType(
            TypeNames.of(collection.type()),
            collection.type().simpleName(),
            table,
            collection.entities()));
    Map<String, MethodSource> keys = new LinkedHashMap<>();
    KeyNames names = new KeyNames(first);
    type.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    if (collection.sharesPrimaryKey()) {
      type.addMethod(get());
      LinkedKeyModel key = first.primaryKey();
      MethodSource.Builder method =
          MethodSource.methodBuilder("primaryKey")
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .addParameters(KeyCode.parameters(key.sources()));
      keys.put("primaryKey", EntityWriter.primaryKey(method, key, names, KEYS, Code.of("")));
      List<KeyHalf> halves = KEYS.hasEqualHalves(key, names) ? key.partitionHalves() : key.halves();
      halves.forEach(half -> add(half, names, keys));
    }
    Set<Source> sources = new LinkedHashSet<>();
    if (collection.sharesPrimaryKey()) {
      sources.addAll(first.primaryKey().sources());
    }
    Set<String> taken = takenNames();
    for (CollectionQuery query : collection.queries()) {
      LinkedKeyModel key = collection.keysOn(query.index()).get(0);
      LinkedKeyModel owner =
          query.index() != null && query.index().isLocal() ? first.primaryKey() : key;
      if (!owner.isSharded()) {
        owner.partitionHalves().forEach(half -> add(half, names, keys));
      }
      CollectionQueryWriter writer =
          new CollectionQueryWriter(collection, query, table, owner, names);
      writer.addTo(type, taken);
      sources.addAll(writer.sources());
    }
    ClassName item = TypeNames.of(collection.type());
    Code itemType = Code.of("TYPE");
    new ItemOperations(item, itemType, collection.entities()).addTo(type);
    type.addMethod(FormWriter.fromItem(item, itemType));
    type.addMethod(FormWriter.type(item, itemType));
    addCodecs(type, sources);
    keys.values().forEach(type::addMethod);
    return type;
  }

  private static void add(KeyHalf half, KeyNames names, Map<String, MethodSource> keys) {
    keys.put(names.of(half), KEYS.method(names.of(half), names.shared(half)));
  }

  private MethodSource get() {
    Set<Source> sources = first.primaryKey().sources();
    return MethodSource.methodBuilder("get")
        .addJavadoc(
            """
            {@return a get of an item by its primary key, whichever of the entities it is of}
            $L""",
            Javadocs.parameters(sources))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(sources))
        .returns(ParameterizedTypeName.get(Names.GET, TypeNames.of(collection.type())))
        .addStatement("return new $T<>(TYPE, primaryKey($L))", Names.GET, Words.arguments(sources))
        .build();
  }

  /** Returns the names that the class of a stage can't have. */
  private Set<String> takenNames() {
    Set<String> taken = new HashSet<>();
    taken.add("Keys");
    taken.add(collection.generatedType().simpleName());
    for (CollectionQuery query : collection.queries()) {
      taken.add(Spelling.capitalized(query.name()));
      taken.add(Generated.group(collection.type(), query.name()).simpleName());
    }
    return taken;
  }

  /** Adds the codecs of the enums in the keys. */
  private static void addCodecs(TypeSource.Builder type, Set<Source> sources) {
    List<FieldSource> codecs =
        sources.stream()
            .filter(source -> CodecCode.needsCodec(source.type()))
            .map(source -> CodecCode.DIRECT.constant(source.name(), source.type()))
            .toList();
    if (!codecs.isEmpty()) {
      type.addType(
          TypeSource.classBuilder("Keys")
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .addFields(codecs)
              .build());
    }
  }
}
