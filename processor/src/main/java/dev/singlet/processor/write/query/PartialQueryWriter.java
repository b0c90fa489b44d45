package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the class of an entity's queries of an index that does not hold whole items, and the
 * interface of the projections that it holds.
 */
public final class PartialQueryWriter {

  private static final TypeVariableName P = TypeVariableName.get("P");

  private final ClassName entity;
  private final IndexModel index;
  private final ClassName query;
  private final ClassName projection;
  private final String missing;

  public PartialQueryWriter(EntityModel entity, IndexModel index, TableSettings table) {
    this.entity = TypeNames.of(entity.type());
    this.index = index;
    this.query = TypeNames.of(Generated.partialQuery(entity.type(), index, table));
    this.projection = TypeNames.of(Generated.coveredProjection(entity.type(), index, table));
    this.missing = Javadocs.plain(String.join(", ", IndexContent.missing(index, entity, table)));
  }

  public static List<String> names(EntityModel entity, IndexModel index, TableSettings table) {
    PartialQueryWriter writer = new PartialQueryWriter(entity, index, table);
    return List.of(writer.query.simpleName(), writer.projection.simpleName());
  }

  public void addTo(TypeSource.Builder type) {
    if (!index.isVector()) {
      type.addType(query());
    }
    type.addType(projection());
  }

  private TypeSource query() {
    return TypeSource.classBuilder(query)
        .addJavadoc(
            """
            A query of $L, which does not hold whole {@link $T} items.
            It reads a projection, or hydrates.
            """,
            Javadocs.where(index),
            entity)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .superclass(ParameterizedTypeName.get(Names.PARTIAL_QUERY, entity))
        .addMethod(
            MethodSource.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(ParameterizedTypeName.get(Names.ACCESS_PATTERN, entity), "pattern")
                .addParameter(Names.KEY_CONDITION, "condition")
                .addStatement("super(pattern, condition)")
                .build())
        .addMethod(project())
        .build();
  }

  private MethodSource project() {
    TypeName given = ParameterizedTypeName.get(QueryType.ofWhole(index), P);
    return MethodSource.methodBuilder("project")
        .addJavadoc(
            """
            {@return the query of a projection, which it reads from the index alone}
            @param projection a projection that the index holds
            @param <$T> the projection's record
            """,
            P)
        .addModifiers(Modifier.PUBLIC)
        .addTypeVariable(P)
        .returns(given)
        .addParameter(ParameterizedTypeName.get(projection, P), "projection")
        .addStatement("return $L(projection)", index.isLocal() ? "toConsistentQuery" : "toQuery")
        .build();
  }

  private TypeSource projection() {
    return TypeSource.interfaceBuilder(projection.simpleName())
        .addJavadoc(
            """
            A projection of {@link $T} that $L holds.
            Generated classes of projections implement it.
            The index lacks {@code $L}.
            @param <$T> the projection's record
            """,
            entity,
            Javadocs.where(index),
            missing,
            P)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addTypeVariable(P)
        .addSuperinterface(ParameterizedTypeName.get(Names.PROJECTED_TYPE, entity, P))
        .build();
  }
}
