package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
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
import org.jspecify.annotations.Nullable;

/**
 * Writes the methods that scan: the table, and each index in which there are items of the class. An
 * index that does not hold whole items is scanned for a projection, which only an entity has.
 */
public final class ScanWriter {

  private static final TypeVariableName P = TypeVariableName.get("P");

  private final ClassName item;
  private final Code type;
  private final List<EntityModel> entities;
  private final TableModel table;
  private final @Nullable EntityModel entity;

  /** Writes for a collection or a table. */
  public ScanWriter(ClassName item, Code type, List<EntityModel> entities, TableModel table) {
    this(item, type, entities, table, null);
  }

  private ScanWriter(
      ClassName item,
      Code type,
      List<EntityModel> entities,
      TableModel table,
      @Nullable EntityModel entity) {
    this.item = item;
    this.type = type;
    this.entities = entities;
    this.table = table;
    this.entity = entity;
  }

  /** Writes for an entity. */
  public static ScanWriter of(EntityModel entity, TableModel table) {
    return new ScanWriter(
        TypeNames.of(entity.type()), Code.of("Type.INSTANCE"), List.of(entity), table, entity);
  }

  public void addTo(TypeSource.Builder source) {
    source.addMethod(ofTable());
    for (IndexModel index : table.settings().indexes()) {
      if (entities.stream().allMatch(each -> isWhole(index, each))) {
        if (entities.stream().anyMatch(each -> isIn(index, each))) {
          source.addMethod(ofWhole(index));
        }
      } else if (entity != null && IndexContent.isScanned(index, entity, table)) {
        source.addMethod(ofPart(index, entity));
      }
    }
  }

  private boolean isWhole(IndexModel index, EntityModel each) {
    return IndexContent.missing(index, each, table.settings()).isEmpty();
  }

  private static boolean isIn(IndexModel index, EntityModel each) {
    return !each.keysOn(Optional.of(index)).isEmpty();
  }

  private MethodSource ofTable() {
    return MethodSource.staticMethod("scan")
        .addJavadoc(
            """
            Reads the whole table and returns the items of this class. It costs the capacity of all
            items. Give an access pattern to what is read often.

            @return the operation
            """)
        .returns(ParameterizedTypeName.get(Names.CONSISTENT_SCAN, item))
        .addStatement("return new $T<>($L)", Names.CONSISTENT_SCAN, type)
        .build();
  }

  private MethodSource ofWhole(IndexModel index) {
    return MethodSource.staticMethod(name(index))
        .addJavadoc(
            """
            Reads the whole index {@code $L} and returns the items of this class. It costs the
            capacity of all entries.

            @return the operation
            """,
            index.name())
        .returns(ParameterizedTypeName.get(scan(index), item))
        .addStatement("return $L", create(index))
        .build();
  }

  private MethodSource ofPart(IndexModel index, EntityModel of) {
    ClassName projection =
        TypeNames.of(Generated.coveredProjection(of.type(), index, table.settings()));
    return MethodSource.staticMethod(name(index))
        .addJavadoc(
            """
            Reads the whole index {@code $L} and returns a projection of the items of this class. It
            costs the capacity of all entries.

            @param projection a projection that the index holds
            @param <$T> the projection's record
            @return the operation
            """,
            index.name(),
            P)
        .addTypeVariable(P)
        .addParameter(ParameterizedTypeName.get(projection, P), "projection")
        .returns(ParameterizedTypeName.get(scan(index), P))
        .addStatement("return $L.project(projection)", create(index))
        .build();
  }

  private String name(IndexModel index) {
    return Generated.scan(index, table.settings());
  }

  private static ClassName scan(IndexModel index) {
    return index.isLocal() ? Names.CONSISTENT_SCAN : Names.SCAN;
  }

  private Code create(IndexModel index) {
    return Code.of(
        "new $T<>($L, $S, $T.SCHEMA.index($S))",
        scan(index),
        type,
        name(index),
        TypeNames.of(table.generatedType()),
        index.name());
  }
}
