package dev.singlet.processor.write.query;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.RangedPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes ranges over several parts of a sort key: the method of a stage that takes them, and the
 * class of their ends.
 *
 * @param query the query
 * @param stage the stage that narrows the first of the parts
 * @param parts the parts
 * @param name the class of the ends
 */
record TupleWriter(StagedQuery query, SortStage stage, List<RangedPart> parts, ClassName name) {

  private static final String METHOD = "tuple";

  /**
   * Returns a writer.
   *
   * @param taken the names of existing classes; that of the ends is added
   */
  static TupleWriter of(
      StagedQuery query, SortStage stage, List<RangedPart> parts, Set<String> taken) {
    String name = Words.unique(stage.className() + "Tuple", taken);
    return new TupleWriter(query, stage, parts, query.owner().nestedClass(name));
  }

  /** Returns the method that narrows to a range. */
  MethodSource method() {
    String narrower = parts.get(0).value().isDescending() ? "descendingTuples" : "tuples";
    return MethodSource.methodBuilder(methodName())
        .addJavadoc(
            """
            {@return the query of items in a range of these values together: $L}
            The first of them are compared, and the next ones where those are equal.
            @param range the range
            """,
            names())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(ParameterizedTypeName.get(Names.RANGE, name), "range")
        .returns(query.gives().type())
        .addStatement("return $L", query.narrow(null, Code.of("condition().$L(range)", narrower)))
        .build();
  }

  /** The stage has a method with the name of its component. */
  private String methodName() {
    return stage.method().equals(METHOD) ? "whereTuple" : METHOD;
  }

  private Code names() {
    return parts.stream()
        .map(part -> Code.of("{@code $L}", part.value().source().name()))
        .collect(Code.joining(", "));
  }

  /** Returns the class of the ends. */
  TypeSource type() {
    TypeSource.Builder type =
        TypeSource.classBuilder(name)
            .addJavadoc(
                "An end of a range of $L: {@link $L#$L}.", names(), stage.className(), methodName())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(Names.KEY_TUPLE)
            .addField(
                FieldSource.constant(
                    Names.KEY_ENDS, "ENDS", "$L.ends($L)", query.pattern(), stage.attribute()))
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(Names.KEY_TUPLE, "tuple")
                    .addStatement("super(tuple)")
                    .build());
    for (int count = 1; count <= parts.size(); count++) {
      type.addMethod(of(parts.subList(0, count)));
    }
    return type.build();
  }

  /** Returns the method that makes an end of the first parts. */
  private MethodSource of(List<RangedPart> first) {
    MethodSource.Builder method =
        MethodSource.staticMethod("of")
            .addJavadoc(
                first.size() < parts.size()
                    ? "{@return an end that includes all items with these values}\n"
                    : "{@return an end of these values}\n");
    for (RangedPart part : first) {
      Source source = part.value().source();
      String variable = Words.variable(source.name());
      method
          .addJavadoc("$L", Javadocs.parameter(variable, query.texts().apply(source), "the value"))
          .addParameter(type(source), variable);
    }
    return method.returns(name).addStatement("return new $T($L)", name, made(first)).build();
  }

  private static TypeName type(Source source) {
    TypeName type = ArgumentCode.rangedType(source.type());
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }

  private Code made(List<RangedPart> first) {
    RangedPart last = first.get(first.size() - 1);
    Code end =
        Code.of(
            "ENDS$L",
            query.append(
                last.attribute(),
                last.position(),
                Code.of("$N", Words.variable(last.value().source().name()))));
    if (first.size() == 1) {
      return Code.of("first($L, $S)", end, literal(last));
    }
    Code before =
        first.subList(0, first.size() - 1).stream()
            .map(part -> Code.of("$N", Words.variable(part.value().source().name())))
            .collect(Code.joining(", "));
    return query.isFollowed(last.attribute(), last.position())
        ? Code.of("of($L).then($L, $S)", before, end, literal(last))
        : Code.of("of($L).last($L)", before, end);
  }

  /** Returns the text that always follows a part. */
  private String literal(RangedPart part) {
    List<Part> all = query.key().sort().get(part.attribute()).parts();
    int next = part.position() + 1;
    if (next < all.size()) {
      return all.get(next) instanceof Part.Literal literal ? literal.text() : "";
    }
    // The delimiter always follows text of varying length.
    return part.value().width() > 0 ? "" : query.delimiter();
  }
}
