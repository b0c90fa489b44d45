package dev.singlet.processor.write.item;

import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.constraint.CheckCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Writes the code that writes and reads the attributes of a record. */
public final class AttributeCode {

  private AttributeCode() {}

  /** Adds the constants that the code of the attributes uses. */
  public static void addConstants(
      TypeSource.Builder type, List<AttributeModel> attributes, CodecCode codecs) {
    CodecCode fitting = codecs.amongCodecs(attributes.size());
    for (AttributeModel attribute : attributes) {
      if (CodecCode.needsCodec(attribute.type())) {
        type.addField(fitting.constant(attribute.component(), attribute.type()));
      }
      CheckCode.addConstants(type, attribute);
      LiteralCode.constant(attribute).ifPresent(type::addField);
    }
    KeyValueCode.addConstants(type, attributes);
  }

  /** Writes an attribute whose value is in a variable with its name. */
  public static Code write(AttributeModel attribute) {
    return write(attribute.stored(), attribute.component(), attribute.type());
  }

  /** Writes a value with a name and a type, which is in a variable with its name. */
  public static Code write(String stored, String name, ValueType type) {
    return write(stored, name, type, Code.of("$N", Words.variable(name)));
  }

  static Code write(String stored, String name, ValueType type, Code value) {
    Code written;
    if (type.is(Kind.EXTRAS)) {
      written = Code.of("$N.write($L, item)", ExtrasCode.constant(name), value);
    } else if (CodecCode.needsCodec(type)) {
      written = Code.of("item.value($S, $L, $N)", stored, value, CodecCode.constantName(name));
    } else {
      written = Code.of("item.$L($S, $L$L)", type.kind().writer(), stored, value, timeFormat(type));
    }
    return Code.builder().addStatement(written).build();
  }

  /** Returns the additional argument of readers and writers for a time. */
  private static Code timeFormat(ValueType type) {
    return type instanceof ValueType.Time time
        ? Code.of(", $T.$L", TimeFormat.class, time.format())
        : Code.of("");
  }

  /**
   * Reads an attribute of an entity, as an expression. JSON of an entity may lack what puts give.
   */
  static Code readOfEntity(AttributeModel attribute) {
    Code read = read(attribute);
    boolean isReadWhenAbsent = mayBeAbsent(attribute) || attribute.type().declared().isSet();
    if (!attribute.isGivenByPuts() || isReadWhenAbsent || attribute.isOnlyInKey()) {
      return read;
    }
    Code later =
        attribute.type().javaType().isPrimitive()
            ? Code.of("0")
            : Code.of("$T.orLater(null)", Names.STAMPS);
    return Code.of("item.isGivenLater($S) ? $L : $L", attribute.stored(), later, read);
  }

  /** Reads an attribute, as an expression. */
  static Code read(AttributeModel attribute) {
    if (attribute.isExtras()) {
      return Code.of("$N.read(item)", ExtrasCode.constant(attribute.component()));
    }
    Code present = readPresent(attribute);
    if (attribute.isOnlyInKey()) {
      // JSON has the value as an attribute, and no keys.
      Code json =
          attribute.isOnlyInIndex() && attribute.isNullable()
              ? Code.of("($L)", whenAbsent(attribute, present, Code.of("null")))
              : present;
      return Code.of("item.isJson() ? $L : $L", json, KeyValueCode.read(attribute));
    }
    if (attribute.type().declared().isSet()) {
      return whenAbsent(attribute, present, emptySet(attribute, ""));
    }
    DefaultValue initial = attribute.initial();
    if (initial != null && initial.isForReading()) {
      return whenAbsent(attribute, present, initial(attribute));
    }
    return mayBeAbsent(attribute) ? whenAbsent(attribute, present, Code.of("null")) : present;
  }

  /** Returns the condition that an item has an attribute. */
  static Code isThere(AttributeModel attribute) {
    return Code.of("item.has($S)", attribute.stored());
  }

  private static boolean mayBeAbsent(AttributeModel attribute) {
    return attribute.isNullable() && !attribute.isNeededWithin();
  }

  /**
   * Returns a value in the form in which it is read again: a null set becomes an empty one.
   *
   * @param scope the text before the constants of the codecs
   */
  public static Code asRead(AttributeModel attribute, Code value, String scope) {
    return attribute.type().declared().isSet()
        ? Code.of("$L == null ? $L : $L", value, emptySet(attribute, scope), value)
        : value;
  }

  private static Code emptySet(AttributeModel attribute, String scope) {
    if (attribute.type().declared().is(Kind.CONVERTED)) {
      return Code.of("$L$N.absent()", scope, CodecCode.constantName(attribute.component()));
    }
    return attribute.type().declared().is(Kind.SORTED_SET)
        ? Code.of("$T.emptySortedSet()", Collections.class)
        : Code.of("$T.of()", Set.class);
  }

  /**
   * Returns the default of an attribute, except the time of a put. Its sources are in variables
   * with their names.
   */
  public static Code initial(AttributeModel attribute) {
    return initial(attribute, component -> Code.of("$N", Words.variable(component)));
  }

  /**
   * Returns the default of an attribute, except the time of a put.
   *
   * @param known returns the value of a component that it is made of
   */
  public static Code initial(AttributeModel attribute, Function<String, Code> known) {
    if (attribute.initial() instanceof DefaultValue.Constant constant) {
      return Code.of("$T.$L", attribute.type().javaType(), constant.name());
    }
    if (attribute.initial() instanceof DefaultValue.NewId id) {
      return NewIdCode.of(id);
    }
    if (attribute.initial() instanceof DefaultValue.Field field) {
      return unwrapped(attribute, Code.of("$T.$N", field.owner(), field.name()));
    }
    if (attribute.initial() instanceof DefaultValue.Call call) {
      return unwrapped(
          attribute, Code.of("$T.$N($L)", call.owner(), call.method(), arguments(call, known)));
    }
    if (attribute.initial() instanceof DefaultValue.Literal literal) {
      return LiteralCode.value(attribute, literal);
    }
    throw new IllegalArgumentException(attribute + " has no constant default");
  }

  /** Returns the value within a member of the component's type; null if there is none. */
  static Code unwrapped(AttributeModel attribute, Code member) {
    return attribute.wrapping() == Wrapping.NONE
        ? member
        : Code.of("$T.orNull($L)", Names.OPTIONALS, member);
  }

  private static Code arguments(DefaultValue.Call call, Function<String, Code> known) {
    return call.parameters().stream()
        .map(p -> ItemCode.wrapped(p.wrapping(), known.apply(p.component())))
        .collect(Code.joining(", "));
  }

  private static Code whenAbsent(AttributeModel a, Code present, Code absent) {
    return Code.of("item.has($S) ? $L : $L", a.stored(), present, absent);
  }

  private static Code readPresent(AttributeModel attribute) {
    ValueType type = attribute.type();
    return CodecCode.needsCodec(type)
        ? Code.of(
            "item.value($S, $N)", attribute.stored(), CodecCode.constantName(attribute.component()))
        : Code.of("item.$L($S$L)", type.kind().reader(), attribute.stored(), timeFormat(type));
  }

  /** Returns a parameter for the value of an attribute. */
  public static ParameterSource parameter(AttributeModel attribute, String name) {
    TypeName type = TypeNames.of(attribute.type().javaType());
    boolean takesNull = attribute.isNullable() && !type.isPrimitive();
    return new ParameterSource(takesNull ? TypeNames.nullable(type) : type, name);
  }
}
