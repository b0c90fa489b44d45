package dev.singlet.processor.write.query;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.Template;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of a query that can be narrowed by the next part of its sort key. */
public final class StageWriter {

  private final StagedQuery query;
  private final SortStage stage;
  private final LinkedKeyModel key;
  private final KeyCode keys;
  private final QueryType gives;
  private final KeyAttributeModel attribute;
  private final Template sort;

  public StageWriter(StagedQuery query, SortStage stage) {
    this.query = query;
    this.stage = stage;
    this.key = query.key();
    this.keys = query.condition().keys();
    this.gives = query.gives();
    this.attribute = key.key().sort().get(stage.attribute());
    this.sort = key.sort().get(stage.attribute());
  }

  public TypeSource write() {
    TypeSource.Builder type =
        TypeSource.classBuilder(stage.className())
            .addJavadoc(
                "The query {@link #$L},\nwhich {@code $L} can narrow.",
                Javadocs.queryReference(key),
                stage.value().source().name())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(gives.type());
    for (Source source : stage.carried()) {
      type.addField(
          TypeNames.of(source.type().javaType()),
          Words.variable(source.name()),
          Modifier.PRIVATE,
          Modifier.FINAL);
    }
    type.addMethod(constructor());
    type.addMethod(equal());
    boolean isOrdered = stage.value().isOrdered() || attribute.type() == ScalarType.N;
    if (isOrdered && !(stage.value().source().type() instanceof ValueType.Converted)) {
      type.addMethod(ranged());
    }
    return type.build();
  }

  private MethodSource constructor() {
    MethodSource.Builder constructor =
        MethodSource.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(Names.KEY_CONDITION, "condition")
            .addParameters(KeyCode.parameters(stage.carried()))
            .addStatement("super($L, condition$L)", query.pattern(), gives.lastArgument());
    for (Source source : stage.carried()) {
      String variable = Words.variable(source.name());
      constructor.addStatement("this.$N = $N", variable, variable);
    }
    return constructor.build();
  }

  /** Narrows to one value of the part. */
  private MethodSource equal() {
    Source source = stage.value().source();
    String variable = Words.variable(source.name());
    Code check = query.checks().apply(List.of(source));
    MethodSource.Builder method =
        MethodSource.methodBuilder(Words.narrowing(source.name()))
            .addJavadoc(
                "Only items with this {@code $L}.\n\n@param $L the value\n@return the query\n",
                source.name(),
                variable)
            .addJavadoc(Javadocs.refusals(List.of(source), check))
            .addModifiers(Modifier.PUBLIC)
            .addParameter(TypeNames.of(source.type().javaType()), variable)
            .addCode(check);
    SortStage next = stage.next();
    method.returns(query.type(next));
    if (!isText()) {
      Code value = KeyCode.typed(attribute, true, stage.value(), Code.of("$N", variable));
      return method.addStatement("return $L", query.narrow(next, following(value))).build();
    }
    Code text = Code.of("text()$L", parts());
    boolean isWhole =
        stage.end() == sort.parts().size() && query.condition().isWhole(stage.attribute());
    Code condition = isWhole ? following(text) : Code.of("condition().beginsWith($L)", text);
    return method.addStatement("return $L", query.narrow(next, condition)).build();
  }

  private Code following(Code value) {
    return query
        .condition()
        .following(Code.of("condition()"), value, stage.attribute(), stage.next());
  }

  /** The part and what is settled with it, appended to the prefix. */
  private Code parts() {
    Code.Builder code = Code.builder();
    for (int i = stage.position(); i < stage.end(); i++) {
      Part part = sort.parts().get(i);
      if (part instanceof Part.Literal literal) {
        code.add(".literal($S)", literal.text());
      } else if (part instanceof Part.Value value) {
        Code variable = Code.of("$N", Words.variable(value.source().name()));
        code.add("$L", keys.append(value, variable, mustSort(i, value)));
      }
    }
    return code.build();
  }

  private boolean mustSort(int position, Part.Value value) {
    return isFollowed(position) && !key.arguments().contains(value.source());
  }

  /** Narrows to a range of the part. */
  private MethodSource ranged() {
    Part.Value value = stage.value();
    Code check = query.endChecks().apply(value.source());
    TypeName rangeType =
        ParameterizedTypeName.get(Names.RANGE, ArgumentCode.rangedType(value.source().type()));
    MethodSource.Builder method =
        MethodSource.methodBuilder(Words.narrowing(value.source().name()))
            .addJavadoc(
                """
                Only items whose {@code $L} is in a range.

                @param range the range
                @return the query
                """,
                value.source().name())
            .addJavadoc(Javadocs.refusals(List.of(value.source()), check))
            .addModifiers(Modifier.PUBLIC)
            .addParameter(rangeType, "range")
            .addCode(check)
            .returns(gives.type());
    Code each = Code.of("value");
    Code part =
        isText()
            ? Code.of("part()$L", keys.append(value, each, mustSort(stage.position(), value)))
            : KeyCode.typed(attribute, true, value, each);
    boolean isDescending = isText() && value.isDescending();
    Code parts = Code.of("range.$L(value -> $L)", isDescending ? "mapDescending" : "map", part);
    return method
        .addStatement(
            "return $L",
            query.narrow(
                null,
                Code.of(
                    "condition().$L",
                    isText() ? textRange(parts) : Code.of("wholeKey($L)", parts))))
        .build();
  }

  private boolean isFollowed(int position) {
    return position < sort.parts().size() - 1 || !query.condition().isWhole(stage.attribute());
  }

  private Code textRange(Code parts) {
    if (!isFollowed(stage.position())) {
      return Code.of("lastPart($L)", parts);
    }
    // What follows text of varying length is always the delimiter.
    return stage.value().width() > 0
        ? Code.of("fixedWidthPart($L)", parts)
        : Code.of("delimitedPart($L, '$L')", parts, query.delimiter());
  }

  private boolean isText() {
    return attribute.type() == ScalarType.S;
  }
}
