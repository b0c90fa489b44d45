package dev.singlet.processor.write.query;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.RangedPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the class of a query that the next part of its sort key can narrow. */
final class StageWriter {

  private final StagedQuery query;
  private final SortStage stage;
  private final RangedPart ranged;
  private final @Nullable TupleWriter tuple;
  private final Part.Value part;
  private final Source source;
  private final KeyAttributeModel attribute;
  private final Template sort;

  /**
   * Makes a writer.
   *
   * @param ranged the part that the stage narrows
   * @param tuple writes ranges over it and the parts after it; null if there are none
   */
  StageWriter(StagedQuery query, SortStage stage, RangedPart ranged, @Nullable TupleWriter tuple) {
    this.query = query;
    this.stage = stage;
    this.ranged = ranged;
    this.tuple = tuple;
    this.part = stage.value();
    this.source = part.source();
    this.attribute = query.key().key().sort().get(stage.attribute());
    this.sort = query.key().sort().get(stage.attribute());
  }

  TypeSource write() {
    TypeSource.Builder type =
        TypeSource.classBuilder(stage.className())
            .addJavadoc(
                "The query {@link #$L}, which {@code $L} can narrow.",
                query.reference(),
                source.name())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(query.gives().type());
    KeyCode.parameters(stage.carried())
        .forEach(each -> type.addField(each.type(), each.name(), Modifier.PRIVATE, Modifier.FINAL));
    type.addMethod(constructor());
    type.addMethod(equal());
    if (ranged.takesRange()) {
      type.addMethod(ranged());
    }
    if (tuple != null) {
      type.addMethod(tuple.method());
    }
    return type.build();
  }

  private MethodSource constructor() {
    List<ParameterSource> carried = KeyCode.parameters(stage.carried());
    MethodSource.Builder constructor =
        MethodSource.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(Names.KEY_CONDITION, "condition")
            .addParameters(carried)
            .addStatement("super($L, condition$L)", query.pattern(), query.gives().lastArgument());
    carried.forEach(each -> constructor.addStatement("this.$N = $N", each.name(), each.name()));
    return constructor.build();
  }

  private MethodSource.Builder narrowing(String javadoc, String note, Code argument) {
    return MethodSource.methodBuilder(stage.method())
        .addJavadoc(javadoc, source.name())
        .addJavadoc("}$L\n$L", note, argument)
        .addModifiers(Modifier.PUBLIC);
  }

  /** Narrows to one value of the part. */
  private MethodSource equal() {
    String variable = Words.variable(source.name());
    return narrowing(
            "{@return the query of items with this {@code $L}",
            "",
            Javadocs.parameter(variable, query.texts().apply(source), "the value"))
        .addParameter(TypeNames.of(source.type().javaType()), variable)
        .addCode(query.checks().apply(List.of(source)))
        .returns(query.type(stage.next()))
        .addStatement("return $L", query.narrow(stage.next(), equalTo(Code.of("$N", variable))))
        .build();
  }

  private Code equalTo(Code variable) {
    if (!isText()) {
      return following(KeyCode.typed(attribute, true, part, variable));
    }
    Code text = Code.of("text()$L", parts());
    boolean isWhole =
        stage.end() == sort.parts().size() && query.condition().isWhole(stage.attribute());
    return isWhole ? following(text) : Code.of("condition().beginsWith($L)", text);
  }

  private Code following(Code value) {
    return query
        .condition()
        .following(Code.of("condition()"), value, stage.attribute(), stage.next());
  }

  /** Returns the calls that append the part, and the parts determined with it, to the prefix. */
  private Code parts() {
    Code.Builder code = Code.builder();
    for (int i = stage.position(); i < stage.end(); i++) {
      if (sort.parts().get(i) instanceof Part.Literal literal) {
        code.add(".literal($S)", literal.text());
      } else if (sort.parts().get(i) instanceof Part.Value value) {
        Code variable = Code.of("$N", Words.variable(value.source().name()));
        code.add("$L", query.append(stage.attribute(), i, variable));
      }
    }
    return code.build();
  }

  /** Narrows to a range of the part. */
  private MethodSource ranged() {
    TypeName ends = ArgumentCode.rangedType(source.type());
    return narrowing(
            "{@return the query of items whose {@code $L} is in a range",
            order(),
            Code.of("@param range the range\n"))
        .addParameter(ParameterizedTypeName.get(Names.RANGE, ends), "range")
        .returns(query.gives().type())
        .addStatement("return $L", query.narrow(null, Code.of("condition().$L", range())))
        .build();
  }

  /** Says the order of values that is not the one of their Java type. */
  private String order() {
    return switch (part.type().kind()) {
      case ENUM -> "\nThe constants are in the order of their texts in the key.";
      case UUID -> "\nUUIDs are in the order of their texts, those of version 7 by time.";
      default -> "";
    };
  }

  private Code range() {
    Code value = Code.of("value");
    if (!isText()) {
      return Code.of("wholeKey(range.map(value -> ends()$L))", KeyCode.numberEnd(part, value));
    }
    Code ends =
        Code.of(
            "range.$L(value -> ends()$L)",
            part.isDescending() ? "mapDescending" : "map",
            query.append(stage.attribute(), stage.position(), value));
    if (!query.isFollowed(stage.attribute(), stage.position())) {
      return Code.of("lastPart($L)", ends);
    }
    // The delimiter always follows text of varying length.
    return part.width() > 0
        ? Code.of("fixedWidthPart($L)", ends)
        : Code.of("delimitedPart($L, $S)", ends, query.delimiter());
  }

  private boolean isText() {
    return attribute.type() == ScalarType.S;
  }
}
