package dev.singlet.processor.write.key;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the code that computes keys.
 *
 * @param type the expression for the type of the entity or the collection
 * @param codecs the class with the codecs of enums, followed by a dot
 */
public record KeyCode(String type, String codecs) {

  /** The code for the keys of an entity, in its generated class. */
  public static final KeyCode OF_ENTITY = new KeyCode("Type.INSTANCE", "Type.");

  /** The code for the keys of an item collection, in its generated class. */
  public static final KeyCode OF_COLLECTION = new KeyCode("TYPE", "Keys.");

  private static final int MAX_PARTITION_KEY_BYTES = 2048;
  private static final int MAX_SORT_KEY_BYTES = 1024;
  private static final int MAX_BYTES_OF_CHAR = 3;

  /**
   * Returns the content of a half of a key, for comparison with other halves.
   *
   * @return null if it is not made of values, or is not text
   */
  public @Nullable Code text(SharedHalf half) {
    Template template = half.template();
    return half.attribute().type() == ScalarType.S && !template.values().isEmpty()
        ? appended(half.isSort(), template.parts(), half.settled(), template.parts().size())
        : null;
  }

  /** Returns whether the sort half and the partition half of a key are the same text. */
  public boolean hasEqualHalves(LinkedKeyModel key, KeyNames names) {
    List<Code> texts = new ArrayList<>();
    key.halves().forEach(half -> texts.add(text(names.shared(half))));
    return texts.size() == 2 && texts.get(0) != null && texts.get(0).equals(texts.get(1));
  }

  private static boolean isSurelyShort(Template template) {
    int maxBytes = template.literalPrefix().length() * MAX_BYTES_OF_CHAR;
    return template.values().isEmpty() && maxBytes <= MAX_SORT_KEY_BYTES;
  }

  public static List<ParameterSource> parameters(Collection<Source> sources) {
    return sources.stream()
        .map(s -> new ParameterSource(TypeNames.of(s.type().javaType()), Words.variable(s.name())))
        .toList();
  }

  /** Returns the method that computes a half of a key. */
  public MethodSource method(String name, SharedHalf half) {
    return MethodSource.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameters(parameters(half.template().sources()))
        .returns(Names.ATTRIBUTE_VALUE)
        .addStatement("return $L", value(half))
        .build();
  }

  /** Computes a half of a key from variables. */
  public Code value(SharedHalf half) {
    KeyAttributeModel attribute = half.attribute();
    Template template = half.template();
    if (attribute.type() != ScalarType.S) {
      Part.Value only = template.values().get(0);
      return typed(attribute, half.isSort(), only, variable(only));
    }
    if (isSurelyShort(template)) {
      return Code.of("$T.createS($S)", Names.ATTRIBUTE_VALUE, template.literalPrefix());
    }
    List<Part> parts = template.parts();
    return Code.of(
        "$L.toKey()", text(attribute, half.isSort(), parts, half.settled(), parts.size()));
  }

  /**
   * Builds the text of the first parts of a key.
   *
   * @param settled the sources whose order does not matter
   */
  public Code text(
      KeyAttributeModel attribute,
      boolean isSort,
      List<Part> parts,
      Set<Source> settled,
      int count) {
    return start(attribute, isSort).add(appended(isSort, parts, settled, count)).build();
  }

  /** Returns the calls that append the first parts of a key. */
  private Code appended(boolean isSort, List<Part> parts, Set<Source> settled, int count) {
    Code.Builder code = Code.builder();
    for (int i = 0; i < count; i++) {
      if (parts.get(i) instanceof Part.Literal literal) {
        code.add(".literal($S)", literal.text());
      } else if (parts.get(i) instanceof Part.Value value) {
        boolean isLast = i == parts.size() - 1;
        boolean mustSort = isSort && !isLast && !settled.contains(value.source());
        code.add("$L", append(value, variable(value), mustSort, Template.endOfValue(parts, i)));
      }
    }
    return code.build();
  }

  /** Builds all partitions for the arguments of a key, one for each shard. */
  public Code shards(LinkedKeyModel key) {
    int shards = key.partitionValues().stream().mapToInt(Part.Value::shards).max().orElseThrow();
    Code values =
        key.partitionHalves().stream()
            .map(half -> half.template().isSharded() ? shard(half) : value(partition(half)))
            .collect(Code.joining(", "));
    return Code.of(
        "$T.ofShards($L, shard -> $T.of($L))",
        Names.PARTITIONS,
        shards,
        Names.PARTITION_KEY,
        values);
  }

  private static SharedHalf partition(KeyHalf half) {
    return new SharedHalf(half.attribute(), half.template(), false, half.template().sources());
  }

