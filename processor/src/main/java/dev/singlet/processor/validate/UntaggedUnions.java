package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.DynamoType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.UnionModel.Variant;
import dev.singlet.processor.model.value.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * DynamoDB's types tell the records of a sealed interface without a discriminator apart. A record
 * that is stored as its component has one component, which is always stored.
 */
final class UntaggedUnions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (UnionModel union : entity.nested().unions()) {
      boolean areWhole =
          union.variants().stream().filter(each -> !isWhole(each, entity, report)).count() == 0;
      if (areWhole && !union.hasDiscriminator()) {
        checkTypes(union, entity.nested(), report);
      }
    }
  }

  /** Returns whether a record that is stored as its component has one that is always stored. */
  private static boolean isWhole(Variant variant, EntityModel entity, Report report) {
    if (!variant.type().is(Kind.UNWRAPPED)) {
      return true;
    }
    List<AttributeModel> attributes =
        entity.nested().record((ValueType.Nested) variant.type()).attributes();
    if (attributes.size() != 1) {
      return false; // It was reported when the record was read.
    }
    String problem = AlwaysStored.wayTo(attributes.get(0));
    if (problem != null) {
      report.add(
          "%s stands for the whole %s, which is @Unwrapped, so it can't be left out. %s",
          Code.INVALID_UNION, attributes.get(0), name(variant), problem);
    }
    return problem == null;
  }

  private static void checkTypes(UnionModel union, NestedTypes types, Report report) {
    Map<String, Variant> told = new HashMap<>();
    for (Variant variant : union.variants()) {
      String type = types.dynamoType(variant.type());
      Variant other = told.putIfAbsent(type, variant);
      if (type.equals(DynamoType.ANY)) {
        report.add(
            "%s is stored as any type of DynamoDB, so that nothing tells it from other records of"
                + " %s. Take @Unwrapped away, so that it is stored as M.",
            Code.INVALID_UNION, variant.place(), name(variant), union);
      } else if (other != null) {
        report.add(
            "%s and %s are both stored as %s, so that nothing tells which of them a value of %s is."
                + " Give %s a discriminator with @Union, or store one of them as another type, such"
                + " as with @Unwrapped.",
            Code.INVALID_UNION, variant.place(), name(other), name(variant), type, union, union);
      }
    }
  }

  private static String name(Variant variant) {
    return variant.rawType().simpleName();
  }
}
