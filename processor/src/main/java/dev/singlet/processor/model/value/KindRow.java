package dev.singlet.processor.model.value;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The properties of a {@link Kind}, given one by one. */
final class KindRow {

  static final String NUMBER_ATTRIBUTE = "NumberAttribute";

  final Form form;
  final @Nullable JavaType javaType;
  final String codec;
  String mapKeyCodec = "";
  String reader = "";
  String check = "within";
  String attribute = "";
  List<String> samples = List.of();
  boolean isFixedWidth;
  String jsonFormat = "";
  String shortFormOf = "";
  String numberMethod = "";
  @Nullable Literal literal;
  boolean isStoredOtherwise;
  boolean isReadOtherwise;

  KindRow(Form form, @Nullable JavaType javaType, String codec) {
    this.form = form;
    this.javaType = javaType;
    this.codec = codec;
  }

  KindRow(Form form, Class<?> javaType, String codec) {
    this(form, ClassType.of(javaType), codec);
  }

  /** Makes a row for a type whose class the processor doesn't have. */
  KindRow(Form form, String packageName, String simpleName, String codec) {
    this(form, ClassType.of(packageName, simpleName), codec);
  }

  /** Makes a row for many types, whose codecs are made of more than the kind. */
  KindRow(Form form) {
    this(form, (JavaType) null, "");
  }

  static KindRow number(Form form, Class<?> javaType, String codec, String mapKey) {
    return new KindRow(form, javaType, "Codecs." + codec)
        .mapKey("TextCodecs." + mapKey)
        .attribute(NUMBER_ATTRIBUTE);
  }

  KindRow direct(String method) {
    reader = method;
    return checked("");
  }

  KindRow checked(String method) {
    check = method;
    return this;
  }

  KindRow mapKey(String method) {
    mapKeyCodec = method;
    return this;
  }

  KindRow attribute(String className) {
    attribute = className;
    return this;
  }

  KindRow sample(String... texts) {
    samples = List.of(texts);
    return this;
  }

  /** Takes texts whose width and punctuation all texts have. */
  KindRow fixed(String... texts) {
    isFixedWidth = true;
    return sample(texts);
  }

  KindRow json(String format) {
    jsonFormat = format;
    return this;
  }

  KindRow shortFormOf(String kind) {
    shortFormOf = kind;
    return this;
  }

  KindRow number(String method) {
    numberMethod = method;
    return this;
  }

  KindRow literal(String expected, Predicate<String> test) {
    literal = new Literal(expected, test);
    return this;
  }

  /** Accepts the texts that a parser of Java's library takes without an exception. */
  KindRow parsed(String expected, Function<String, ?> parser) {
    return literal(expected, text -> parser.apply(text) != null);
  }

  KindRow storedOtherwise() {
    isStoredOtherwise = true;
    return this;
  }

  KindRow readOtherwise() {
    isReadOtherwise = true;
    return this;
  }
}