  /** Builds the half with the shard, whose number is in a variable. */
  private Code shard(KeyHalf half) {
    Code.Builder code = start(half.attribute(), false);
    List<Part> parts = half.template().parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Literal literal) {
        code.add(".literal($S)", literal.text());
      } else if (parts.get(i) instanceof Part.Value value && value.isShard()) {
        code.add(".shard(shard, $L)", value.shards());
      } else if (parts.get(i) instanceof Part.Value value) {
        code.add("$L", append(value, variable(value), false, Template.endOfValue(parts, i)));
      }
    }
    return code.add(".toKey()").build();
  }

  public Code.Builder start(KeyAttributeModel attribute, boolean isSort) {
    return Code.builder()
        .add("$L.$L($S)", type, isSort ? "sortKey" : "partitionKey", attribute.name());
  }

  /**
   * Appends a value to a key text: {@code .text("owner", owner)}.
   *
   * @param end the text at which it ends, if it can hold the delimiter
   */
  public Code append(Part.Value value, Code variable, boolean mustSort, String end) {
    if (value.isShard()) {
      Code whole = append(value.withoutShard(), variable, false, "");
      return Code.of(".shard($L, shard -> shard$L)", value.shards(), whole);
    }
    Optional<Format> letterCase = value.letterCase();
    if (letterCase.isPresent()) {
      Code text = append(value.withoutLetterCase(), variable, false, end);
      return Code.of(".$L(letters -> letters$L)", letterCase.get().kind().text(), text);
    }
    String name = value.source().name();
    if (value.isConverted()) {
      Code stored = Code.of("$L$N.toStored($L)", codecs, CodecCode.constantName(name), variable);
      return append(value, CodecCode.DIRECT.codec(value.type()), stored, mustSort, end);
    }
    Code codec = Code.of("$L$N", codecs, CodecCode.constantName(name));
    return append(value, codec, variable, mustSort, end);
  }

  private static Code append(
      Part.Value value, Code codec, Code variable, boolean mustSort, String end) {
    Code changed = changed(value, variable);
    Optional<Format> format = value.appending();
    if (format.isPresent()) {
      Code[] further =
          value.canHoldDelimiter() && !end.isEmpty()
              ? new Code[] {Code.of("$S", end)}
              : further(format.get(), value, codec);
      return call(format.get().kind().method(), value, changed, further);
    }
    return switch (value.form()) {
      case STRING -> call(mustSort ? "sortedText" : "text", value, changed);
      case CODE ->
          value.type().is(Kind.ENUM)
              ? call("text", value, Code.of("$L.text($L)", codec, variable))
              : call("uuid", value, variable);
      case DIGITS -> call("digits", value, variable, codec);
      case ORDERED, TEXT ->
          value.isShortest()
              ? call("shortest", value, variable)
              : call("value", value, variable, codec);
      case TIME -> call(value.precision().name().toLowerCase(Locale.ROOT), value, variable);
      case INTEGER -> call("integer", value, changed);
      case DECIMAL -> call("number", value, changed);
      case BOOLEAN -> call("bool", value, variable);
      case BINARY, COMPOUND -> throw new IllegalArgumentException(value + " has no text");
    };
  }

  /**
   * Returns the further arguments of a format: its own argument, or the codec of a value with a
   * text.
   */
  private static Code[] further(Format format, Part.Value value, Code codec) {
    if (format.kind().period() > 0) {
      return new Code[] {Code.of("$L", format.kind().period())};
    }
    if (format.argument() > 0) {
      return new Code[] {Code.of("$L", format.argument())};
    }
    return switch (value.form()) {
      case TIME -> new Code[] {CodecCode.DIRECT.codec(new ValueType.Time(value.precision()))};
      case DIGITS, ORDERED, TEXT -> new Code[] {codec};
      default -> new Code[0];
    };
  }

  /** Calls a method that appends a value. */
  private static Code call(String method, Part.Value value, Code variable, Code... further) {
    Code more = Stream.of(further).map(each -> Code.of(", $L", each)).collect(Code.joining(""));
    return Code.of(".$L($S, $L$L)", method, value.source().name(), variable, more);
  }

  /** Returns a key that is a number or binary. */
  public static Code typed(
      KeyAttributeModel attribute, boolean isSort, Part.Value value, Code variable) {
    String name = value.source().name();
    return attribute.type() == ScalarType.N
        ? Code.of("$T.number($S, $L)", Names.TYPED_KEY, name, changed(value, variable))
        : Code.of(
            "$T.binary($S, $L, $L)",
            Names.TYPED_KEY,
            name,
            variable,
            isSort ? MAX_SORT_KEY_BYTES : MAX_PARTITION_KEY_BYTES);
  }

  /** Finds the place of a range's end in a key that is a number: {@code .number("leg", value)}. */
  public static Code numberEnd(Part.Value value, Code variable) {
    return call("number", value, changed(value, variable));
  }

  private static Code variable(Part.Value value) {
    return Code.of("$N", Words.variable(value.source().name()));
  }

  /** Returns the value to append: turned into a number, or changed by the formats before. */
  static Code changed(Part.Value value, Code variable) {
    String toNumber = value.type().kind().numberMethod();
    Code changed = toNumber.isEmpty() ? variable : CodecCode.call(toNumber, variable);
    for (Format format : value.formats()) {
      if (format.kind().changesValue()) {
        Code argument = format.argument() == 0 ? Code.of("") : Code.of(", $L", format.argument());
        changed = Code.of("$T.$L($L$L)", Names.KEY_VALUES, format.kind().text(), changed, argument);
      }
    }
    return changed;
  }
}
