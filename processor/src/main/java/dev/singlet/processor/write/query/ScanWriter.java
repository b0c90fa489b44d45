package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Optional;

/**
 * Writes the methods of a table's class that scan: the table, and each index in which there are
 * items. Each scans for the items of all entities, or of a given type. An index that does not hold
 * the whole items of an entity is scanned for its projections.
 */
public final class ScanWriter {

  private static final TypeVariableName P = TypeVariableName.get("P");

  private final TableModel table;
  private final Code itemType;
  private final TypeName item;
  private final TypeVariableName one;

  /**
   * Makes a writer.
   *
   * @param itemType the expression for the type of all entities
   */
  public ScanWriter(TableModel table, Code itemType) {
    this.table = table;
    this.itemType = itemType;
    this.item = TypeNames.of(table.itemType());
    this.one = TypeVariableName.get("T", item);
  }

  public void addTo(TypeSource.Builder source) {
    if (table.reachesEntities()) {
      source.addMethod(ofAll("scan", Optional.empty()));
    }
    source.addMethod(ofType("scan", Optional.empty(), Code.of("type")));
    for (IndexModel index : table.settings().indexes()) {
      if (index.isVector()) {
        continue;
      }
      List<EntityModel> whole =
          table.entities().stream().filter(each -> isWhole(index, each)).toList();
      boolean areAll = whole.size() == table.entities().size();
      if (whole.stream().anyMatch(each -> !each.keysOn(Optional.of(index)).isEmpty())) {
        if (areAll && table.reachesEntities()) {
          source.addMethod(ofAll(name(index), Optional.of(index)));
        }
        Code type = areAll ? Code.of("type") : within(index, whole);
        source.addMethod(ofType(name(index), Optional.of(index), type));
      }
      table.entities().stream()
          .filter(each -> table.reaches(each) && !isWhole(index, each))
          .filter(each -> IndexContent.isScanned(index, each, table))
          .forEach(each -> source.addMethod(ofPart(index, each)));
    }
  }

  private boolean isWhole(IndexModel index, EntityModel entity) {
    return IndexContent.missing(index, entity, table.settings()).isEmpty();
  }

  /** Refuses a type if the index does not hold its whole items. */
  private Code within(IndexModel index, List<EntityModel> whole) {
    Code names =
        whole.stream().map(entity -> Code.of(", $S", entity.name())).collect(Code.joining(""));
    return Code.of("type.wholeIn($S$L)", index.name(), names);
  }

  private MethodSource ofAll(String name, Optional<IndexModel> index) {
    return MethodSource.staticMethod(name)
        .addJavadoc("{@return a scan of $L for the items of all entities}", whole(index))
        .returns(ParameterizedTypeName.get(scan(index), item))
        .addStatement("return $L", create(name, index, itemType))
        .build();
  }

  private MethodSource ofType(String name, Optional<IndexModel> index, Code type) {
    return MethodSource.staticMethod(name)
        .addJavadoc(
            """
            {@return a scan of $L for the items of a type} It costs the capacity of all items.
            @param type the type of an entity or an item collection
            @param <$T> the record, or the sealed interface
            """,
            whole(index),
            one)
        .addTypeVariable(one)
        .addParameter(ParameterizedTypeName.get(Names.ITEM_TYPE, one), "type")
        .returns(ParameterizedTypeName.get(scan(index), one))
        .addStatement("return $L", create(name, index, type))
        .build();
  }

  private MethodSource ofPart(IndexModel index, EntityModel entity) {
    ClassName projection =
        TypeNames.of(Generated.coveredProjection(entity.type(), index, table.settings()));
    Optional<IndexModel> of = Optional.of(index);
    Code type = Code.of("$T.type()", entity.generatedType());
    return MethodSource.staticMethod(name(index))
        .addJavadoc(
            """
            {@return a scan of $L for a projection of its {@link $T} items}
            @param projection a projection that the index holds
            @param <$T> the projection's record
            """,
            whole(of),
            entity.type(),
            P)
        .addTypeVariable(P)
        .addParameter(ParameterizedTypeName.get(projection, P), "projection")
        .returns(ParameterizedTypeName.get(scan(of), P))
        .addStatement("return $L.project(projection)", create(name(index), of, type))
        .build();
  }

  private String name(IndexModel index) {
    return Generated.scan(index, table.settings());
  }

  private static String whole(Optional<IndexModel> index) {
    return index.map(i -> "the whole index {@code " + i.name() + "}").orElse("the whole table");
  }

  private static ClassName scan(Optional<IndexModel> index) {
    return index.filter(each -> !each.isLocal()).isPresent() ? Names.SCAN : Names.CONSISTENT_SCAN;
  }

  private static Code create(String name, Optional<IndexModel> index, Code type) {
    Code arguments =
        index
            .map(each -> Code.of("$L, $S, SCHEMA.index($S)", type, name, each.name()))
            .orElse(type);
    return Code.of("new $T<>($L)", scan(index), arguments);
  }
}
