package dev.singlet.processor.write.search;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.VectorModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ComputedParts;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import dev.singlet.processor.write.query.QueryCode;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the method of a named linked key that searches an index of vectors, and the class that it
 * returns, with a method for each filter.
 */
public final class SearchWriter {

  private static final TypeVariableName P = TypeVariableName.get("P");

  private final EntityModel entity;
  private final TableModel table;
  private final LinkedKeyModel key;
  private final IndexModel index;
  private final VectorModel vectors;
  private final KeyNames names;
  private final ClassName search;
  private final TypeName condition;

  public SearchWriter(EntityModel entity, TableModel table, LinkedKeyModel key, KeyNames names) {
    this.entity = entity;
    this.table = table;
    this.key = key;
    this.index = Objects.requireNonNull(key.index());
    this.vectors = Objects.requireNonNull(index.vector());
    this.names = names;
    this.search =
        TypeNames.of(entity.generatedType()).nestedClass(Spelling.capitalized(key.name()));
    this.condition = ParameterizedTypeName.get(Names.CONDITION, TypeNames.of(entity.type()));
  }

  public void addTo(TypeSource.Builder type) {
    type.addMethod(begin());
    type.addType(search());
  }

  /** Returns the constant that holds the access pattern. */
  public FieldSource pattern() {
    return QueryCode.pattern(
        QueryCode.fieldOfEntity(key.name()),
        "INSTANCE",
        key.name(),
        TypeNames.of(entity.type()),
        TypeNames.of(table.generatedType()),
        index,
        false);
  }

  private MethodSource begin() {
    KeyArguments arguments = KeyArguments.ofQuery(entity, key);
    Set<String> taken = new HashSet<>();
    arguments.given().forEach(each -> taken.add(Words.variable(each.name())));
    arguments.computed().forEach(each -> taken.add(Words.variable(each.name())));
    String vector = Words.unique("vector", taken);
    return QueryCode.method(key.name(), javadoc(arguments, vector), arguments.given())
        .addParameter(float[].class, vector)
        .returns(search)
        .addCode(ArgumentCode.check(entity, key.settled()))
        .addCode(ComputedParts.of(entity, arguments))
        .addStatement(
            "return new $T(new $T($L, $T.all()), $N)",
            search,
            Names.KEY_CONDITION,
            names.call(key.partitionHalves().get(0)),
            Names.SORT_CONDITION,
            vector)
        .build();
  }

  private Code javadoc(KeyArguments arguments, String vector) {
    Code.Builder javadoc = Code.builder();
    if (!key.purpose().isEmpty()) {
      javadoc.add("$L", Javadocs.purpose(key.purpose()));
    }
    return javadoc
        .add(
            "Searches $L for the {@link $T} items with the closest vectors.\n",
            Javadocs.where(index),
            entity.type())
        .add(Javadocs.parameters(arguments.given(), entity::text))
        .add("@param $L the vector to search for, of $L dimensions\n", vector, vectors.dimensions())
        .add("@return the search\n")
        .add(
            "@throws $L if the vector has another length, or a number that isn't finite\n",
            Names.INVALID_ARGUMENT_EXCEPTION)
        .build();
  }

  private TypeSource search() {
    TypeSource.Builder type =
        TypeSource.classBuilder(search)
            .addJavadoc(
                """
                A search for the closest items by {@code $L}.
                Call {@code project} to read a part of each item from the index, or
                {@code hydrate} for whole items.
                """,
                key.name())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(
                ParameterizedTypeName.get(Names.PARTIAL_SEARCH, TypeNames.of(entity.type())))
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(Names.KEY_CONDITION, "condition")
                    .addParameter(float[].class, "vector")
                    .addStatement(
                        "super(Type.$L, condition, vector)", QueryCode.fieldOfEntity(key.name()))
                    .build())
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(search, "search")
                    .addParameter(condition, "filter")
                    .addStatement("super(search, filter)")
                    .build());
    vectors.filters().stream()
        .flatMap(filter -> entity.storedAs(filter).stream())
        .forEach(attribute -> type.addMethod(filter(attribute)));
    return type.addMethod(project()).build();
  }

  private MethodSource filter(AttributeModel attribute) {
    String variable = Words.variable(attribute.component());
    Source source = attribute.source();
    return MethodSource.methodBuilder(Words.narrowing(attribute.component()))
        .addJavadoc(
            "{@return the search of items with this {@code $L}}\n$L",
            attribute.component(),
            Javadocs.parameter(variable, entity.text(source), "the value"))
        .addModifiers(Modifier.PUBLIC)
        .addParameter(AttributeCode.parameter(attribute, variable))
        .addCode(ArgumentCode.check(entity, Set.of(source)))
        .returns(search)
        .addStatement(
            "return new $T(this, $L.eq($N))", search, AttributeConstants.name(attribute), variable)
        .build();
  }

  private MethodSource project() {
    ClassName projection =
        TypeNames.of(Generated.coveredProjection(entity.type(), index, table.settings()));
    return MethodSource.methodBuilder("project")
        .addJavadoc(
            """
            {@return the search of a projection, which it reads from the index alone}
            @param projection a projection that the index holds
            @param <$T> the projection's record
            """,
            P)
        .addModifiers(Modifier.PUBLIC)
        .addTypeVariable(P)
        .returns(ParameterizedTypeName.get(Names.VECTOR_SEARCH, P))
        .addParameter(ParameterizedTypeName.get(projection, P), "projection")
        .addStatement("return toSearch(projection)")
        .build();
  }
}
