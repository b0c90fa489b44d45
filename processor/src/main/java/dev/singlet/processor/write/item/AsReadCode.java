package dev.singlet.processor.write.item;

import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.OtherForms;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.function.Predicate;

/**
 * Writes components in the form in which they are read again, for the methods of a record that use
 * them.
 *
 * @param isWhole tells for which types a value goes through its codec, because of its parts
 * @param scope the text before the constants of the codecs
 */
public record AsReadCode(Predicate<ValueType> isWhole, String scope) {

  /**
   * The code for records within an entity. Results of their methods are stored, so the parts of
   * their components can be given unchanged. Otherwise, each level of a record that holds itself
   * would go through the codecs of all levels below, once for each level above.
   */
  public static final AsReadCode NESTED = new AsReadCode(type -> false, "");

  /** Returns the code in the class that has the constants of the codecs. */
  public static AsReadCode of(EntityModel entity) {
    return new AsReadCode(type -> OtherForms.areWithin(type, entity.nested()), "");
  }

  /** Returns the code in any other class generated for the entity. */
  public static AsReadCode outside(EntityModel entity) {
    return new AsReadCode(of(entity).isWhole(), Generated.TYPE + ".");
  }

  /** Returns the components from the values that an update knows. */
  public Parts known() {
    return Parts.of(
        this::known,
        each ->
            isSet(each)
                ? Code.of("!values.set($S).isEmpty()", each.component())
                : Code.of("values.get($S) != null", each.component()));
  }

  /** Returns the components from the variables with their names. */
  public Parts variables() {
    return Parts.of(this::variable, AsReadCode::isThere);
  }

  /** Returns a component from the values that an update knows. */
  public Code known(AttributeModel attribute) {
    String component = attribute.component();
    if (attribute.type().declared() instanceof ValueType.Holder set && set.kind().isSet()) {
      String method = set.is(Kind.SORTED_SET) ? "sortedSet" : "set";
      TypeName element = TypeNames.of(set.held().javaType().box());
      return whole(attribute, Code.of("values.<$T>$L($S)", element, method, component));
    }
    Code value = Code.of("values.<$T>get($S)", attribute.type().javaType().box(), component);
    return whole(attribute, own(attribute, value));
  }

  /** Returns a component from the variable with its name. */
  public Code variable(AttributeModel attribute) {
    Code variable = Code.of("$N", Words.variable(attribute.component()));
    return whole(attribute, own(attribute, variable));
  }

  /** Returns the condition that an item has a value that is in a variable with its name. */
  public static Code isThere(AttributeModel attribute) {
    String variable = Words.variable(attribute.component());
    return isSet(attribute)
        ? Code.of("($N != null && !$N.isEmpty())", variable, variable)
        : Code.of("$N != null", variable);
  }

  private static boolean isSet(AttributeModel attribute) {
    return attribute.type().declared().kind().isSet();
  }

  /** Returns the form of a value itself, without its parts. */
  private Code own(AttributeModel attribute, Code value) {
    ValueType type = attribute.type().declared();
    if (!OtherForms.areOf(type)) {
      return AttributeCode.asRead(attribute, value, scope);
    }
    TimeFormat precision =
        type instanceof ValueType.Time time
            ? time.precision()
            : type instanceof ValueType.Cut cut ? cut.precision() : null;
    return precision == null
        ? Code.of("$T.of($L)", Names.AS_READ, value)
        : Code.of("$T.of($L, $T.$L)", Names.AS_READ, value, TimeFormat.class, precision);
  }

  private Code whole(AttributeModel attribute, Code value) {
    return isWhole.test(attribute.type().declared())
        ? Code.of(
            "$T.of($L, $L$N)",
            Names.AS_READ,
            value,
            scope,
            CodecCode.constantName(attribute.component()))
        : value;
  }
}
