package dev.singlet.processor.write.query;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.RangedPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the forms of a query method that read several partitions: those of several values of one
 * part of the partition key, or of a range of it.
 *
 * @param key the key of the query
 * @param owner the key that has the partition templates
 * @param names the methods that compute the partition key
 * @param keys the code that computes keys in the class
 * @param part the part with several values
 * @param narrowing the stage that a range of the part narrows, too; null if none
 * @param type the type of the query before it is narrowed
 * @param narrowed the type of the query after it
 * @param beginning begins the query of some partitions
 * @param checks refuses arguments that violate constraints
 * @param valueCheck refuses a {@code value} of the part that violates constraints; empty for none
 * @param javadoc documents a form, for what the values are, and for the argument
 */
public record AcrossWriter(
    LinkedKeyModel key,
    LinkedKeyModel owner,
    KeyNames names,
    KeyCode keys,
    Part.Value part,
    @Nullable SortStage narrowing,
    TypeName type,
    TypeName narrowed,
    UnaryOperator<Code> beginning,
    Function<Collection<Source>, Code> checks,
    Code valueCheck,
    BiFunction<String, String, Code> javadoc) {

  public void addTo(TypeSource.Builder target) {
    target.addMethod(several());
    span().ifPresent(values -> target.addMethod(ranged(values)));
    target.addMethod(partitions());
  }

  private MethodSource several() {
    MethodSource.Builder method =
        method(
            javadoc.apply("several values of", "the values"),
            ParameterizedTypeName.get(Names.SEVERAL, valueType()));
    method.addCode(checksOfOthers());
    // Other values than those of items can choose a partition, if it gathers several values.
    if (key.settled().contains(part.source()) && !valueCheck.isEmpty()) {
      method.addStatement("$N.values().forEach(value -> $L)", variable(), valueCheck);
    }
    Code each = ofEach(Code.of("value"));
    return method
        .returns(type)
        .addStatement(
            "return $L", begin(Code.of("$T.ofEach($N, $L)", Names.PARTITIONS, variable(), each)))
        .build();
  }

  private MethodSource ranged(Code values) {
    MethodSource.Builder method =
        method(
            javadoc.apply("a range of", "the range, with both ends"),
            ParameterizedTypeName.get(Names.RANGE, ArgumentCode.rangedType(part.source().type())));
    method.addCode(checksOfOthers());
    Code inOrder =
        narrowing != null && narrowing.value().isDescending()
            ? Code.of("$T.reversed($L)", Names.SPANS, values)
            : values;
    // Values of a range need not be valid.
    Code query =
        begin(
            Code.of("$T.ofEach($L, false, $L)", Names.PARTITIONS, inOrder, ofEach(rangedValue())));
    return narrowing == null
        ? method.returns(type).addStatement("return $L", query).build()
        : method
            .returns(narrowed)
            .addStatement("return $L.$N($N)", query, narrowing.method(), variable())
            .build();
  }

  /**
   * Returns the stage whose range also narrows the partitions at its ends; null if the sort key
   * doesn't begin with the part's attribute.
   *
   * @param first the stage that narrows the query first; null if none does
   */
  public static @Nullable SortStage narrowing(
      @Nullable SortStage first, Part.Value part, LinkedKeyModel key, String delimiter) {
    return first != null
            && part.source().equals(first.component())
            && new RangedPart(key, first.attribute(), first.position(), delimiter).takesRange()
        ? first
        : null;
  }

  private Code begin(Code partitions) {
    return beginning.apply(partitions);
  }

  private MethodSource.Builder method(Code text, TypeName values) {
    MethodSource.Builder method =
        MethodSource.methodBuilder(key.name())
            .addJavadoc(text)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    for (Source source : key.arguments()) {
      String name = Words.variable(source.name());
      method.addParameter(
          source.equals(part.source()) ? values : TypeNames.of(source.type().javaType()), name);
    }
    return method;
  }

  /** Checks the arguments that have one value. */
  private Code checksOfOthers() {
    return checks.apply(
        key.settled().stream().filter(each -> !each.equals(part.source())).toList());
  }

  /** Computes the partitions of one value. */
  private Code ofEach(Code value) {
    Code arguments =
        key.arguments().stream()
            .map(source -> source.equals(part.source()) ? value : variable(source))
            .collect(Code.joining(", "));
    return Code.of("value -> $N($L)", partitionsMethod(), arguments);
  }

  private static Code variable(Source source) {
    return Code.of("$N", Words.variable(source.name()));
  }

  private String variable() {
    return Words.variable(part.source().name());
  }

  private TypeName valueType() {
    return TypeNames.of(part.source().type().javaType().box());
  }

  private String partitionsMethod() {
    return Generated.partitions(key.name());
  }

  private MethodSource partitions() {
    List<ParameterSource> parameters = KeyCode.parameters(key.arguments());
    return MethodSource.methodBuilder(partitionsMethod())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameters(parameters)
        .returns(Names.PARTITIONS)
        .addStatement(
            "return $L",
            owner.isSharded()
                ? keys.shards(owner)
                : Code.of(
                    "$T.of($T.of($L))",
                    Names.PARTITIONS,
                    Names.PARTITION_KEY,
                    owner.partitionHalves().stream().map(names::call).collect(Code.joining(", "))))
        .build();
  }

  /** Returns the values of a range, one for each partition; empty if they can't be listed. */
  private Optional<Code> span() {
    if (part.isConverted()) {
      return Optional.empty();
    }
    String attribute = part.source().name();
    Kind kind = part.type().kind();
    if (part.isPeriod()) {
      return Optional.of(
          Code.of("$T.periods($S, $N, $L)", Names.SPANS, attribute, variable(), part.period()));
    }
    String method =
        switch (kind) {
          case LOCAL_DATE -> "dates";
          case YEAR_MONTH -> "months";
          default -> "";
        };
    if (kind.isFixed()) {
      return Optional.of(integers(attribute, kind));
    }
    return method.isEmpty()
        ? Optional.empty()
        : Optional.of(Code.of("$T.$L($S, $N)", Names.SPANS, method, attribute, variable()));
  }

  private Code integers(String attribute, Kind kind) {
    BigInteger end = BigInteger.TWO.pow(bits(kind) - 1);
    BigInteger least = part.digits() > 0 ? BigInteger.ZERO : end.negate();
    BigInteger most = end.subtract(BigInteger.ONE);
    if (part.digits() > 0) {
      most = most.min(BigInteger.TEN.pow(part.digits()).subtract(BigInteger.ONE));
    }
    return Code.of(
        "$T.integers($S, $N, $LL, $LL)", Names.SPANS, attribute, variable(), least, most);
  }

  /** Returns a value of a range, which is a long for each type of integers. */
  private Code rangedValue() {
    return switch (part.type().kind()) {
      case INT -> Code.of("value.intValue()");
      case SHORT -> Code.of("value.shortValue()");
      case BYTE -> Code.of("value.byteValue()");
      default -> Code.of("value");
    };
  }

  private static int bits(Kind kind) {
    return switch (kind) {
      case BYTE -> Byte.SIZE;
      case SHORT -> Short.SIZE;
      case INT -> Integer.SIZE;
      default -> Long.SIZE;
    };
  }
}
