package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * The template of a number or binary key is one placeholder of that type. A component that is
 * itself a key attribute is stored with the type of the key attribute.
 */
final class TypedKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      ScalarType type = half.attribute().type();
      if (type != ScalarType.S && !fits(half.template().parts(), type)) {
        report.add(
            "%s: the key attribute %s is of type %s, and takes one placeholder of %s without other"
                + " text. Write such a template, or declare the key attribute as S.",
            Code.KEY_TYPE_MISMATCH,
            half,
            half.attribute().name(),
            type,
            type == ScalarType.N
                ? "a number, or of an Instant with epoch or epochMillis,"
                : "type byte[], SdkBytes or ByteBuffer");
      } else {
        noText(half, entity).ifPresent(attribute -> reportNoText(half, attribute, report));
      }
    }
  }

  /** Returns a component that is itself a text key attribute, but is not stored as text. */
  static Optional<AttributeModel> noText(KeyHalf half, EntityModel entity) {
    return half.attribute().type() == ScalarType.S
        ? entity
            .storedAs(half.attribute().name())
            .filter(attribute -> AttributeNames.isIt(attribute, half))
            .filter(attribute -> isNoText(half.template().values().get(0).type()))
        : Optional.empty();
  }

  private static boolean isNoText(ValueType type) {
    return type.stored() == ScalarType.N || type.is(Kind.BOOLEAN);
  }

  /** Reports a component that would be written as text and could not be read back. */
  private static void reportNoText(KeyHalf half, AttributeModel attribute, Report report) {
    ValueType type = half.template().values().get(0).type();
    report.add(
        "%s: the key attribute %s is of type S, but it is the component %s, which is stored as %s."
            + " %sive %s another name with @Attribute.",
        Code.KEY_TYPE_MISMATCH,
        half,
        half.attribute().name(),
        attribute,
        type.is(Kind.BOOLEAN) ? "a boolean" : "a number",
        type.kind().form().isNumber() ? "Declare the key attribute as N, or g" : "G",
        attribute);
  }

  private static boolean fits(List<Part> parts, ScalarType type) {
    if (parts.size() != 1 || !(parts.get(0) instanceof Part.Value value) || value.isConverted()) {
      return false;
    }
    Form form = value.type().kind().form();
    return form == Form.TIME
        ? type == ScalarType.N && value.isEpoch() && value.formats().size() == 1
        : type == form.stored() && value.formats().isEmpty();
  }
}
